import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import IsItTimeToParty from "../../src/embeds/is-it-time-to-party/IsItTimeToParty"
import { countdown, isOn, juhannus, partiesFrom, when } from "../../src/embeds/is-it-time-to-party/logic"
import { caughtAt, hasGuests, steps } from "../../src/embeds/is-it-time-to-party/poses"
import { calmMode } from "../../src/hooks/browser/motion"
import { remove, write } from "../../src/hooks/storage/useStorage"
import { dayKey } from "../../src/lib/calendar/calendarDay"
import { hourMs, instantsAt, partsAt } from "../../src/lib/calendar/wallClock"

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

  it("says when in words", () => {
    expect(when(at("2025-08-08 16:00", "Pacific/Kiritimati"), "Pacific/Kiritimati")).toBe(
      "Friday 8 August, 16:00",
    )
  })
})

describe("is it time to party", () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date(2025, 6, 31, 12) }))
  afterEach(() => {
    jest.useRealTimers()
    act(() => remove(calmMode))
  })

  const answer = () => screen.getAllByRole("status")[0]?.textContent
  const lights = () => screen.getByRole("img").getAttribute("data-state")

  it("says nothing before it runs, and then takes over without a word", () => {
    const container = document.createElement("div")
    container.innerHTML = renderToString(<IsItTimeToParty />)
    expect(container).toHaveTextContent("...")
    expect(container.innerHTML).not.toMatch(/Yes|No<|\d\d:\d\d|"lit"|"moving"/)
    const complain = jest.spyOn(console, "error")
    render(<IsItTimeToParty />, { container, hydrate: true })
    expect(complain).not.toHaveBeenCalled()
    complain.mockRestore()
  })

  it("counts down on a Thursday, in the dark", async () => {
    render(<IsItTimeToParty />)
    expect(answer()).toBe("No")
    expect(lights()).toBe("dark")
    expect(screen.getByText("The next reason: the weekend.")).toBeInTheDocument()
    expect(screen.getByRole("timer")).toHaveTextContent("It begins in 1 day 04:00:00")
    act(() => void jest.advanceTimersByTime(1500))
    expect(screen.getByRole("timer")).toHaveTextContent("It begins in 1 day 03:59:59")
    const next = within(screen.getByRole("list", { name: "The next parties" })).getAllByRole("listitem")
    expect(next).toHaveLength(5)
    expect(next[0]).toHaveTextContent("The weekendFriday 1 August, 16:00 –to Sunday 3 August, 06:00")
    expect(next.slice(1).map(item => item.querySelector("b")?.textContent)).toEqual([
      "The weekend and Independence Day",
      "New Year's Eve",
      "Vappu and the weekend",
      "Juhannus and the weekend",
    ])
  })

  it("puts the lights on as Friday evening comes, and off on Sunday morning", () => {
    jest.setSystemTime(new Date(2025, 7, 1, 15, 59, 59))
    render(<IsItTimeToParty />)
    expect(answer()).toBe("No")
    act(() => void jest.advanceTimersByTime(1100))
    expect(answer()).toBe("Yes")
    expect(lights()).toBe("moving")
    expect(screen.getByRole("timer")).toHaveTextContent("It goes on for another 1 day 14:00:00")
    act(() => void jest.advanceTimersByTime(38 * hourMs))
    expect(answer()).toBe("No")
    expect(lights()).toBe("dark")
  })

  it("has guests when there is a party, and chairs on the tables when there is none", () => {
    render(<IsItTimeToParty />)
    expect(screen.getByRole("img")).toHaveAccessibleName(
      "A string of lights, not lit, over a broom and chairs on the tables",
    )
    act(() => void jest.advanceTimersByTime(28 * hourMs + 1000))
    expect(screen.getByRole("img")).toHaveAccessibleName("A string of lights, lit, over a full dance floor")
  })

  it("holds the lights still, and counts whole minutes, in calm mode", () => {
    act(() => write(calmMode, true))
    jest.setSystemTime(new Date(2025, 7, 2, 12, 0, 30))
    render(<IsItTimeToParty />)
    expect(lights()).toBe("lit")
    expect(screen.getByRole("timer")).toHaveTextContent(/^It goes on for another 18:00$/)
  })

  it("catches somebody at another step of a dance at each press, and at the fifth also his guests", async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    render(<IsItTimeToParty />)
    const button = screen.getByRole("button", { name: "Lights" })
    act(() => button.focus())
    const seen: (string | undefined)[] = []
    for (let i = 0; i < 6; i++) {
      await user.keyboard(" ")
      // Fireworks already lit go off first, so that he has time.
      if (i > 0) expect(lights()).toBe("dark")
      act(() => void jest.advanceTimersByTime(500))
      expect(lights()).toBe("moving")
      seen.push(screen.getByRole("img").getAttribute("aria-label")?.split(": ")[1])
    }
    expect(new Set(seen.slice(0, 5)).size).toBe(5)
    expect(seen[4]).toBe("a hamster with a broom and four guests, all quite still")
    expect(seen[5]).toBe(seen[0])
    expect(answer()).toBe("No")
  })

  it("has lights that go out by themselves, as there is no party", async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    render(<IsItTimeToParty />)
    await user.click(screen.getByRole("button", { name: "Lights" }))
    expect(screen.getByText("He was sweeping.")).toBeInTheDocument()
    act(() => void jest.advanceTimersByTime(4000))
    expect(lights()).toBe("dark")
    expect(screen.queryByText("He was sweeping.")).not.toBeInTheDocument()
  })

  it("has lights that stay on in calm mode, and still catch him at each press", async () => {
    act(() => write(calmMode, true))
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    render(<IsItTimeToParty />)
    const button = screen.getByRole("button", { name: "Lights" })
    await user.click(button)
    act(() => void jest.advanceTimersByTime(60_000))
    expect(lights()).toBe("lit")
    await user.click(button)
    expect(screen.getByText("Up there, too, it is dusty.")).toBeInTheDocument()
  })

  it("has a switch for the lights of a party, which changes nothing else", async () => {
    jest.setSystemTime(new Date(2025, 7, 2, 12))
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    render(<IsItTimeToParty />)
    const button = screen.getByRole("button", { name: "Lights" })
    expect(button).toHaveAttribute("aria-pressed", "true")
    await user.click(button)
    expect(lights()).toBe("dark")
    expect(screen.getByText(/^Suit yourself/)).toBeInTheDocument()
    expect(answer()).toBe("Yes")
    await user.click(button)
    expect(lights()).toBe("moving")
  })
})

describe("who sweeps", () => {
  it("is innocent before the first press, and has guests at every fifth", () => {
    expect(caughtAt(0)).toMatchObject({ seen: "a hamster who sweeps", says: "" })
    expect([0, 1, 4, 5, 6, 10].map(hasGuests)).toEqual([false, false, false, true, false, true])
    expect(caughtAt(steps + 2)).toEqual(caughtAt(2))
  })
})
