import { act, fireEvent, render, screen } from "@testing-library/react"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import {
  crowdAt,
  danceMs,
  followersOf,
  goneText,
  goneWith,
  hourOf,
  hourText,
  refusals,
  startWith,
} from "../../src/embeds/is-it-time-to-party/crowd"
import IsItTimeToParty from "../../src/embeds/is-it-time-to-party/IsItTimeToParty"
import { countdown, isOn, juhannus, partiesFrom } from "../../src/embeds/is-it-time-to-party/logic"
import { aimAt, along, stillPlace, type Trail, walk } from "../../src/embeds/is-it-time-to-party/trail"
import { looseThing } from "../../src/hooks/storage/looseThing"
import { travels } from "../../src/hooks/storage/travels"
import { read, write } from "../../src/hooks/storage/useStorage"
import { dayKey } from "../../src/lib/calendar/calendarDay"
import { hourMs, instantsAt, partsAt } from "../../src/lib/calendar/wallClock"
import { bringGuest, hasThing, visit } from "../jest/visit"

const zones = ["Europe/Helsinki", "Pacific/Honolulu", "Pacific/Kiritimati"]

/** A time by the clocks of a zone: "2025-08-01 16:00". */
function at(local: string, zone: string): number {
  const [instant] = instantsAt(Date.parse(`${local.replace(" ", "T")}Z`), zone)
  if (instant === undefined) throw new Error(`${zone} has no ${local}.`)
  return instant
}

function partyAt(now: number, zone: string): string | null {
  const [party] = partiesFrom(now, zone, 1)
  return party && isOn(party, now) ? party.reasons.join(" and ") : null
}

/** 1 August 2025 was a Friday. */
const boundaries: [begins: string, ends: string, what: string][] = [
  ["2025-08-01 16:00", "2025-08-03 06:00", "the weekend"],
  ["2025-03-28 16:00", "2025-03-30 06:00", "the weekend"],
  ["2025-10-24 16:00", "2025-10-26 06:00", "the weekend"],
  ["2024-03-01 16:00", "2024-03-03 06:00", "the weekend"],
  ["2024-04-30 18:00", "2024-05-02 00:00", "vappu"],
  ["2026-06-19 00:00", "2026-06-21 06:00", "juhannus and the weekend"],
  ["2027-06-25 00:00", "2027-06-27 06:00", "juhannus and the weekend"],
  ["2023-12-06 18:00", "2023-12-07 00:00", "Independence Day"],
  ["2024-12-31 18:00", "2025-01-01 06:00", "New Year's Eve"],
  ["2021-12-31 16:00", "2022-01-02 06:00", "the weekend and New Year's Eve"],
  ["2026-04-30 18:00", "2026-05-03 06:00", "vappu and the weekend"],
  ["2025-12-05 16:00", "2025-12-07 06:00", "the weekend and Independence Day"],
]

describe.each(zones)("the parties of %s", zone => {
  it.each(boundaries)("begin at %s and end at %s: %s", (begins, ends, what) => {
    const [first, end] = [at(begins, zone), at(ends, zone)]
    expect(partyAt(first - 1, zone)).toBeNull()
    expect(partyAt(first, zone)).toBe(what)
    expect(partyAt(end - 1, zone)).toBe(what)
    expect(partyAt(end, zone)).toBeNull()
  })

  it("are none on 29 February 2024, a Thursday, nor on the morning of 31 December", () => {
    expect(partyAt(at("2024-02-29 23:59", zone), zone)).toBeNull()
    expect(partyAt(at("2024-12-31 17:59", zone), zone)).toBeNull()
    expect(partiesFrom(at("2024-02-29 12:00", zone), zone, 1)[0]?.begins).toBe(at("2024-03-01 16:00", zone))
  })

  it("come in order, never meet, and are five when five are asked for, all through a leap year", () => {
    for (let day = 0; day < 366; day += 6) {
      const now = at("2024-01-01 12:00", zone) + day * 24 * hourMs
      const parties = partiesFrom(now, zone, 5)
      expect(parties).toHaveLength(5)
      expect(parties[0]?.ends).toBeGreaterThan(now)
      parties.forEach((party, i) => {
        expect(party.begins).toBeLessThan(party.ends)
        expect(party.begins).toBeGreaterThan(parties[i - 1]?.ends ?? 0)
      })
    }
  })
})

describe("the time to party", () => {
  it("is every Friday evening, all Saturday and no Wednesday but a holiday's", () => {
    const days = fc.integer({ min: 0, max: 40_000 })
    fc.assert(
      fc.property(days, fc.constantFrom(...zones), (day, zone) => {
        const wall = Date.parse("1990-01-01T20:00Z") + day * 24 * hourMs
        const [evening = 0] = instantsAt(wall, zone)
        const party = partyAt(evening, zone)
        const { weekday, ...date } = partsAt(evening, zone)
        if ([5, 6].includes(weekday)) expect(party).toContain("the weekend")
        else if (party !== null) expect(["04-30", "05-01", "12-06", "12-31"]).toContain(dayKey(date).slice(5))
      }),
    )
  })

  it("is an hour shorter in Helsinki when the clocks go forward, and an hour longer when they go back", () => {
    const hours = (friday: string) => {
      const [party] = partiesFrom(at(friday, "Europe/Helsinki"), "Europe/Helsinki", 1)
      return party && (party.ends - party.begins) / hourMs
    }
    expect(hours("2025-08-01 12:00")).toBe(38)
    expect(hours("2025-03-28 12:00")).toBe(37)
    expect(hours("2025-10-24 12:00")).toBe(39)
  })
})

describe("juhannus", () => {
  it.each([
    [2020, 20],
    [2021, 26],
    [2022, 25],
    [2023, 24],
    [2024, 22],
    [2025, 21],
    [2026, 20],
    [2027, 26],
  ])("was, or will be, in %i on %i June", (year, day) => {
    expect(juhannus(year)).toEqual({ year, month: 6, day })
  })

  it("is a Saturday from 20 to 26 June, always", () => {
    for (let year = 1955; year <= 2155; year++) {
      const { month, day } = juhannus(year)
      expect([new Date(Date.UTC(year, 5, day)).getUTCDay(), month]).toEqual([6, 6])
      expect(day).toBeGreaterThanOrEqual(20)
      expect(day).toBeLessThanOrEqual(26)
    }
  })
})

describe("the countdown", () => {
  const left = (seconds: number, every?: 1 | 60) => countdown(0, seconds * 1000, every)

  it("is days and a clock", () => {
    expect(left(4 * 86_400 + 36_000)).toBe("4 days 10:00:00")
    expect(left(86_400)).toBe("1 day 00:00:00")
    expect(left(86_399)).toBe("23:59:59")
    expect(left(0.001)).toBe("00:00:01")
    expect(left(-5)).toBe("00:00:00")
  })

  it("has no seconds where nobody counts them", () => {
    expect(left(61, 60)).toBe("00:02")
    expect(left(86_400 + 3600, 60)).toBe("1 day 01:00")
  })
})

describe("the crowd of an hour", () => {
  const at = (day: number, hour: number) => crowdAt(day * 24 + hour)

  it("is in ties on a Tuesday morning, and largest on Saturday night", () => {
    expect(at(1, 10)).toEqual({ mood: "office", size: 0 })
    expect(at(1, 15).mood).toBe("office")
    expect(at(1, 16).mood).toBe("quiet")
    expect(at(2, 3).mood).toBe("asleep")
    expect(at(4, 15).mood).toBe("office")
    expect(at(4, 16)).toEqual({ mood: "party", size: 4 })
    expect(at(5, 23)).toEqual({ mood: "party", size: 28 })
    expect(at(6, 5)).toEqual({ mood: "party", size: 7 })
    expect(at(6, 6).mood).toBe("asleep")
    expect(at(6, 14).mood).toBe("quiet")
  })

  it("is a party on a holiday too", () => {
    expect(crowdAt(2 * 24 + 20, true)).toEqual({ mood: "party", size: 18 })
  })

  it("has an intern, after all others have refused", () => {
    expect(followersOf(at(1, 10), refusals.length - 1)).toBe(0)
    expect(followersOf(at(1, 10), refusals.length)).toBe(1)
    expect(followersOf(at(5, 23), 0)).toBe(28)
  })

  it("has an hour of the week by its name", () => {
    expect(hourOf({ weekday: 1, hour: 0 })).toBe(0)
    expect(hourOf(partsAt(Date.parse("2026-11-29T23:00:00Z"), "UTC"))).toBe(167)
    expect(hourText(34)).toBe("Tuesday 10:00")
    expect(hourText(167)).toBe("Sunday 23:00")
  })

  it("dances for longer when it is larger, but not for ever", () => {
    expect(danceMs(1)).toBeLessThan(danceMs(20))
    expect(danceMs(500)).toBe(22_000)
    expect(goneText(1)).toBe("The one you had has gone to hers.")
  })
})

describe("the trail of a line", () => {
  it("grows with the leader, and everybody walks along it", () => {
    let trail: Trail = [{ x: 0, y: 0 }]
    for (let i = 0; i < 100; i++) trail = walk(trail, { x: 1000, y: 0 }, 10, 3)
    expect(trail[0]).toEqual({ x: 1000, y: 0 })
    expect(along(trail, 38).x).toBeCloseTo(962)
    expect(trail.length).toBeLessThan(40)
  })

  it("leaves those at home who have no room in it yet", () => {
    expect(along([{ x: 5, y: 5 }], 200)).toEqual({ x: 5, y: 5 })
  })

  it("goes round and round where it is wanted", () => {
    expect(aimAt({ x: 0, y: 0 }, { x: 500, y: 0 })).toEqual({ x: 500, y: 0 })
    expect(aimAt({ x: 490, y: 0 }, { x: 500, y: 0 })).not.toEqual({ x: 500, y: 0 })
  })

  it("turns at the edge of the screen when it stands still", () => {
    expect(stillPlace(0, 375, 700)).toEqual({ x: 38, y: 700 })
    expect(stillPlace(8, 375, 700).y).toBe(626)
  })
})

describe("is it time to party", () => {
  const page = { path: "/is-it-time-to-party" }
  const answer = () => screen.getAllByRole("status")[0]?.textContent
  const line = () => document.querySelector("[data-conga]")
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))

  it("says nothing before it runs, and then takes over without a word", () => {
    const container = document.createElement("div")
    container.innerHTML = renderToString(<IsItTimeToParty />)
    expect(container).toHaveTextContent("...")
    expect(container.innerHTML).not.toMatch(/Yes|No<|\d\d:\d\d:\d\d/)
    const complain = jest.spyOn(console, "error")
    render(<IsItTimeToParty />, { container, hydrate: true })
    expect(complain).not.toHaveBeenCalled()
    complain.mockRestore()
  })

  it("counts down on a Thursday, and says yes as Friday evening comes", () => {
    const { wait } = visit(<IsItTimeToParty />, { ...page, at: new Date(2025, 6, 31, 12) })
    expect(answer()).toBe("No")
    expect(screen.getByText("The next reason: the weekend.")).toBeInTheDocument()
    expect(screen.getByRole("timer")).toHaveTextContent("It begins in 1 day 04:00:00")
    wait(28 * hourMs + 1000)
    expect(answer()).toBe("Yes")
    expect(screen.getByRole("img")).toHaveAccessibleName("A dance floor under a mirror ball, 4 in it")
  })

  it("sends a line over the desktop, and to the neighbour's when she rings", () => {
    const { wait } = visit(<IsItTimeToParty />, { ...page, at: new Date(2026, 10, 28, 23) })
    press("Lead the conga line")
    expect(line()?.children).toHaveLength(29)
    expect(screen.getByText("Lead on.")).toBeInTheDocument()
    wait(danceMs(28) + 10)
    expect(screen.getByText("Ding-dong.")).toBeInTheDocument()
    expect(line()?.children).toHaveLength(30)
    wait(2700)
    expect(screen.getByText(/^Mrs Kaipainen/)).toBeInTheDocument()
    wait(6100)
    expect(screen.getByText("All 28 have gone to hers.")).toBeInTheDocument()
    expect(line()).toBeNull()
    expect(screen.getByRole("img")).toHaveAccessibleName(/empty but for a broom$/)
    press("Lead the conga line")
    expect(line()).not.toBeNull()
    expect(hasThing("/is-it-time-to-party")).toBe(true)
  })

  it("ends at Escape, and leaves nothing behind when the page is left", () => {
    const { unmount } = visit(<IsItTimeToParty />, { ...page, at: new Date(2026, 10, 28, 23) })
    press("Lead the conga line")
    fireEvent.keyDown(window, { key: "Escape" })
    expect(line()).toBeNull()
    expect(screen.getByText("They went to bed at a sensible hour.")).toBeInTheDocument()
    press("Lead the conga line")
    unmount()
    expect(line()).toBeNull()
  })

  it("is refused on Tuesday morning, until the intern gives in", () => {
    const { address } = visit(<IsItTimeToParty />, { ...page, at: new Date(2026, 10, 28, 23) })
    press("Tuesday morning")
    expect(address()).toBe("/is-it-time-to-party?hour=34")
    expect(answer()).toBe("No")
    for (const said of refusals) {
      press("Lead the conga line")
      expect(screen.getByText(said)).toBeInTheDocument()
      expect(line()).toBeNull()
    }
    press("Lead the conga line")
    expect(line()?.children).toHaveLength(2)
    press("Back to now")
    expect(line()).toBeNull()
    expect(answer()).toBe("Yes")
  })

  it("has a guest who follows even on Tuesday morning, and comes back to sweep", async () => {
    const { wait } = visit(<IsItTimeToParty />, { ...page, query: "hour=34", at: new Date(2026, 10, 28, 23) })
    await bringGuest()
    expect(screen.getByRole("img")).toHaveAccessibleName(/^An office.*, 6 in it, and the tea towel$/)
    press("Lead the conga line")
    expect(screen.getByText("The tea towel came. The others are at work.")).toBeInTheDocument()
    expect(line()?.children).toHaveLength(2)
    expect(line()?.querySelector("[data-guest]")).toBeInTheDocument()
    wait(danceMs(1) + 10)
    wait(2700)
    wait(6100)
    expect(
      screen.getByText("She has taken you as well. The tea towel came back to sweep."),
    ).toBeInTheDocument()
    expect(screen.getByRole("img")).toHaveAccessibleName(/empty but for a broom, and the tea towel$/)
    expect(read(travels)["/error-418"]?.[0]?.what).toBe("Danced in a conga line, and came back to sweep.")
    act(() => write(looseThing, "/is-it-time-to-party"))
    expect(document.querySelector("[data-guest]")).toBeInTheDocument()
    await bringGuest(null)
    expect(document.querySelector("[data-guest]")).toBeNull()
    press("Lead the conga line")
    expect(screen.getByText(refusals[0])).toBeInTheDocument()
  })

  it("has a guest in front of all others who follow", () => {
    expect(startWith("The tears", "asleep", 3)).toBe(
      "They are asleep. They follow anyway. The tears pushed in behind you.",
    )
    expect(goneWith("The tears", 3)).toBe("All 3 have gone to hers. The tears came back to sweep.")
  })

  it("shows the hour of a link", () => {
    visit(<IsItTimeToParty />, { ...page, query: "hour=51", at: new Date(2026, 10, 28, 23) })
    expect(screen.getByText("Everybody is in bed.")).toBeInTheDocument()
    expect(screen.getByRole("slider")).toHaveAttribute("aria-valuetext", "Wednesday 03:00")
  })

  it("grows by one at each press in calm mode, and stands still", () => {
    visit(<IsItTimeToParty />, { ...page, calm: true, query: "hour=51", at: new Date(2026, 10, 28, 23) })
    press("Lead the conga line")
    expect(line()?.children).toHaveLength(2)
    press("One more")
    press("One more")
    expect(line()?.children).toHaveLength(4)
    press("One more")
    expect(screen.getByText("Ding-dong.")).toBeInTheDocument()
    press("One more")
    press("One more")
    expect(screen.getByText("All 3 have gone to hers.")).toBeInTheDocument()
  })
})
