import fc from "fast-check"
import { longDate } from "../../../src/lib/calendar/longDate"

describe("a long date", () => {
  it("is written as the British do", () => {
    expect(longDate("2021-06-02")).toBe("2 June 2021")
    expect(longDate("2024-02-29")).toBe("29 February 2024")
    expect(longDate("1998-12-31")).toBe("31 December 1998")
  })

  it("agrees with the calendar on every day", () => {
    const british = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" })
    const day = fc.date({ min: new Date("1900-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
    fc.assert(
      fc.property(day, date => expect(longDate(date.toISOString().slice(0, 10))).toBe(british.format(date))),
    )
  })

  it("throws for an invalid day", () => {
    for (const text of [
      "",
      "2021-6-2",
      "2021-02-29",
      "2021-00-10",
      "2021-13-01",
      "2021-04-31",
      "2021-06-00",
      "2 June 2021",
    ])
      expect(() => longDate(text)).toThrow(RangeError)
  })
})
