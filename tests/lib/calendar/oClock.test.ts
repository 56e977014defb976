import fc from "fast-check"
import {
  lastMoment,
  leetMinutes,
  momentsBetween,
  nextMoment,
  oClockAt,
  palindromes,
  repeating,
  repeatKindOf,
  repeatKinds,
  teaMinutes,
} from "../../../src/lib/calendar/oClock"
import { clockText, dayMs, minuteMs, wallAt } from "../../../src/lib/calendar/wallClock"

const helsinki = "Europe/Helsinki"
const zones = [helsinki, "Pacific/Honolulu", "Pacific/Kiritimati", "Australia/Lord_Howe", "America/New_York"]
const ms = (iso: string) => Date.parse(iso)
const iso = (at: number) => new Date(at).toISOString().slice(0, 16)
const allDay = Array.from({ length: 1440 }, (_, i) => i)

describe("the times that are waited for", () => {
  it("are the sixteen palindromes of a day", () => {
    expect(palindromes.map(clockText).join(" ")).toBe(
      "00:00 01:10 02:20 03:30 04:40 05:50 10:01 11:11 12:21 13:31 14:41 15:51 20:02 21:12 22:22 23:32",
    )
    const isPalindrome = (text: string) => text === [...text].reverse().join("")
    expect(allDay.filter(of => isPalindrome(clockText(of)))).toEqual(palindromes)
  })

  it("are 39 that repeat: 3 of one digit, 21 more of the same twice, 15 more of two pairs", () => {
    expect(repeating(["one digit"]).map(clockText)).toEqual(["00:00", "11:11", "22:22"])
    expect(repeating(["twice the same"])).toHaveLength(21)
    expect(repeating(["two pairs"])).toHaveLength(15)
    const written = allDay.filter(of => /^(\d\d):\1$|^(\d)\2:(\d)\3$/.test(clockText(of)))
    expect(repeating(repeatKinds)).toEqual(written)
    expect(written).toHaveLength(39)
  })

  it("are called by the narrowest name", () => {
    const kind = (text: string) => repeatKindOf(Number(text.slice(0, 2)) * 60 + Number(text.slice(3)))
    expect(["11:11", "13:13", "11:22", "12:21", "12:34"].map(kind)).toEqual([
      "one digit",
      "twice the same",
      "two pairs",
      null,
      null,
    ])
  })
})

describe("a time of day", () => {
  it.each([
    [helsinki, "2026-02-28T11:36:59.999Z", "2026-02-28T11:37:00.000Z", "2026-02-28T11:37:59.999Z"],
    [helsinki, "2026-07-01T10:36:59.999Z", "2026-07-01T10:37:00.000Z", "2026-07-01T10:37:59.999Z"],
    ["Pacific/Honolulu", "2024-02-29T23:36:59.999Z", "2024-02-29T23:37:00.000Z", "2024-02-29T23:37:59.999Z"],
    [
      "Pacific/Kiritimati",
      "2024-12-30T23:36:59.999Z",
      "2024-12-30T23:37:00.000Z",
      "2024-12-30T23:37:59.999Z",
    ],
  ])("lasts one minute, and not a millisecond more, in %s", (zone, before, first, last) => {
    const is = (at: number) => oClockAt(at, zone, leetMinutes).isNow
    expect([before, first, last].map(ms).map(is)).toEqual([false, true, true])
    expect(is(ms(last) + 1)).toBe(false)
  })

  it("has the right next and last minute on both sides of every boundary", () => {
    const at = (text: string) => {
      const { next, last, isNow } = oClockAt(ms(text), "UTC", leetMinutes)
      return [iso(last.at), isNow, iso(next.at)]
    }
    expect(at("2024-02-28T13:36:59Z")).toEqual(["2024-02-27T13:37", false, "2024-02-28T13:37"])
    expect(at("2024-02-28T13:37:00Z")).toEqual(["2024-02-27T13:37", true, "2024-02-29T13:37"])
    expect(at("2024-02-28T13:37:59Z")).toEqual(["2024-02-27T13:37", true, "2024-02-29T13:37"])
    expect(at("2024-02-28T13:38:00Z")).toEqual(["2024-02-28T13:37", false, "2024-02-29T13:37"])
    expect(at("2024-12-31T13:38:00Z")).toEqual(["2024-12-31T13:37", false, "2025-01-01T13:37"])
  })

  it("that the clocks skip is not waited for", () => {
    // In Helsinki 29 March 2026 has no 03:30: after 02:20 comes 04:40, at 01:40 UTC.
    const { next } = oClockAt(ms("2026-03-29T00:30:00Z"), helsinki, palindromes)
    expect([clockText(next.minute), iso(next.at)]).toEqual(["04:40", "2026-03-29T01:40"])
    const only = nextMoment(ms("2026-03-28T12:00:00Z"), helsinki, [3 * 60 + 30])
    expect(iso(only.at)).toBe("2026-03-30T00:30")
    const before = lastMoment(ms("2026-03-29T12:00:00Z"), helsinki, [3 * 60 + 30])
    expect(iso(before.at)).toBe("2026-03-28T01:30")
  })

  it("that the clocks repeat comes twice", () => {
    const half = [3 * 60 + 30]
    const found = momentsBetween(ms("2026-10-25T00:00:00Z"), ms("2026-10-26T00:00:00Z"), helsinki, half)
    expect(found.map(({ at }) => iso(at))).toEqual(["2026-10-25T00:30", "2026-10-25T01:30"])
    expect(iso(nextMoment(ms("2026-10-25T00:30:00Z"), helsinki, half).at)).toBe("2026-10-25T01:30")
    expect(iso(nextMoment(ms("2026-10-25T01:30:00Z"), helsinki, half).at)).toBe("2026-10-26T01:30")
    expect(iso(lastMoment(ms("2026-10-25T01:29:59Z"), helsinki, half).at)).toBe("2026-10-25T00:30")
  })

  it("is found again after a day that was skipped whole, as in Samoa at the end of 2011", () => {
    // 29 December was followed by the 31st; the zone was at UTC-10 before and at UTC+14 after.
    expect(iso(nextMoment(ms("2011-12-30T00:00:00Z"), "Pacific/Apia", leetMinutes).at)).toBe(
      "2011-12-30T23:37",
    )
    expect(iso(lastMoment(ms("2011-12-30T12:00:00Z"), "Pacific/Apia", leetMinutes).at)).toBe(
      "2011-12-29T23:37",
    )
  })

  it("comes 16 times on a palindromic day, 15 when the clocks go forward, and 17 when they go back", () => {
    const count = (from: string, to: string) => momentsBetween(ms(from), ms(to), helsinki, palindromes).length
    expect(count("2026-02-28T22:00:00Z", "2026-03-01T22:00:00Z")).toBe(16)
    expect(count("2026-03-28T22:00:00Z", "2026-03-29T21:00:00Z")).toBe(15)
    expect(count("2026-10-24T21:00:00Z", "2026-10-25T22:00:00Z")).toBe(17)
  })

  const any = fc.integer({ min: ms("2010-01-01T00:00:00Z"), max: ms("2036-01-01T00:00:00Z") })
  const changes = ["2026-03-29", "2026-10-25", "2026-03-08", "2026-11-01", "2026-04-05", "2026-10-04"]
  const near = fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -dayMs, max: dayMs }))
    .map(([date, off]) => ms(`${date}T00:00:00Z`) + off)

  it("is the first of all minutes that shows it, at any instant, also where the clocks are changed", () => {
    const sets = fc.constantFrom(palindromes, repeating(repeatKinds))
    fc.assert(
      fc.property(fc.oneof(any, near), fc.constantFrom(...zones), sets, (at, zone, wanted) => {
        const shows = (t: number) => {
          const text = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, timeStyle: "short" }).format(t)
          return wanted.includes(Number(text.slice(0, 2)) * 60 + Number(text.slice(3)))
        }
        let next = Math.floor(at / minuteMs) * minuteMs + minuteMs
        while (!shows(next)) next += minuteMs
        let last = Math.floor(at / minuteMs) * minuteMs
        while (!shows(last)) last -= minuteMs
        expect(nextMoment(at, zone, wanted).at).toBe(next)
        expect(lastMoment(at, zone, wanted).at).toBe(last)
      }),
      { numRuns: 60 },
    )
  })

  it("is named as the clock shows it", () => {
    fc.assert(
      fc.property(fc.oneof(any, near), fc.constantFrom(...zones), (at, zone) => {
        const { next, last } = oClockAt(at, zone, teaMinutes)
        for (const { at: then, minute: of } of [next, last]) {
          expect(((wallAt(then, zone) % dayMs) + dayMs) % dayMs).toBe(of * minuteMs)
        }
        expect(last.at + minuteMs).toBeLessThanOrEqual(at)
        expect(next.at).toBeGreaterThan(at)
      }),
    )
  })
})
