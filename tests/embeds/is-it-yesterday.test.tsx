import { readFileSync } from "node:fs"
import { act, fireEvent, render, screen, within } from "@testing-library/react"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import { parse } from "yaml"
import {
  bestFlight,
  type Flight,
  flightText,
  isInTime,
  kmBetween,
  landedText,
} from "../../src/embeds/is-it-yesterday/flight"
import IsItYesterday from "../../src/embeds/is-it-yesterday/IsItYesterday"
import { isLand, landStrips } from "../../src/embeds/is-it-yesterday/land"
import {
  besidesText,
  listed,
  midnightAt,
  nameOf,
  nearest,
  placeAnswer,
  rows,
  seenFrom,
  whereText,
  yesterdayEnds,
} from "../../src/embeds/is-it-yesterday/logic"
import type { ZonePlace } from "../../src/embeds/is-it-yesterday/schema"
import { midnightText, nextLeg, sweep, type Trip } from "../../src/embeds/is-it-yesterday/trip"
import { onPage } from "../jest/visit"
import { liveIn } from "./time/zone"

const places = parse(readFileSync("content/data/zone-places.yaml", "utf8")) as ZonePlace[]

/** An instant and the zone that asks. */
type Now = { at: number; zone: string }

const at = (iso: string, zone: string): Now => ({ at: Date.parse(iso), zone })
const seen = ({ at, zone }: Now) => seenFrom(at, zone, places)
const where = (now: Now) => whereText(now.at, now.zone, seen(now))
const countOf = (now: Now, days: number) => seen(now).filter(each => each.days === days).length

/** The day of a zone by another way, the platform's own formatter: "2025-08-03". */
const formats = new Map<string, Intl.DateTimeFormat>()
function dayIn(zone: string, now: Date): string {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat("en-CA", { timeZone: zone, year: "numeric", month: "2-digit", day: "2-digit" })
  formats.set(zone, format)
  return format.format(now.getTime())
}

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

describe("where it is yesterday", () => {
  it("agrees with the platform's own calendar, at any instant and from any place", () => {
    const instants = fc.date({
      min: new Date("2024-01-01"),
      max: new Date("2027-01-01"),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(instants, fc.constantFrom(...places), (instant, { zone }) => {
        const expected = dayBefore(dayIn(zone, instant))
        for (const { place, days } of seenFrom(instant.getTime(), zone, places)) {
          expect({ zone: place.zone, is: days === -1 }).toEqual({
            zone: place.zone,
            is: dayIn(place.zone, instant) === expected,
          })
        }
      }),
      { numRuns: 12 },
    )
  })

  it("knows every zone on its list", () => {
    expect(seenFrom(0, "UTC", places)).toHaveLength(places.length)
  })

  it("leaves out zones that the machine has never heard of", () => {
    const unknown: ZonePlace = { zone: "Atlantic/Atlantis", country: "AQ", lat: 31, lon: -24 }
    expect(seenFrom(0, "UTC", [unknown])).toEqual([])
    expect(whereText(0, "UTC", [])).toMatch(/knows no time zone but its own/)
  })

  it.each([
    ["Europe/Helsinki", "2025-01-15T00:00:00+02:00", true],
    ["Europe/Helsinki", "2025-01-15T12:59:59+02:00", true],
    ["Europe/Helsinki", "2025-01-15T13:00:00+02:00", false],
    ["Europe/Helsinki", "2025-01-15T23:59:59+02:00", false],
    ["Europe/Helsinki", "2025-07-15T13:59:59+03:00", true],
    ["Europe/Helsinki", "2025-07-15T14:00:00+03:00", false],
    ["Europe/Helsinki", "2025-03-30T13:59:59+03:00", true],
    ["Europe/Helsinki", "2025-03-30T14:00:00+03:00", false],
    ["Europe/Helsinki", "2025-10-26T12:59:59+02:00", true],
    ["Europe/Helsinki", "2025-10-26T13:00:00+02:00", false],
    ["Pacific/Honolulu", "2025-01-15T00:00:00-10:00", true],
    ["Pacific/Honolulu", "2025-01-15T00:59:59-10:00", true],
    ["Pacific/Honolulu", "2025-01-15T01:00:00-10:00", false],
    ["Pacific/Honolulu", "2024-12-31T00:59:59-10:00", true],
    ["Pacific/Honolulu", "2024-12-31T01:00:00-10:00", false],
    ["Pacific/Kiritimati", "2025-01-15T00:00:00+14:00", true],
    ["Pacific/Kiritimati", "2024-02-29T12:00:00+14:00", true],
    ["Pacific/Kiritimati", "2024-12-31T23:59:59+14:00", true],
    ["Pacific/Pago_Pago", "2025-01-15T00:00:00-11:00", false],
    ["Pacific/Pago_Pago", "2025-01-15T23:59:59-11:00", false],
  ])("in %s at %s: %s", (zone, iso, expected) => {
    const now = at(iso, zone)
    expect(countOf(now, -1) > 0).toBe(expected)
    expect(where(now).startsWith("But it still is in")).toBe(expected)
  })

  it("never runs out on Kiritimati, and never begins on Niue, all through a year", () => {
    const from = Date.parse("2024-01-01T00:00:00Z")
    for (let hour = 0; hour < 366 * 24; hour += 73) {
      expect(countOf({ at: from + hour * 3_600_000, zone: "Pacific/Kiritimati" }, -1)).toBeGreaterThan(0)
      expect(countOf({ at: from + hour * 3_600_000, zone: "Pacific/Niue" }, -1)).toBe(0)
    }
  })
})

describe("when the last of yesterday goes", () => {
  it("is when no place has it any more, and not a moment earlier", () => {
    const instants = fc.date({
      min: new Date("2024-01-01"),
      max: new Date("2027-01-01"),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(instants, fc.constantFrom(...places), (instant, { zone }) => {
        const now = instant.getTime()
        const { ends, last } = yesterdayEnds(now, zone, seenFrom(now, zone, places))
        const day = dayIn(zone, instant)
        const gone = (when: number) => places.every(place => dayIn(place.zone, new Date(when)) >= day)
        expect(gone(ends)).toBe(true)
        expect(gone(ends - 1)).toBe(false)
        for (const place of last) expect(dayIn(place.zone, new Date(ends - 1)) < day).toBe(true)
      }),
      { numRuns: 12 },
    )
  })

  it("is said by the clock of whoever asks", () => {
    expect(where(at("2025-01-15T09:00:00+02:00", "Europe/Helsinki"))).toMatch(
      /^But it still is in \d+ places\. The last to let go of it: Midway, Niue and Pago Pago, at 13:00 by your clock\.$/,
    )
    expect(where(at("2025-07-15T09:00:00+03:00", "Europe/Helsinki"))).toContain("at 14:00 by your clock.")
    expect(where(at("2025-01-15T00:30:00-10:00", "Pacific/Honolulu"))).toContain("at 01:00 by your clock.")
  })

  it("is left to two empty islands for its last hour, and then it is over", () => {
    const empty =
      /^Nor anywhere that anybody lives\. Two empty islands, Baker and Howland, keep yesterday until 14:00/
    expect(where(at("2025-01-15T13:00:00+02:00", "Europe/Helsinki"))).toMatch(empty)
    expect(where(at("2025-01-15T13:59:59+02:00", "Europe/Helsinki"))).toMatch(empty)
    expect(where(at("2025-01-15T14:00:00+02:00", "Europe/Helsinki"))).toBe(
      "Nor anywhere else. Midway, Niue and Pago Pago had it until 13:00 by your clock, two empty islands until 14:00. There will be a new one at midnight.",
    )
    expect(where(at("2025-01-15T00:00:00-11:00", "Pacific/Niue"))).toContain("until 01:00 by your clock")
    expect(where(at("2025-01-15T01:00:00-11:00", "Pacific/Niue"))).toContain("two empty islands until 01:00")
  })

  it("doesn't come before midnight on Kiritimati", () => {
    expect(where(at("2025-01-15T23:59:59+14:00", "Pacific/Kiritimati"))).toMatch(/It will not run out here/)
  })
})

describe("a flight to yesterday", () => {
  const fly = (now: Now) => bestFlight(now.at, now.zone, seen(now)) as Flight

  it("is as long as the Earth is round", () => {
    const place = (zone: string) => places.find(each => each.zone === zone) as ZonePlace
    expect(kmBetween(place("Europe/Helsinki"), place("America/New_York"))).toBeCloseTo(6620, -2)
    expect(kmBetween(place("Europe/Helsinki"), place("Europe/Helsinki"))).toBe(0)
  })

  it("is in time by night, later with something faster, and at last too late", () => {
    const night = fly(at("2025-01-15T01:00:00+02:00", "Europe/Helsinki"))
    expect(night).toMatchObject({ by: "airliner", isAhead: false, leaves: [14, 15] })
    expect(isInTime(night)).toBe(true)
    expect(flightText(night)).toMatch(
      /^To .+: \d+ h \d+ min\. Yesterday there: \d+ h \d+ min left\. You can make it\.$/,
    )
    expect(landedText(night)).toMatch(/^You have landed in .+\. It is yesterday, for another .+\.$/)
    expect(fly(at("2025-01-15T06:00:00+02:00", "Europe/Helsinki")).by).toBe("Concorde")
    const noon = fly(at("2025-01-15T12:00:00+02:00", "Europe/Helsinki"))
    expect(noon).toMatchObject({ by: "rocket", left: 3_600_000 })
    expect(flightText(noon)).toMatch(/^To (Midway|Niue|Pago Pago) by rocket: .* You can make it\.$/)
    const late = fly(at("2025-01-15T12:59:00+02:00", "Europe/Helsinki"))
    expect(flightText(late)).toMatch(/ too late, today\.$/)
  })

  it("goes to tomorrow when yesterday is over, from where home has it", () => {
    const evening = fly(at("2025-01-31T15:00:00+02:00", "Europe/Helsinki"))
    expect(evening).toMatchObject({ isAhead: true, left: 9 * 3_600_000, leaves: [31, 1] })
    expect(flightText(evening)).toMatch(/^Yesterday is over everywhere\. To .+, into tomorrow: /)
    expect(landedText(evening)).toMatch(/Here it is tomorrow, and at home yesterday, for another /)
  })

  it("goes at any time and from any zone, also from one that is no place", () => {
    const instants = fc.date({
      min: new Date("2024-01-01"),
      max: new Date("2027-01-01"),
      noInvalidDate: true,
    })
    const zones = fc.constantFrom("UTC", "Etc/GMT+5", "Europe/Helsinki", "Pacific/Niue", "Pacific/Kiritimati")
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const now = { at: instant.getTime(), zone }
        expect(fly(now)).toMatchObject({ isAhead: countOf(now, -1) === 0 })
      }),
      { numRuns: 12 },
    )
    expect(fly(at("2025-01-15T01:10:00Z", "UTC"))?.from.zone).toBe("Europe/Helsinki")
    expect(bestFlight(0, "UTC", [])).toBeNull()
  })

  it("lands, meets midnight and is over; too late it is over on landing", () => {
    const legs = (now: Now) => {
      const first: Trip = { flight: fly(now), leg: "air", number: 1 }
      return [first, nextLeg(first), nextLeg(nextLeg(first)), nextLeg(nextLeg(nextLeg(first)))].map(
        ({ leg }) => leg,
      )
    }
    expect(legs(at("2025-01-15T01:00:00+02:00", "Europe/Helsinki"))).toEqual([
      "air",
      "landed",
      "midnight",
      "over",
    ])
    expect(legs(at("2025-01-15T12:59:00+02:00", "Europe/Helsinki"))[1]).toBe("over")
    const late: Trip = {
      flight: fly(at("2025-01-15T12:59:00+02:00", "Europe/Helsinki")),
      leg: "over",
      number: 1,
    }
    expect(midnightText(late)).toMatch(/^Too late: (Midway|Niue|Pago Pago) has moved on\.$/)
  })

  it("is met by midnight from the east, wherever that is", () => {
    expect(sweep(0, -170)).toEqual({ from: 0, to: -176 })
    expect(sweep(-150, 170)).toEqual({ from: 0, to: -46 })
    fc.assert(
      fc.property(fc.integer({ min: -180, max: 180 }), fc.integer({ min: -180, max: 180 }), (line, lon) => {
        const { from, to } = sweep(line, lon)
        expect((((line + to - lon) % 360) + 360) % 360).toBe(354)
        // Equal where midnight is six degrees before the place already.
        expect(from).toBeGreaterThanOrEqual(to)
      }),
    )
  })
})

describe("what else is going on", () => {
  const besides = (now: Now) => besidesText(seen(now))

  it("is the day before yesterday, for an hour, seen from Kiritimati", () => {
    expect(besides(at("2025-01-15T00:59:59+14:00", "Pacific/Kiritimati"))).toBe(
      "In 3 places it is even the day before yesterday.",
    )
    expect(besides(at("2025-01-15T01:00:00+14:00", "Pacific/Kiritimati"))).toBe("")
  })

  it("is the day after tomorrow, for an hour, seen from Niue", () => {
    expect(besides(at("2025-01-15T22:59:59-11:00", "Pacific/Niue"))).not.toContain("after tomorrow")
    expect(besides(at("2025-01-15T23:00:00-11:00", "Pacific/Niue"))).toMatch(
      /you are in yesterday\. In 1 place it is even the day after tomorrow\.$/,
    )
  })
})

describe("the list of places", () => {
  it("goes by their clocks, the one furthest behind first", () => {
    const now = at("2025-01-15T12:30:00+02:00", "Europe/Helsinki")
    const list = rows(now.at, seen(now), -1)
    expect(list.map(({ time }) => time)).toEqual(["23:30"])
    expect(list[0]?.places.map(nameOf)).toEqual(["Midway", "Niue", "Pago Pago"])
  })

  it("calls places what they are called", () => {
    const name = (zone: string) => nameOf(places.find(place => place.zone === zone) as ZonePlace)
    expect(name("America/Port_of_Spain")).toBe("Port of Spain")
    expect(name("America/Argentina/Ushuaia")).toBe("Ushuaia")
    expect(name("America/Sao_Paulo")).toBe("São Paulo")
    expect(listed([])).toBe("")
    expect(listed(["Niue"])).toBe("Niue")
  })
})

describe("the map", () => {
  it("has land where there is land, and sea where there is sea", () => {
    expect([
      isLand(48, 10),
      isLand(62, 26),
      isLand(-25, 134),
      isLand(-12, -55),
      isLand(40, -100),
      isLand(67, 95),
      isLand(5, 20),
    ]).toEqual([true, true, true, true, true, true, true])
    expect([isLand(0, -150), isLand(30, -45), isLand(-40, 80), isLand(67, 0), isLand(-17, 75)]).toEqual([
      false,
      false,
      false,
      false,
      false,
    ])
    for (const { west, width } of landStrips()) expect(west + width).toBeLessThanOrEqual(180)
  })

  it("has midnight on the meridian opposite to noon, and that goes west", () => {
    const day = Date.parse("2025-08-04T00:00:00Z")
    expect(midnightAt(day)).toBeCloseTo(0)
    expect(midnightAt(day + 6 * 3_600_000)).toBe(-90)
    expect(midnightAt(day + 18 * 3_600_000)).toBe(90)
  })

  it("knows the place nearest to a point, and what day it is there", () => {
    const now = at("2025-08-04T02:00:00+03:00", "Europe/Helsinki")
    const found = nearest(seen(now), 21, -158)
    expect(found && placeAnswer(found, now.at)).toBe("Honolulu: yes, it is yesterday, 13:00.")
    const home = nearest(seen(now), 60, 25)
    expect(home && placeAnswer(home, now.at)).toBe("Helsinki: no, it is today, 02:00.")
    expect(nearest([], 0, 0)).toBeUndefined()
  })
})

function Page() {
  const page = { path: "/is-it-yesterday" }
  return onPage(<IsItYesterday />, { ...page, data: { "zone-places": places } })
}

describe("is it yesterday", () => {
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  /** Lets the page ask about all zones, which it does a few at a time. */
  const settle = () => {
    for (let i = 0; i < 20; i++) act(() => void jest.advanceTimersByTime(1))
  }
  const elsewhere = () => screen.getByRole("status", { name: "Elsewhere" })

  it("says no before it runs, and of the rest nothing, and then takes over without a word", () => {
    const container = document.createElement("div")
    container.innerHTML = renderToString(<Page />)
    expect(container).toHaveTextContent(/^No ?Asking round the world/)
    expect(container).not.toHaveTextContent(/places/)
    const complain = jest.spyOn(console, "error")
    render(<Page />, { container, hydrate: true })
    expect(complain).not.toHaveBeenCalled()
    complain.mockRestore()
  })

  it("shows the places when it has asked them all, and keeps them up to date", async () => {
    const night = at("2025-08-04T00:05:30+03:00", "Europe/Helsinki")
    liveIn(night.zone)
    jest.useFakeTimers({ now: night.at })
    render(<Page />)
    expect(screen.getByText("No")).toBeInTheDocument()
    settle()
    expect(elsewhere()).toHaveTextContent(where(night))
    const yesterday = countOf(night, -1) + countOf(night, -2)
    expect(screen.getByRole("img", { name: /^Map of the Earth/ })).toHaveAccessibleName(
      new RegExp(`yesterday or before in ${yesterday} places?,`),
    )
    act(() => void jest.advanceTimersByTime(24 * 3_600_000 - 600_000))
    expect(elsewhere()).toHaveTextContent(where(at("2025-08-04T23:55:00+03:00", night.zone)))
  })

  it("answers for the place that is pointed at", () => {
    const night = at("2025-08-04T00:05:30+03:00", "Europe/Helsinki")
    liveIn(night.zone)
    jest.useFakeTimers({ now: night.at })
    render(<Page />)
    settle()
    fireEvent.pointerDown(screen.getByRole("img", { name: /^Map of the Earth/ }))
    expect(screen.getByText(/: yes, it is yesterday, \d\d:\d\d\.$/)).toBeInTheDocument()
  })

  it("books a flight, on the map and in words, until somewhere else is pointed at", () => {
    const night = at("2025-08-04T00:05:30+03:00", "Europe/Helsinki")
    liveIn(night.zone)
    jest.useFakeTimers({ now: night.at })
    render(<Page />)
    settle()
    fireEvent.click(screen.getByRole("button", { name: "Fly to yesterday" }))
    expect(screen.getByText(/^To .* You can make it\.$/)).toBeInTheDocument()
    fireEvent.pointerDown(screen.getByRole("img", { name: /^Map of the Earth/ }))
    expect(screen.queryByText(/You can make it/)).not.toBeInTheDocument()
  })

  it("flies at once for whoever opens the link of a flight", () => {
    const night = at("2025-08-04T00:05:30+03:00", "Europe/Helsinki")
    liveIn(night.zone)
    jest.useFakeTimers({ now: night.at })
    window.history.replaceState(null, "", "/is-it-yesterday?fly=1")
    render(<Page />)
    settle()
    window.history.replaceState(null, "", "/")
    expect(screen.getByText(/You can make it\.$/)).toBeInTheDocument()
    expect(screen.getByRole("button", { name: "Fly again" })).toBeInTheDocument()
  })

  it("lands in yesterday: yes, until midnight comes there too", () => {
    const night = at("2025-08-04T01:10:00Z", "UTC")
    liveIn(night.zone)
    jest.useFakeTimers({ now: night.at })
    render(<Page />)
    settle()
    fireEvent.click(screen.getByRole("button", { name: "Fly to yesterday" }))
    act(() => void jest.advanceTimersByTime(3300))
    expect(screen.getByText("Yes")).toBeInTheDocument()
    expect(elsewhere()).toHaveTextContent(/^You have landed in .+\. It is yesterday/)
    act(() => void jest.advanceTimersByTime(3700))
    expect(screen.getByText(/^Midnight is on its way to /)).toBeInTheDocument()
    act(() => void jest.advanceTimersByTime(2700))
    expect(screen.getByText("No")).toBeInTheDocument()
    expect(screen.getByText(/^No again: /)).toBeInTheDocument()
  })

  it("is not called off by a mouse on its way", () => {
    const night = at("2025-08-04T00:05:30+03:00", "Europe/Helsinki")
    liveIn(night.zone)
    jest.useFakeTimers({ now: night.at })
    render(<Page />)
    settle()
    fireEvent.click(screen.getByRole("button", { name: "Fly to yesterday" }))
    fireEvent.pointerMove(screen.getByRole("img", { name: /^Map of the Earth/ }), { pointerType: "mouse" })
    expect(screen.getByText(/You can make it/)).toBeInTheDocument()
  })

  it("has no list of what there is none of", () => {
    const now = at("2025-01-15T16:00:00+02:00", "Europe/Helsinki")
    liveIn(now.zone)
    jest.useFakeTimers({ now: now.at })
    render(<Page />)
    settle()
    expect(elsewhere()).toHaveTextContent(/^Nor anywhere else/)
    expect(screen.queryByText("The list")).not.toBeInTheDocument()
  })

  it("lists where it still is by the time there, with the countries' names", () => {
    const now = at("2025-08-04T00:05:00-10:00", "Pacific/Honolulu")
    liveIn(now.zone)
    jest.useFakeTimers({ now: now.at })
    render(<Page />)
    settle()
    const expected = rows(now.at, seen(now), -1)
    const shown = within(screen.getByRole("table")).getAllByRole("rowheader")
    expect(shown.map(cell => cell.textContent)).toEqual(expected.map(({ time }) => time))
  })
})
