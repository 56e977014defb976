import fc from "fast-check"
import {
  clockText,
  dayMs,
  firstInstantAt,
  hourMs,
  instantsAt,
  isZone,
  maxInstantMs,
  minuteMs,
  offsetAt,
  partsAt,
  startOfDay,
  wallAt,
  wallFrom,
  wallParts,
  zoneLabel,
} from "../../../src/lib/calendar/wallClock"

const zones = [
  "UTC",
  "Europe/Helsinki",
  "Pacific/Honolulu",
  "Pacific/Kiritimati",
  "Asia/Kathmandu",
  "America/St_Johns",
  "Australia/Lord_Howe",
  "America/New_York",
  "Africa/Casablanca",
]

const ms = (iso: string) => Date.parse(iso)

/** The wall clock by another way: the formatter of the platform. */
function formatted(at: number, timeZone: string): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" }).format(at)
}

const instants = fc.integer({ min: ms("1900-01-01T00:00:00Z"), max: ms("2099-12-31T23:59:59Z") })

describe("a wall clock", () => {
  it("agrees with the platform's own formatter, in any zone at any instant", () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (at, zone) => {
        const shown = new Date(Math.floor(wallAt(at, zone) / 1000) * 1000).toISOString()
        expect(shown.slice(0, 19).replace("T", " ")).toBe(formatted(at, zone))
      }),
      { numRuns: 300 },
    )
  })

  it("keeps the minus of an offset of less than an hour, as London and Monrovia had", () => {
    expect(offsetAt(ms("1840-01-01T00:00:00Z"), "Europe/London")).toBe(-75_000)
    expect(offsetAt(ms("1970-01-01T00:00:00Z"), "Africa/Monrovia")).toBe(-(44 * 60 + 30) * 1000)
    expect(offsetAt(ms("1970-01-01T00:00:00Z"), "Europe/London")).toBe(hourMs)
  })

  it("takes a distance from UTC for a zone, half and quarter hours too", () => {
    expect(offsetAt(0, "+05:45")).toBe(5.75 * hourMs)
    expect(offsetAt(0, "-00:30")).toBe(-0.5 * hourMs)
  })

  it("distinguishes valid and invalid zones", () => {
    expect(["Europe/Helsinki", "UTC", "+02:00", "-09:30"].filter(zone => !isZone(zone))).toEqual([])
    const none = ["", "Mars/Olympus", "Mars/Olympus-13", "+24:00", "+2:00", "+02:60", "Helsinki"]
    expect(none.filter(isZone)).toEqual([])
    expect(() => offsetAt(0, "Mars/Olympus")).toThrow(RangeError)
  })

  it("shows every instant's own time at that instant", () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (at, zone) => {
        const found = instantsAt(wallAt(at, zone), zone)
        expect(found).toContain(at)
        expect(found.length).toBeLessThanOrEqual(2)
        for (const other of found) expect(wallAt(other, zone)).toBe(wallAt(at, zone))
      }),
    )
  })

  it("never shows the skipped hour, and shows the repeated hour twice", () => {
    const helsinki = (iso: string) => instantsAt(ms(`${iso}Z`), "Europe/Helsinki")
    expect(helsinki("2026-03-29T02:59")).toEqual([ms("2026-03-29T00:59Z")])
    expect(helsinki("2026-03-29T03:00")).toEqual([])
    expect(helsinki("2026-03-29T03:59")).toEqual([])
    expect(helsinki("2026-03-29T04:00")).toEqual([ms("2026-03-29T01:00Z")])
    expect(helsinki("2026-10-25T02:59")).toEqual([ms("2026-10-24T23:59Z")])
    expect(helsinki("2026-10-25T03:00")).toEqual([ms("2026-10-25T00:00Z"), ms("2026-10-25T01:00Z")])
    expect(helsinki("2026-10-25T03:59")).toEqual([ms("2026-10-25T00:59Z"), ms("2026-10-25T01:59Z")])
    expect(helsinki("2026-10-25T04:00")).toEqual([ms("2026-10-25T02:00Z")])
  })

  it("skips half an hour on Lord Howe Island, and a whole day in Samoa", () => {
    expect(instantsAt(ms("2026-10-04T02:15Z"), "Australia/Lord_Howe")).toEqual([])
    expect(instantsAt(ms("2026-10-04T02:45Z"), "Australia/Lord_Howe")).toHaveLength(1)
    expect(instantsAt(ms("2011-12-30T12:00Z"), "Pacific/Apia")).toEqual([])
    expect(instantsAt(ms("2011-12-31T12:00Z"), "Pacific/Apia")).toHaveLength(1)
  })

  it("begins a day at the end of the jump where midnight is skipped, and once where it comes twice", () => {
    // Beirut goes forward at midnight; Havana goes back at one.
    expect(startOfDay({ year: 2026, month: 3, day: 29 }, "Asia/Beirut")).toBe(ms("2026-03-28T22:00:00Z"))
    expect(partsAt(ms("2026-03-28T22:00:00Z"), "Asia/Beirut")).toMatchObject({ day: 29, hour: 1 })
    expect(startOfDay({ year: 2026, month: 10, day: 31 }, "America/Havana", 1)).toBe(
      ms("2026-11-01T04:00:00Z"),
    )
    expect(startOfDay({ year: 2011, month: 12, day: 30 }, "Pacific/Apia")).toBe(ms("2011-12-30T10:00:00Z"))
    expect(firstInstantAt(ms("2026-03-29T03:30:00Z"), "Europe/Helsinki")).toBe(ms("2026-03-29T01:00:00Z"))
  })

  it("asks the browser for nothing that Chrome 93 has not got", () => {
    const Native = Intl.DateTimeFormat
    const old = jest.spyOn(Intl, "DateTimeFormat").mockImplementation((locale, options) => {
      if (/Offset|Generic/.test(options?.timeZoneName ?? "")) throw new RangeError("No such style.")
      return new Native(locale, options)
    })
    expect(offsetAt(0, "Asia/Kabul")).toBe(4.5 * hourMs)
    expect(isZone("Asia/Kabul")).toBe(true)
    old.mockRestore()
  })

  it("goes on for some hours beyond both ends of Date", () => {
    expect(partsAt(maxInstantMs, "Pacific/Kiritimati")).toMatchObject({
      year: 275760,
      month: 9,
      day: 13,
      weekday: 6,
      hour: 14,
    })
    expect(partsAt(-maxInstantMs, "-10:00")).toMatchObject({ year: -271821, month: 4, day: 19, hour: 14 })
    expect(partsAt(-maxInstantMs, "UTC")).toMatchObject({
      year: -271821,
      month: 4,
      day: 20,
      weekday: 2,
      hour: 0,
    })
  })

  it("is put together from the parts that it is taken into", () => {
    const walls = fc.integer({ min: -maxInstantMs, max: maxInstantMs })
    fc.assert(
      fc.property(walls, wall => {
        const { year, month, day: date, hour: h, minute: m, second, millisecond } = wallParts(wall)
        expect(wallFrom(year, month, date, h * hourMs + m * minuteMs + second * 1000 + millisecond)).toBe(
          wall,
        )
      }),
    )
    expect(wallFrom(50, 1, 1)).toBe(ms("0050-01-01T00:00:00Z"))
    expect(wallFrom(1970, 1, 2)).toBe(dayMs)
  })

  it("is written with two digits each", () => {
    expect([0, 425, 1439].map(clockText)).toEqual(["00:00", "07:05", "23:59"])
  })

  it("has the names of today", () => {
    expect(zoneLabel("Asia/Calcutta")).toBe("Asia/Kolkata")
    expect(zoneLabel("America/New_York")).toBe("America/New York")
  })
})
