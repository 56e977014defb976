import { readFileSync } from "node:fs"
import { act, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import { bitValue, flipBit, lampsOf, toInt32, woundTo } from "../../../src/embeds/time/timestamp/lamps"
import {
  bits,
  distanceText,
  endText,
  formsOf,
  isoText,
  longText,
  maxInt32,
  offsetText,
  secondsText,
} from "../../../src/embeds/time/timestamp/logic"
import { type Reading, readTime, type Unit } from "../../../src/embeds/time/timestamp/read"
import { schema } from "../../../src/embeds/time/timestamp/schema"
import UnixTime from "../../../src/embeds/time/timestamp/UnixTime"
import { maxInstantMs, wallAt } from "../../../src/lib/calendar/wallClock"
import { askForCalm, onPage } from "../../jest/visit"
import { hydrationErrors } from "./hydrate"
import { homes, liveIn } from "./zone"

const famous = parse(schema, parseYaml(readFileSync("content/data/famous-timestamps.yaml", "utf8")))
const ms = (iso: string) => Date.parse(iso)

/** The only instant that a text is read as. */
function instant(text: string, zone = "UTC", unit: Unit = "guess"): number {
  const reading = readTime(text, unit, zone)
  if (reading.kind !== "time" || reading.instants.length !== 1) throw new Error(JSON.stringify(reading))
  return reading.instants[0] ?? Number.NaN
}

/** Returns the marked part of a text and the reason. */
function mistake(text: string, zone = "UTC"): [marked: string, what: string] {
  const reading: Reading = readTime(text, "guess", zone)
  if (reading.kind !== "mistake") throw new Error(JSON.stringify(reading))
  const { index, length, what } = reading
  expect(index).toBeLessThanOrEqual(text.length)
  expect(index + length).toBeLessThanOrEqual(text.length)
  return [`${text.slice(0, index)}[${text.slice(index, index + length)}]`, what]
}

describe("a number of Unix time", () => {
  it.each([
    ["0", "1970-01-01T00:00:00.000Z"],
    ["-0", "1970-01-01T00:00:00.000Z"],
    ["1000000000", "2001-09-09T01:46:40.000Z"],
    ["1234567890", "2009-02-13T23:31:30.000Z"],
    ["2147483647", "2038-01-19T03:14:07.000Z"],
    ["-2147483648", "1901-12-13T20:45:52.000Z"],
    [" 1 700 000 000 ", "2023-11-14T22:13:20.000Z"],
    ["1_700_000_000", "2023-11-14T22:13:20.000Z"],
    ["1,700,000,000", "2023-11-14T22:13:20.000Z"],
    ["1.700.000.000,5", "2023-11-14T22:13:20.500Z"],
    ["1700000000,5", "2023-11-14T22:13:20.500Z"],
    ["1700000000.5", "2023-11-14T22:13:20.500Z"],
    ["\u22121.5", "1969-12-31T23:59:58.500Z"],
    ["99999999999", "5138-11-16T09:46:39.000Z"],
    ["100000000000", "1973-03-03T09:46:40.000Z"],
    ["1700000000123", "2023-11-14T22:13:20.123Z"],
    ["8640000000000000ms", "+275760-09-13T00:00:00.000Z"],
    ["-8640000000000000 ms", "-271821-04-20T00:00:00.000Z"],
    ["1700000000123456", "2023-11-14T22:13:20.123Z"],
    ["1700000000123456789", "2023-11-14T22:13:20.123Z"],
    ["-1700000000123456", "1916-02-18T01:46:39.877Z"],
    ["1700000000 s", "2023-11-14T22:13:20.000Z"],
    ["12 ms", "1970-01-01T00:00:00.012Z"],
    ["1700000000000 µs", "1970-01-20T16:13:20.000Z"],
    ["1700000000000000 ns", "1970-01-20T16:13:20.000Z"],
    ["@1700000000", "2023-11-14T22:13:20.000Z"],
    ["1.7e9", "2023-11-14T22:13:20.000Z"],
    ["1.7E+12", "2023-11-14T22:13:20.000Z"],
    ["/Date(1700000000123)/", "2023-11-14T22:13:20.123Z"],
    ["/Date(1700000000123+0200)/", "2023-11-14T22:13:20.123Z"],
    ["\u202a1700000000\u202c", "2023-11-14T22:13:20.000Z"],
  ])("%s is %s", (text, iso) => {
    expect(new Date(instant(text)).toISOString()).toBe(iso)
  })

  it("is of the unit that is asked for", () => {
    expect(instant("1700000000", "UTC", "milliseconds")).toBe(1_700_000_000)
    expect(instant("8640000000000", "UTC", "seconds")).toBe(maxInstantMs)
    expect(instant("12", "UTC", "seconds")).toBe(12_000)
  })

  it("says what it was read as, and when something was too small to keep", () => {
    expect(readTime("1.2345", "guess", "UTC")).toEqual({
      kind: "time",
      instants: [1234],
      as: "seconds",
      cut: true,
    })
    expect(readTime("1.2340", "guess", "UTC")).toMatchObject({ instants: [1234], cut: false })
    expect(readTime("170000000000.9", "guess", "UTC")).toMatchObject({ as: "milliseconds", cut: true })
    expect(readTime("2024-02-29T12:00:00.1234Z", "guess", "UTC")).toMatchObject({ as: "date", cut: true })
  })

  it("is what any instant's seconds are read as again, to the millisecond", () => {
    fc.assert(
      fc.property(fc.integer({ min: -maxInstantMs, max: maxInstantMs }), at => {
        expect(instant(secondsText(at), "UTC", "seconds")).toBe(at === 0 ? 0 : at)
        expect(instant(String(at), "UTC", "milliseconds")).toBe(at === 0 ? 0 : at)
      }),
    )
  })
})

describe("a date", () => {
  it.each([
    ["2024-02-29", "2024-02-29T00:00:00.000Z"],
    ["2024-02", "2024-02-01T00:00:00.000Z"],
    ["2024-02-29T12:00", "2024-02-29T12:00:00.000Z"],
    ["2024-02-29 12:00:30.25", "2024-02-29T12:00:30.250Z"],
    ["2024-02-29t12:00:00,5z", "2024-02-29T12:00:00.500Z"],
    ["2024-02-29T12:00+05:45", "2024-02-29T06:15:00.000Z"],
    ["2024-02-29T12:00 -0330", "2024-02-29T15:30:00.000Z"],
    ["2024-02-29T12:00\u221203:30", "2024-02-29T15:30:00.000Z"],
    ["2024-02-29T12+02", "2024-02-29T10:00:00.000Z"],
    ["2024-02-29T12Z", "2024-02-29T12:00:00.000Z"],
    ["2024-02-29T12", "2024-02-29T12:00:00.000Z"],
    ["2024-02-29T12.5Z", "2024-02-29T12:30:00.000Z"],
    ["2024-02-29T12:30,5Z", "2024-02-29T12:30:30.000Z"],
    ["2024-02-29T1230Z", "2024-02-29T12:30:00.000Z"],
    ["2024-02-29T123045.5Z", "2024-02-29T12:30:45.500Z"],
    ["20240229T12Z", "2024-02-29T12:00:00.000Z"],
    ["2024-060", "2024-02-29T00:00:00.000Z"],
    ["2024-02-29T12:30:45Z.", "2024-02-29T12:30:45.000Z"],
    ["2024-02-29,", "2024-02-29T00:00:00.000Z"],
    ["29 February 2024.", "2024-02-29T00:00:00.000Z"],
    ["29.2.2024.", "2024-02-29T00:00:00.000Z"],
    ["(2024-02-29 12:30)", "2024-02-29T12:30:00.000Z"],
    ["<2024-02-29T12:30Z>;", "2024-02-29T12:30:00.000Z"],
    ["2024-366T12:00Z", "2024-12-31T12:00:00.000Z"],
    ["2024060T1200Z", "2024-02-29T12:00:00.000Z"],
    ["2024W094", "2024-02-29T00:00:00.000Z"],
    ["2024W09", "2024-02-26T00:00:00.000Z"],
    ["2024W094T1200Z", "2024-02-29T12:00:00.000Z"],
    ["0050-W01", "0050-01-03T00:00:00.000Z"],
    ["2024-1-1", "2024-01-01T00:00:00.000Z"],
    ["2024-1-1 1:02", "2024-01-01T01:02:00.000Z"],
    ["2024-02-29 9:05", "2024-02-29T09:05:00.000Z"],
    ["2024-02-29, 12:30:45", "2024-02-29T12:30:45.000Z"],
    ["2024-02-29, 12:30:45 p.m.", "2024-02-29T12:30:45.000Z"],
    ["2024-02-29 at 12:30", "2024-02-29T12:30:00.000Z"],
    ["2024:02:29 12:30:45", "2024-02-29T12:30:45.000Z"],
    ["2024.02.29", "2024-02-29T00:00:00.000Z"],
    ["2024. 2. 29. 12:30", "2024-02-29T12:30:00.000Z"],
    ["2024年2月29日 12:30", "2024-02-29T12:30:00.000Z"],
    ["29-02-2024", "2024-02-29T00:00:00.000Z"],
    ["02-29-2024 12:30", "2024-02-29T12:30:00.000Z"],
    ["29th of February 2024", "2024-02-29T00:00:00.000Z"],
    ["the 29th of February, 2024", "2024-02-29T00:00:00.000Z"],
    ["2024 Feb 29", "2024-02-29T00:00:00.000Z"],
    ["2024-Feb-29 12:30", "2024-02-29T12:30:00.000Z"],
    ["Thu 2024-02-29 12:30:45 UTC", "2024-02-29T12:30:45.000Z"],
    ["Thursday, 2024-02-29", "2024-02-29T00:00:00.000Z"],
    ["to 29.2.2024", "2024-02-29T00:00:00.000Z"],
    ["torstaina 29.2.2024 klo 12.30", "2024-02-29T12:30:00.000Z"],
    ["29. helmikuuta 2024 klo 12.30", "2024-02-29T12:30:00.000Z"],
    ["torstai 29. helmikuuta 2024", "2024-02-29T00:00:00.000Z"],
    ["24. kesäkuuta 2026", "2026-06-24T00:00:00.000Z"],
    ["Fri, 18 May 2012 00:00:00 EST", "2012-05-18T05:00:00.000Z"],
    ["Sun, 05 Feb 2017 11:38:14 PST", "2017-02-05T19:38:14.000Z"],
    ["Thu Mar  4 08:00:00 CST 1982", "1982-03-04T14:00:00.000Z"],
    ["Thu Feb 29 12:30:45 EET 2024", "2024-02-29T10:30:45.000Z"],
    ["2024-07-01 12:30 EEST", "2024-07-01T09:30:00.000Z"],
    ["2024-07-01T12:30+03", "2024-07-01T09:30:00.000Z"],
    ["2024-07-01T12:30[Europe/Helsinki]", "2024-07-01T09:30:00.000Z"],
    ["2024-07-01T12:30[+03:00]", "2024-07-01T09:30:00.000Z"],
    ["2024-07-01[Europe/Helsinki][u-ca=gregory]", "2024-06-30T21:00:00.000Z"],
    ["2024-12-31T24:00Z", "2025-01-01T00:00:00.000Z"],
    ["0000-02-29", "0000-02-29T00:00:00.000Z"],
    ["0099-12-31", "0099-12-31T00:00:00.000Z"],
    ["-000044-03-15", "-000044-03-15T00:00:00.000Z"],
    ["+012026-01-01", "+012026-01-01T00:00:00.000Z"],
    ["+275760-09-13T00:00Z", "+275760-09-13T00:00:00.000Z"],
  ])("written as %s is %s", (text, iso) => {
    expect(new Date(instant(text)).toISOString()).toBe(iso)
  })

  // Date of JavaScript, ctime and date, RFC 5322, RFC 9110, RFC 9557, PostgreSQL, SQL Server, Oracle, Rails, Go, Java, nginx.
  it.each([
    ["Tue, 3 Jun 2008 11:05:30 GMT", "2008-06-03T11:05:30Z"],
    ["Tue, 03 Jun 2008 11:05:30 +0110", "2008-06-03T09:55:30Z"],
    ["Sun, 06 Nov 1994 08:49:37 GMT", "1994-11-06T08:49:37Z"],
    ["Sunday, 06-Nov-94 08:49:37 GMT", "1994-11-06T08:49:37Z"],
    ["Sun Nov  6 08:49:37 1994", "1994-11-06T06:49:37Z"],
    ["Sun Nov  6 08:49:37 UTC 1994", "1994-11-06T08:49:37Z"],
    ["Sun Nov 6 08:49:37 PM UTC 1994", "1994-11-06T20:49:37Z"],
    ["Sun Nov 06 08:49:37 +0300 1994", "1994-11-06T05:49:37Z"],
    ["Thu Mar 05 2026 19:07:22 GMT+0000 (Coordinated Universal Time)", "2026-03-05T19:07:22Z"],
    ["Thu Mar 05 2026 21:07:22 GMT+0200 (Eastern European Standard Time)", "2026-03-05T19:07:22Z"],
    ["Thu, 05 Mar 2026 19:07:22 UT", "2026-03-05T19:07:22Z"],
    ["Thu Mar 05 2026", "2026-03-04T22:00:00Z"],
    ["March 5, 2026", "2026-03-04T22:00:00Z"],
    ["March 5th, 2026 at 7:07 PM", "2026-03-05T17:07:00Z"],
    ["Mar 5, 2026, 7:07:22\u202fPM", "2026-03-05T17:07:22Z"],
    ["Mar  5 2026  7:07PM", "2026-03-05T17:07:00Z"],
    ["5 March 2026 at 19:07:22 UTC", "2026-03-05T19:07:22Z"],
    ["2026-03-05 19:07:22.304 UTC", "2026-03-05T19:07:22.304Z"],
    ["2026-03-05 19:07:22.304 gmt", "2026-03-05T19:07:22.304Z"],
    ["2026-03-05T19:07:22UTC", "2026-03-05T19:07:22Z"],
    ["2026-03-05 19:07:22.304123+00", "2026-03-05T19:07:22.304Z"],
    ["2026-03-05 19:07:22,304", "2026-03-05T17:07:22.304Z"],
    ["2026-03-05 07:07:22 PM", "2026-03-05T17:07:22Z"],
    ["2026-03-05 12:00 AM", "2026-03-04T22:00:00Z"],
    ["2026-03-05 12:00 p.m.", "2026-03-05T10:00:00Z"],
    ["2026-03-05 19:07:22 UTC+2", "2026-03-05T17:07:22Z"],
    ["2026-03-05 19:07:22 GMT+02:00", "2026-03-05T17:07:22Z"],
    ["2026-03-05 19:07:22.304 +0000 UTC m=+0.000012", "2026-03-05T19:07:22.304Z"],
    ["2026-03-05 21:07:22 +0200 EET", "2026-03-05T19:07:22Z"],
    ["2026-03-05T21:07:22+02:00[Europe/Helsinki]", "2026-03-05T19:07:22Z"],
    ["2026-03-05T19:07:22Z[UTC]", "2026-03-05T19:07:22Z"],
    ["20260305T190722Z", "2026-03-05T19:07:22Z"],
    ["20260305T190722.304Z", "2026-03-05T19:07:22.304Z"],
    ["20260305T1907+0200", "2026-03-05T17:07:00Z"],
    ["2026/03/05 19:07:22", "2026-03-05T17:07:22Z"],
    ["2026/03/05 19:07:22 UTC", "2026-03-05T19:07:22Z"],
    ["05/Mar/2026:19:07:22 +0000", "2026-03-05T19:07:22Z"],
    ["[05/Mar/2026:19:07:22 +0000]", "2026-03-05T19:07:22Z"],
    ["05-Mar-2026 19:07:22", "2026-03-05T17:07:22Z"],
    ["05-MAR-26 07.07 PM", ""],
    ["3/25/2026, 7:07:22 PM", "2026-03-25T17:07:22Z"],
    ["25/03/2026, 19:07:22", "2026-03-25T17:07:22Z"],
    ["5/5/2026", "2026-05-04T21:00:00Z"],
    ["5.3.2026 klo 19.07.22", "2026-03-05T17:07:22Z"],
    ['"2026-03-05T19:07:22.304Z"', "2026-03-05T19:07:22.304Z"],
  ])("as programs print it, %s, is %s from Helsinki", (text, iso) => {
    if (iso === "") expect(mistake(text)[1]).toMatch(/colon/)
    else expect(new Date(instant(text, "Europe/Helsinki")).getTime()).toBe(ms(iso))
  })

  it("with strokes is asked about where it could be either of two days", () => {
    expect(mistake("05/03/2026, 19:07:22")).toEqual([
      "[05/03/2026]",
      "In London 05/03/2026 is 5 March; in New York it is 3 May. Write 2026-03-05 or 2026-05-03.",
    ])
    expect(mistake("05-03-2026")[1]).toMatch(/^In London 05-03-2026 is 5 March; in New York it is 3 May\./)
    expect(mistake("30/02/2024")[1]).toBe("February 2024 has 29 days. There is no day 30.")
    expect(mistake("13/13/2024")[1]).toBe("There is no month 13.")
    expect(mistake("1/2/26")[1]).toMatch(/four digits/)
    expect(mistake("2026-03-05 13:00 PM")[1]).toBe("There is no hour 13 with AM or PM.")
  })

  it("in digits alone is asked about, where it could be a number too", () => {
    expect(mistake("20240229")).toEqual([
      "[20240229]",
      "This could be 29 February 2024, or a number. Write 2024-02-29, or choose the unit.",
    ])
    expect(mistake("202402291230")[1]).toMatch(/^This could be 29 February 2024/)
    expect(mistake("20240229123045")[1]).toMatch(/^This could be 29 February 2024/)
    expect(instant("20240229", "UTC", "seconds")).toBe(20_240_229_000)
    expect(instant("20240229 s")).toBe(20_240_229_000)
    expect(instant("20240230")).toBe(20_240_230_000)
    expect(instant("20242000123045")).toBe(20_242_000_123_045)
  })

  it("is read in each way in which JavaScript writes any instant, in UTC under any of its names", () => {
    const near = fc.integer({ min: Date.UTC(1000, 0), max: Date.UTC(9999, 0) })
    fc.assert(
      fc.property(
        near,
        fc.constantFrom("GMT", "UTC", "UT", "Z", "gmt", "+0000", "+00:00", "GMT+0"),
        (at, name) => {
          const second = Math.floor(at / 1000) * 1000
          const date = new Date(at)
          const read = (text: string) => [text, instant(text, "Europe/Helsinki")]
          const is = (text: string, at: number) => expect(read(text)).toEqual([text, at])
          is(date.toUTCString(), second)
          is(date.toUTCString().replace("GMT", name), second)
          is(date.toString(), second)
          is(date.toISOString(), at)
          is(date.toISOString().replace("Z", ` ${name}`), at)
          is(date.toISOString().replace("T", " ").replace("Z", ` ${name}`), at)
          is(date.toISOString().replace(/[-:]/g, ""), at)
          is(
            `${date.toLocaleString("en-US", { timeZone: "UTC", dateStyle: "long", timeStyle: "medium" })} ${name}`,
            second,
          )
          is(
            `${date.toLocaleString("en-GB", { timeZone: "UTC", dateStyle: "full", timeStyle: "medium" })} ${name}`,
            second,
          )
          is(`${date.toLocaleString("sv-SE", { timeZone: "UTC" })} ${name}`, second)
          is(`${date.toLocaleString("fi-FI", { timeZone: "UTC" })} ${name}`, second)
          is(
            `${date.toLocaleString("fi-FI", { timeZone: "UTC", dateStyle: "full", timeStyle: "medium" })} ${name}`,
            second,
          )
          is(`${date.toLocaleString("en-CA", { timeZone: "UTC" })} ${name}`, second)
        },
      ),
    )
  })

  it.each([
    ["Europe/Helsinki", "2024-07-01T00:00", "2024-06-30T21:00:00.000Z"],
    ["Pacific/Honolulu", "2024-07-01T00:00", "2024-07-01T10:00:00.000Z"],
    ["Pacific/Kiritimati", "2024-07-01T00:00", "2024-06-30T10:00:00.000Z"],
    ["Asia/Kathmandu", "2024-07-01T00:00", "2024-06-30T18:15:00.000Z"],
    ["Asia/Kolkata", "1234-01-01T00:00", "1233-12-31T18:06:32.000Z"],
    ["+05:45", "2024-07-01", "2024-06-30T18:15:00.000Z"],
  ])("without a distance is on the clocks of %s", (zone, text, iso) => {
    expect(new Date(instant(text, zone)).toISOString()).toBe(iso)
  })

  it("is what any instant is read as again, in any zone", () => {
    const zones = fc.constantFrom("UTC", "Europe/Helsinki", "Asia/Kathmandu", "America/St_Johns", "+14:00")
    const near = fc.integer({ min: ms("1925-01-01T00:00:00Z"), max: ms("2200-01-01T00:00:00Z") })
    fc.assert(
      fc.property(
        fc.oneof(near, fc.integer({ min: -maxInstantMs, max: maxInstantMs })),
        zones,
        (at, zone) => {
          expect(instant(isoText(at, null))).toBe(at)
          const text = isoText(at, zone)
          const local = readTime(text.replace(/[+-]\d\d:\d\d(:\d\d)?$/, ""), "guess", zone)
          expect(local).toMatchObject({ kind: "time", instants: expect.arrayContaining([at]) })
          expect(instant(text)).toBe(at)
        },
      ),
    )
  })

  it.each([
    ["14.2.2026", "2026-02-14T00:00"],
    ["01.02.2026", "2026-02-01T00:00"],
    ["29. 2. 2024", "2024-02-29T00:00"],
    ["14.2.2026 klo 12.30", "2026-02-14T12:30"],
    ["14.2.2026 klo 9", "2026-02-14T09:00"],
    ["14.2.2026 9:05:30", "2026-02-14T09:05:30"],
    ["14.2.2026 24.00", "2026-02-15T00:00"],
    ["Saturday 14 February 2026, 12:30:00", "2026-02-14T12:30"],
    ["Sat, 14 Feb 2026 12:30:00", "2026-02-14T12:30"],
    ["14 February 2026", "2026-02-14T00:00"],
    ["2026-W07", "2026-02-09T00:00"],
    ["2026-W07-6", "2026-02-14T00:00"],
    ["2026-w53-7T12:00", "2027-01-03T12:00"],
  ])("written as %s is on the clocks of the zone, too: %s", (text, iso) => {
    expect(instant(text, "Europe/Helsinki")).toBe(ms(`${iso}+02:00`))
  })

  it("has a distance from UTC after it in any way of writing, with seconds as before there were zones", () => {
    expect(instant("14.2.2026 klo 12.30 +02:00")).toBe(ms("2026-02-14T10:30Z"))
    expect(instant("1870-01-01T01:39:49+01:39:49")).toBe(ms("1870-01-01T00:00Z"))
    expect(instant("1840-01-01T00:00:00-00:01:15")).toBe(ms("1840-01-01T00:01:15Z"))
  })

  it("that the clocks skipped is none, and one that they showed twice is two", () => {
    expect(mistake("2026-03-29T03:30", "Europe/Helsinki")).toEqual([
      "[2026-03-29T03:30]",
      "The clocks of this time zone never showed that: they were put forward past it.",
    ])
    expect(readTime("2026-10-25 03:30", "guess", "Europe/Helsinki")).toMatchObject({
      instants: [ms("2026-10-25T00:30Z"), ms("2026-10-25T01:30Z")],
    })
  })
})

describe("a mistake", () => {
  it.each([
    ["2024-13-01", "2024-[13]", "There is no month 13."],
    ["2024-00-01", "2024-[00]", "There is no month 00."],
    ["2023-02-29", "2023-02-[29]", "February 2023 has 28 days. There is no day 29."],
    ["1900-02-29", "1900-02-[29]", "February 1900 has 28 days. There is no day 29."],
    ["  2024-04-31", "  2024-04-[31]", "April 2024 has 30 days. There is no day 31."],
    ["2024-4-31", "2024-4-[31]", "April 2024 has 30 days. There is no day 31."],
    ["2024-4", "2024-[4]", "Here should be the two digits of the month."],
    ["2023-366", "2023-[366]", "The year 2023 has 365 days. There is no day 366."],
    ["2024-000", "2024-[000]", "The year 2024 has 366 days. There is no day 000."],
    ["12:30", "[12:30]", "A time is of every day. Write its date before it."],
    ["klo 12.30", "[klo 12.30]", "A time is of every day. Write its date before it."],
    ["5pm", "[5pm]", "A time is of every day. Write its date before it."],
    ["Fri 2024-02-29", "[Fri]", "29 February 2024 is a Thursday."],
    ["ke 29.2.2024", "[ke]", "29 February 2024 is a Thursday."],
    [
      "2024-02-29 12:00 IST",
      "2024-02-29 12:00 [IST]",
      "IST is the time of several places. Write the distance from UTC, as +02:00.",
    ],
    ["2024-02-29T12:00[Mars/Olympus]", "2024-02-29T12:00[[]", expect.stringContaining("Here should be Z")],
    ["2024-", "2024-[]", "Here should be the two digits of the month."],
    ["2024-02-29T25:00", "2024-02-29T[25]", "There is no hour 25."],
    ["2024-02-29T12:60", "2024-02-29T12:[60]", "There is no minute 60."],
    ["2024-02-29T12:00:61", "2024-02-29T12:00:[61]", "There is no second 61."],
    [
      "2016-12-31T23:59:60Z",
      "2016-12-31T23:59:[60]",
      "Unix time has no leap seconds: no minute has a second 60.",
    ],
    ["2024-02-29T24:01", "2024-02-29T[24:01]", "A day ends at 24:00."],
    ["2024-02-29x", "2024-02-29[x]", "After the date comes a T or a space, and then the time."],
    ["2024-02-29T", "2024-02-29T[]", "Here should be the two digits of the hour."],
    ["2024-02-29T1", "2024-02-29T[1]", "Here should be the two digits of the hour."],
    [
      "29 February 2024, 12",
      "29 February 2024, 12[]",
      "After the hours comes a colon, and then the minutes.",
    ],
    ["2024-02-29 12.30", "2024-02-29 12[.]", "After the hours comes a colon, and then the minutes."],
    [
      "2024-02-29T12:00 XYZ",
      "2024-02-29T12:00 [X]",
      "Here should be Z, or the distance from UTC as +02:00, or nothing.",
    ],
    ["2024-02-29T12:00+24:00", "2024-02-29T12:00+[24]", "There is no hour 24."],
    ["2024-02-29T12:00+2460", "2024-02-29T12:00+[24]", "There is no hour 24."],
    ["2024-02-29T12:00+02:75", "2024-02-29T12:00+02:[75]", "There is no minute 75."],
    ["2024-02-29T12:00Z now", "2024-02-29T12:00Z[ ]", "The time should have ended before this."],
    ["29-2-24", "[29]", "A year has four digits, or a sign and six, as +012026 or -000044."],
    ["12345-01-01", "[12345]", "A year has four digits, or a sign and six, as +012026 or -000044."],
    ["-000000-01-01", "[-000000]", "The year 0 has no minus. It is written 0000."],
    ["30.2.2024", "[30]", "February 2024 has 29 days. There is no day 30."],
    ["1.13.2024", "1.[13]", "There is no month 13."],
    ["14.2.26", "14.2.[2]", "Here should be the four digits of the year."],
    ["14.2.", "14.2.[]", "Here should be the four digits of the year."],
    ["14.2.2026 klo 25", "14.2.2026 klo [25]", "There is no hour 25."],
    ["14.2.2026 klo 24.01", "14.2.2026 klo [24.01]", "A day ends at 24:00."],
    ["Monday 29 February 2024", "[Monday]", "29 February 2024 is a Thursday."],
    ["29 Smarch 2024", "29 [Smarch]", "No month is called Smarch."],
    ["29 February", "29 February[]", "Here should be the year."],
    ["30 February 2024", "[30]", "February 2024 has 29 days. There is no day 30."],
    ["2024-W53", "2024-W[53]", "The year 2024 has 52 weeks. There is no week 53."],
    ["2024-W09-8", "2024-W09-[8]", "A week has 7 days. There is no day 8."],
    ["2024-02-29T12:00+01:39:60", "2024-02-29T12:00+01:39:[60]", "There is no second 60."],
    ["-1,700", "-[1,700]", "In London 1,700 is 1700; in Helsinki it is 1.700. Write it as one of these."],
    ["1,70,00", "[1,70,00]", expect.stringContaining("each other's way")],
    [
      "yesterday",
      "[y]",
      '"y" can\'t be here. A number is digits with one point at most; a date is written 2024-02-29 or 29.2.2024.',
    ],
    [".", ".[]", "A number needs a digit, before the point too."],
    [
      "8640000000000001ms",
      "[8640000000000001ms]",
      "The dates of browsers end on 13 September 275760, at midnight in UTC. This is later.",
    ],
    [
      "-8640000000000001ms",
      "[-8640000000000001ms]",
      "The dates of browsers begin on 20 April -271821, at midnight in UTC. This is earlier.",
    ],
    [
      "+275760-09-13T00:00:01Z",
      "[+275760-09-13T00:00:01Z]",
      "The dates of browsers end on 13 September 275760, at midnight in UTC. This is later.",
    ],
    [
      "+999999-01-01",
      "[+999999-01-01]",
      "The dates of browsers end on 13 September 275760, at midnight in UTC. This is later.",
    ],
    [
      "-999999-01-01",
      "[-999999-01-01]",
      "The dates of browsers begin on 20 April -271821, at midnight in UTC. This is earlier.",
    ],
  ])("in %j is marked as %s", (text, marked, what) => {
    expect(mistake(text)).toEqual([marked, what])
  })

  it("is found in anything, at a place that is in the text, and nothing breaks", () => {
    const pieces = fc
      .array(fc.constantFrom(..."0123456789-+:.TZ ,_x"), { maxLength: 30 })
      .map(chars => chars.join(""))
    fc.assert(
      fc.property(fc.oneof(pieces, fc.string()), text => {
        const reading = readTime(text, "guess", "Europe/Helsinki")
        if (reading.kind === "mistake") {
          expect(reading.index).toBeGreaterThanOrEqual(0)
          expect(reading.index + reading.length).toBeLessThanOrEqual(text.length)
        }
        if (reading.kind === "time") {
          for (const at of reading.instants) expect(Math.abs(at)).toBeLessThanOrEqual(maxInstantMs)
        }
      }),
      { numRuns: 500 },
    )
    expect(mistake(`1${"0".repeat(1_000_000)}`)[1]).toBe("No time is as long as this. It ends here.")
  })
})

describe("an instant", () => {
  it("is written in every way", () => {
    const forms = formsOf(ms("2024-02-29T10:15:00.250Z"), "Asia/Kathmandu")
    expect(Object.fromEntries(forms.map(({ name, text }) => [name, text]))).toEqual({
      seconds: "1709201700.25",
      milliseconds: "1709201700250",
      "ISO 8601 in UTC": "2024-02-29T10:15:00.250Z",
      "ISO 8601 in the zone": "2024-02-29T16:00:00.250+05:45",
      "words in the zone": "Thursday 29 February 2024, 16:00:00",
      "week in the zone": "2024-W09",
      "32 bits": "01100101 11100000 01011001 00100100",
    })
  })

  it("is read again from every form in which it is written, as far as that form tells it", () => {
    const zones = fc.constantFrom("UTC", "Europe/Helsinki", "Asia/Kathmandu", "Africa/Monrovia", "+14:00")
    const near = fc.integer({ min: -maxInt32 * 1000, max: maxInt32 * 1000 })
    fc.assert(
      fc.property(
        fc.oneof(near, fc.integer({ min: -maxInstantMs, max: maxInstantMs })),
        zones,
        (at, zone) => {
          for (const { name, text, isMissing } of formsOf(at, zone)) {
            if (isMissing) continue
            const unit = name === "milliseconds" ? "milliseconds" : "guess"
            const reading = readTime(text, name === "seconds" ? "seconds" : unit, zone)
            if (reading.kind !== "time") throw new Error(`${name}: ${text}: ${JSON.stringify(reading)}`)
            const second = Math.floor(at / 1000) * 1000
            if (name === "week in the zone") {
              const since = at - (reading.instants[0] ?? 0)
              expect(since).toBeGreaterThanOrEqual(0)
              expect(since).toBeLessThan(7 * 24 * 3_600_000 + 7_200_000)
            } else if (/32|words/.test(name)) expect(reading.instants).toContain(second)
            else expect(reading.instants).toContain(at)
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  it("is written at both ends of Date, in the zones that go beyond them", () => {
    expect(isoText(maxInstantMs, "Pacific/Kiritimati")).toBe("+275760-09-13T14:00:00+14:00")
    expect(isoText(-maxInstantMs, "-10:00")).toBe("-271821-04-19T14:00:00-10:00")
    expect(longText(-maxInstantMs, "UTC")).toBe("Tuesday 20 April -271821, 00:00:00")
    expect(formsOf(maxInstantMs, "UTC").map(({ name }) => name)).not.toContain("week in the zone")
  })

  it("has seconds in its distance from UTC where the zone had", () => {
    expect(isoText(ms("1870-01-01T00:00:00Z"), "Europe/Helsinki")).toBe("1870-01-01T01:39:49+01:39:49")
    expect(offsetText(-75_000)).toBe("-00:01:15")
  })

  it("fits in 32 bits, or doesn't", () => {
    expect(bits(maxInt32 * 1000)).toBe("01111111 11111111 11111111 11111111")
    expect(bits(maxInt32 * 1000 + 999)).toBe("01111111 11111111 11111111 11111111")
    expect(bits(maxInt32 * 1000 + 1000)).toBeNull()
    expect(bits(-1)).toBe("11111111 11111111 11111111 11111111")
    expect(bits((-maxInt32 - 1) * 1000)).toBe("10000000 00000000 00000000 00000000")
    expect(bits((-maxInt32 - 2) * 1000)).toBeNull()
  })

  it("is some time away from another, or isn't", () => {
    expect(distanceText(5500, 5900)).toBe("now")
    expect(distanceText(0, 61_000)).toBe("1 min 1 s ago")
    expect(distanceText(86_400_000, 0)).toBe("in 1 day 0 h 0 min 0 s")
  })

  it("is before the end of 32 bits until the last second is over", () => {
    const end = ms("2038-01-19T03:14:08Z")
    expect(endText(end - 1000)).toBe("1 s until the seconds need a 33rd bit.")
    expect(endText(end - 86_400_000)).toMatch(/^1 day 0 h 0 min 0 s until/)
    expect(endText(end)).toMatch(/^The seconds ran out 0 s ago/)
  })
})

describe("the program with 32 bits", () => {
  it("has its first second after its last", () => {
    expect(toInt32(maxInt32)).toBe(maxInt32)
    expect(toInt32(maxInt32 + 1)).toBe(-maxInt32 - 1)
  })

  it("has a lamp for each bit, from the sign to the ones", () => {
    expect(lampsOf(-1)).toEqual(Array(32).fill(true))
    expect(lampsOf(5).slice(-4)).toEqual([false, true, false, true])
    expect(flipBit(5, 0)).toBe(4)
    expect(flipBit(0, 31)).toBe(-maxInt32 - 1)
    expect(bitValue(31)).toBe(-maxInt32 - 1)
    fc.assert(
      fc.property(fc.integer({ min: -maxInt32 - 1, max: maxInt32 }), fc.nat(31), (second, bit) => {
        expect(flipBit(flipBit(second, bit), bit)).toBe(second)
      }),
    )
  })

  it("is wound to four seconds before its end", () => {
    expect(woundTo(1000, 0)).toBe(1000)
    expect(woundTo(1000, 1)).toBe(maxInt32 - 4)
    expect(woundTo(1000, 0.4)).toBeLessThan(woundTo(1000, 0.6))
  })
})

describe("the famous seconds", () => {
  it.each([
    [-62135596800, "0001-01-01T00:00:00Z"],
    [-12219292800, "1582-10-15T00:00:00Z"],
    [-11644473600, "1601-01-01T00:00:00Z"],
    [-2208988800, "1900-01-01T00:00:00Z"],
    [-14182940, "1969-07-20T20:17:40Z"],
    [0, "1970-01-01T00:00:00Z"],
    [123456789, "1973-11-29T21:33:09Z"],
    [315532800, "1980-01-01T00:00:00Z"],
    [315964800, "1980-01-06T00:00:00Z"],
    [946684800, "2000-01-01T00:00:00Z"],
    [978307200, "2001-01-01T00:00:00Z"],
    [1000000000, "2001-09-09T01:46:40Z"],
    [1234567890, "2009-02-13T23:31:30Z"],
    [1622592000, "2021-06-02T00:00:00Z"],
    [2085978495, "2036-02-07T06:28:15Z"],
    [2147483647, "2038-01-19T03:14:07Z"],
    [4294967295, "2106-02-07T06:28:15Z"],
    [253402300799, "9999-12-31T23:59:59Z"],
    [8640000000000, "+275760-09-13T00:00:00Z"],
  ])("have %i, which is %s", (seconds, iso) => {
    expect(famous.map(each => each.seconds)).toContain(seconds)
    expect(isoText(seconds * 1000, null)).toBe(iso)
  })

  it("are in order, and had two Fridays the 13th", () => {
    const seconds = famous.map(each => each.seconds)
    expect(seconds).toEqual([...seconds].sort((a, b) => a - b))
    expect(longText(1_234_567_890_000, "UTC")).toMatch(/^Friday 13 /)
    expect(longText(-2_147_483_648_000, "UTC")).toMatch(/^Friday 13 /)
  })
})

const page = onPage(<UnixTime />, { path: "/time/timestamp", data: { "famous-timestamps": famous } })

const box = () => screen.getByRole("textbox", { name: "A number of Unix time, or a date" })
const value = (name: string) => screen.getByText(name, { selector: "dt" }).nextElementSibling

describe("the timestamp page", () => {
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
    window.history.replaceState(null, "", "/")
  })

  function open(query = "", zone = "Europe/Helsinki", now = "2026-05-01T12:00:00Z") {
    liveIn(zone)
    window.history.replaceState(null, "", `/time/timestamp${query}`)
    jest.useFakeTimers({ now: ms(now), advanceTimers: true })
    const view = render(page)
    return { ...view, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) }
  }

  it("counts the seconds, stands still when paused, and catches up after", async () => {
    const { user } = open()
    const shown = () => Number(screen.getByRole("timer", { name: "Unix time now" }).textContent)
    const first = shown()
    expect(first).toBe(ms("2026-05-01T12:00:00Z") / 1000)
    act(() => jest.advanceTimersByTime(3010))
    expect(shown()).toBeGreaterThanOrEqual(first + 3)
    await user.click(screen.getByRole("button", { name: "Pause" }))
    const held = shown()
    act(() => jest.advanceTimersByTime(5010))
    expect(shown()).toBe(held)
    await user.click(screen.getByRole("button", { name: "Go on" }))
    expect(shown()).toBeGreaterThanOrEqual(held + 5)
  })

  it("shows above what is written below, and forgets it when a lamp is switched", async () => {
    const { user } = open("", "UTC", "2026-05-01T12:00:00Z")
    await user.click(screen.getAllByRole("button", { name: /^Bit / })[1] as HTMLElement)
    await user.type(box(), "945993600")
    const clock = screen.getByRole("timer", { name: "Unix time now" })
    expect(clock).toHaveTextContent("945993600")
    await user.click(screen.getAllByRole("button", { name: /^Bit / }).at(-1) as HTMLElement)
    expect(clock).toHaveTextContent("945993601")
    expect(box()).toHaveValue("")
  })

  it("has a lamp for each bit, which switches it", async () => {
    const { user } = open("", "UTC", "2026-05-01T12:00:00Z")
    const shown = () => Number(screen.getByRole("timer", { name: "Unix time now" }).textContent)
    const lamps = screen.getAllByRole("button", { name: /^Bit / })
    expect(lamps).toHaveLength(32)
    const first = shown()
    const on = () => lamps.map(lamp => (lamp.getAttribute("aria-pressed") === "true" ? 1 : 0)).join("")
    expect(Number.parseInt(on(), 2)).toBe(first)
    await user.click(screen.getByRole("button", { name: "Pause" }))
    const held = shown()
    await user.click(screen.getByRole("button", { name: "Bit 20, 1048576" }))
    expect(Math.abs(shown() - held)).toBe(2 ** 20)
    await user.click(screen.getByRole("button", { name: "Bit 31, -2147483648" }))
    expect(shown()).toBeLessThan(0)
    await user.click(screen.getByRole("button", { name: "Back to now" }))
    expect(shown()).toBeGreaterThanOrEqual(first)
  })

  it("is wound to 2038, counts the last seconds, and finds itself in 1901", () => {
    askForCalm(true)
    open("", "UTC")
    const shown = () => Number(screen.getByRole("timer", { name: "Unix time now" }).textContent)
    fireEvent.click(screen.getByRole("button", { name: "Wind to 2038" }))
    expect(shown()).toBe(2_147_483_643)
    expect(screen.getAllByText("Tuesday 19 January 2038, 03:14:03")[0]).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(5010))
    expect(shown()).toBe(-2_147_483_648)
    expect(screen.getAllByText("Friday 13 December 1901, 20:45:52")[0]).toBeInTheDocument()
    expect(screen.getByText("The lifts have stopped.")).toBeInTheDocument()
    expect(screen.getByRole("img", { name: "A photograph of Pertti in a top hat" })).toBeInTheDocument()
    fireEvent.click(screen.getByRole("button", { name: "Back to now" }))
    expect(shown()).toBe(ms("2026-05-01T12:00:05Z") / 1000)
    expect(screen.queryByRole("img", { name: /top hat/ })).toBeNull()
  })

  it("dresses its window in the fashion of 1901, and undresses it at Escape and on leaving", async () => {
    askForCalm(true)
    liveIn("UTC")
    jest.useFakeTimers({ now: ms("2026-05-01T12:00:00Z"), advanceTimers: true })
    const { unmount } = render(
      <div className="window" data-testid="window">
        {page}
      </div>,
    )
    const frame = screen.getByTestId("window")
    const plain = frame.className
    const sign = () => screen.getByRole("button", { name: "Bit 31, -2147483648" })
    fireEvent.click(sign())
    expect(frame.className).not.toBe(plain)
    fireEvent.keyDown(window, { key: "Escape" })
    expect(frame.className).toBe(plain)
    fireEvent.click(sign())
    unmount()
    expect(frame.className).toBe(plain)
    expect(screen.queryByRole("img", { name: /top hat/ })).toBeNull()
  })

  it("arrives with this second in every way of writing, and lets it pass", async () => {
    const { user } = open()
    expect(value("ISO 8601 in UTC")).toHaveTextContent("2026-05-01T12:00:00Z")
    expect(box()).toHaveValue("")
    act(() => jest.advanceTimersByTime(2010))
    expect(value("ISO 8601 in UTC")).not.toHaveTextContent("2026-05-01T12:00:00Z")
    await user.click(screen.getByRole("button", { name: "Pause" }))
    const held = value("ISO 8601 in UTC")?.textContent
    act(() => jest.advanceTimersByTime(3010))
    expect(value("ISO 8601 in UTC")?.textContent).toBe(held)
  })

  it("converts a number to a date and a date to a number, and has both in the link", async () => {
    const { user } = open()
    await user.type(box(), "1700000000")
    expect(value("ISO 8601 in the zone")).toHaveTextContent("2023-11-15T00:13:20+02:00")
    expect(window.location.search).toBe("?t=1700000000")
    await user.clear(box())
    await user.type(box(), "2023-11-15 00:13:20")
    expect(value("seconds")).toHaveTextContent("1700000000")
    await user.selectOptions(screen.getByRole("combobox", { name: "Time zone" }), "Asia/Tokyo")
    expect(value("seconds")).toHaveTextContent("1699974800")
    expect(new URLSearchParams(window.location.search).get("zone")).toBe("Asia/Tokyo")
  })

  it.each(homes)("shows what a link brings in the zone of a visitor in %s", home => {
    open("?t=951782400", home)
    const shown = String(value("ISO 8601 in the zone")?.textContent)
    expect(shown).toContain(new Date(wallAt(951_782_400_000, home)).toISOString().slice(0, 19))
    expect(value("ISO 8601 in UTC")).toHaveTextContent("2000-02-29T00:00:00Z")
  })

  it("asks which of two times is meant when the clocks were put back", async () => {
    const { user } = open("?t=2026-10-25T03:30")
    expect(value("seconds")).toHaveTextContent(String(ms("2026-10-25T00:30Z") / 1000))
    await user.click(screen.getByRole("radio", { name: "the second time" }))
    expect(value("seconds")).toHaveTextContent(String(ms("2026-10-25T01:30Z") / 1000))
    expect(window.location.search).toContain("which=2")
  })

  it("marks a mistake at its place, and says it to those who can't see the mark", async () => {
    const { user } = open()
    await user.type(box(), "2023-02-29")
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Character 9: February 2023 has 28 days. There is no day 29.",
    )
    expect(within(screen.getByRole("alert")).getByText("29", { selector: "mark" })).toBeInTheDocument()
    expect(box()).toBeInvalid()
    expect(box()).toHaveAccessibleDescription(/no day 29/)
    expect(screen.queryByText("seconds", { selector: "dt" })).not.toBeInTheDocument()
  })

  it("takes a number for what it is told to", async () => {
    const { user } = open("?t=1700000000")
    await user.selectOptions(screen.getByLabelText("A bare number is"), "milliseconds")
    expect(value("ISO 8601 in UTC")).toHaveTextContent("1970-01-20T16:13:20Z")
    expect(screen.getByText(/^Read as milliseconds\./)).toBeInTheDocument()
  })

  it("leaves the clock at the end of its 32 bits for a second beyond them", () => {
    open("?t=")
    fireEvent.change(box(), { target: { value: "-99999999999999999" } })
    expect(screen.getByRole("timer", { name: "Unix time now" })).toHaveTextContent("-2147483648")
  })

  it("takes a famous second along, and starts again", async () => {
    const { user } = open()
    await user.click(screen.getByRole("button", { name: "Convert 2147483647" }))
    expect(box()).toHaveValue("2147483647")
    expect(box()).toHaveFocus()
    expect(value("words in the zone")).toHaveTextContent("Tuesday 19 January 2038, 05:14:07")
    await user.click(screen.getByRole("button", { name: "Start again" }))
    expect(box()).toHaveValue("")
    expect(window.location.search).toBe("")
    expect(screen.getByText(/^This second\. The zone/)).toBeInTheDocument()
  })

  it("copies what it shows", async () => {
    const { user } = open("?t=1700000000")
    const write = jest.fn().mockResolvedValue(undefined)
    Object.defineProperty(navigator, "clipboard", { value: { writeText: write }, configurable: true })
    await user.click(screen.getByRole("button", { name: "Copy ISO 8601 in UTC" }))
    expect(write).toHaveBeenCalledWith("2023-11-14T22:13:20Z")
  })

  it("counts down to the end of 32 bits, and past it", () => {
    open("", "UTC", "2038-01-19T03:14:06Z")
    const end = () => screen.getByRole("timer", { name: "Until the end of 32 bits" })
    expect(end()).toHaveTextContent("2 s until the seconds need a 33rd bit.")
    expect(screen.getAllByText(/01111111 11111111 11111111 11111110/)[0]).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(3010))
    expect(end()).toHaveTextContent(/^The seconds ran out/)
  })

  it("knows nothing before it runs, but has the famous seconds", () => {
    const html = renderToString(page)
    expect(html).toContain("----------")
    expect(html).toContain("2001-09-09T01:46:40Z")
    expect(html).not.toMatch(/until the seconds|Read as/)
  })

  it("takes over its static HTML without a word", async () => {
    window.history.replaceState(null, "", "/?t=1700000000&zone=Asia/Tokyo")
    expect(await hydrationErrors(page)).toEqual([])
    window.history.replaceState(null, "", "/")
  })
})
