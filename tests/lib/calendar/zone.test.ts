import fc from "fast-check"
import { helsinkiParts } from "../../../src/lib/calendar/zone"

/** The same parts by another way: the formatter of the platform. */
function formatted(instant: Date) {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone: "Europe/Helsinki",
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  })
  return Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
}

describe("Helsinki", () => {
  it("is two hours ahead of UTC in winter and three in summer", () => {
    expect(helsinkiParts(new Date("2024-01-15T12:00:00Z"))).toMatchObject({
      hour: 14,
      minute: 0,
      weekday: 1,
      dayOfYear: 15,
    })
    expect(helsinkiParts(new Date("2024-07-15T12:00:00Z"))).toMatchObject({ hour: 15, minute: 0, weekday: 1 })
  })

  it("jumps from 02:59 to 04:00 in March, and is at 03:59 twice in October", () => {
    expect(helsinkiParts(new Date("2024-03-31T00:59:59Z"))).toMatchObject({
      day: 31,
      hour: 2,
      minute: 59,
      second: 59,
    })
    expect(helsinkiParts(new Date("2024-03-31T01:00:00Z"))).toMatchObject({ day: 31, hour: 4, minute: 0 })
    expect(helsinkiParts(new Date("2024-10-27T00:59:00Z"))).toMatchObject({ hour: 3, minute: 59 })
    expect(helsinkiParts(new Date("2024-10-27T01:59:00Z"))).toMatchObject({ hour: 3, minute: 59 })
  })

  it("has the new year two hours before UTC", () => {
    const eve = helsinkiParts(new Date("2024-12-31T21:59:59Z"))
    expect(eve).toMatchObject({ year: 2024, month: 12, day: 31, dayOfYear: 366, daysInYear: 366 })
    const day = helsinkiParts(new Date("2024-12-31T22:00:00Z"))
    expect(day).toMatchObject({ year: 2025, month: 1, day: 1, dayOfYear: 1, daysInYear: 365 })
  })

  it("agrees with the platform's own formatter at any instant", () => {
    const instants = fc.date({
      min: new Date("1990-01-01T00:00:00Z"),
      max: new Date("2036-01-01T00:00:00Z"),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(instants, instant => {
        const { year, month, day, hour, minute, second, dayOfYear, weekday } = helsinkiParts(instant)
        expect(formatted(instant)).toMatchObject({ year, month, day, hour, minute, second })
        const days = Date.UTC(year, month - 1, day) / 86_400_000
        expect(dayOfYear).toBe(days - Date.UTC(year, 0, 0) / 86_400_000)
        expect(weekday).toBe((days + 4) % 7)
      }),
    )
  })

  it("is not moved to the visitor's own zone by a test clock that replaces Date", () => {
    const Native = Date
    // Playwright's and Sinon's clocks make a native Date of every new one, whatever class was asked for.
    function Replaced(...all: []) {
      return Reflect.construct(Native, all)
    }
    Object.assign(Replaced, { UTC: Native.UTC, parse: Native.parse, now: Native.now })
    Replaced.prototype = Native.prototype
    globalThis.Date = Replaced as unknown as DateConstructor
    try {
      jest.isolateModules(() => {
        const fresh = jest.requireActual<typeof import("../../../src/lib/calendar/zone")>(
          "../../../src/lib/calendar/zone",
        )
        const newYear = new Native("2024-12-31T22:30:00Z")
        expect(fresh.helsinkiParts(newYear)).toMatchObject({
          year: 2025,
          month: 1,
          day: 1,
          hour: 0,
          dayOfYear: 1,
        })
      })
    } finally {
      globalThis.Date = Native
    }
  })

  it("refuses a date that is none", () => {
    expect(() => helsinkiParts(new Date(Number.NaN))).toThrow(RangeError)
  })
})
