import { monthName, weekdayName } from "../../../src/lib/calendar/dayNames"

describe("the names of days", () => {
  it("are those of the platform's own English calendar", () => {
    for (let month = 1; month <= 12; month++) {
      const date = new Date(Date.UTC(2024, month - 1, 1))
      expect(monthName(month)).toBe(date.toLocaleDateString("en-GB", { month: "long", timeZone: "UTC" }))
    }
    for (let day = 1; day <= 7; day++) {
      const date = new Date(Date.UTC(2024, 6, day))
      const name = date.toLocaleDateString("en-GB", { weekday: "long", timeZone: "UTC" })
      expect(weekdayName(day)).toBe(name)
    }
    expect(weekdayName(0)).toBe("Sunday")
  })

  it("throw for invalid numbers", () => {
    expect(() => monthName(0)).toThrow("There is no month 0.")
    expect(() => monthName(13)).toThrow(RangeError)
    expect(() => weekdayName(8)).toThrow("There is no weekday 8.")
    expect(() => weekdayName(-1)).toThrow(RangeError)
  })
})
