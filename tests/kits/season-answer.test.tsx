import { act, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import {
  addDaysInYear,
  type Bloom,
  daysToBloom,
  initialBloom,
  nextBloom,
  openness,
} from "../../src/kits/season-answer/bloom"
import { choreFor, initialProgress, nextProgress } from "../../src/kits/season-answer/chores"
import { sunset } from "../../src/kits/season-answer/paint"
import { leafAt } from "../../src/kits/season-answer/rake"
import { SeasonAnswer } from "../../src/kits/season-answer/SeasonAnswer"
import { landing, metres, poseAt } from "../../src/kits/season-answer/ski"
import { parts } from "../../src/kits/season-answer/YearSlider"
import { yardOn } from "../../src/kits/season-answer/yard"
import { seasonOf, seasons } from "../../src/lib/calendar/season"
import { askForCalm } from "../jest/visit"

const answer = () => screen.getAllByRole("status")[0]?.textContent
const plate = () => screen.getAllByRole("status")[1]
const slider = () => screen.getByRole("slider", { name: "Day of the year" })

beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null))

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  localStorage.clear()
  window.history.replaceState(null, "", "/")
})

describe("the answer to a question after a season", () => {
  it.each([
    ["2025-01-15T12:00:00Z", "winter"],
    ["2025-05-01T12:00:00Z", "spring"],
    ["2025-07-15T12:00:00Z", "summer"],
    ["2025-10-15T12:00:00Z", "autumn"],
  ])("is yes at %s for %s alone", (iso, expected) => {
    jest.useFakeTimers({ now: new Date(iso) })
    const yes = seasons.filter(season => {
      const { unmount } = render(<SeasonAnswer season={season} />)
      const said = answer()
      unmount()
      return said === "Yes"
    })
    expect(yes).toEqual([expected])
  })

  it("names the current season and the next", () => {
    jest.useFakeTimers({ now: new Date("2025-05-01T12:00:00Z") })
    render(<SeasonAnswer season="spring" />)
    expect(screen.getByText(/^In Helsinki it is 1 May: day/)).toHaveTextContent("day 121 of 365, and spring.")
    expect(screen.getByText("Spring changes to summer in 53 days, on 23 June.")).toBeInTheDocument()
  })

  it("is given for any day that the strip is dragged to, which the address keeps, and there is a way back", async () => {
    jest.useFakeTimers({ now: new Date("2025-05-01T12:00:00Z"), advanceTimers: true })
    render(<SeasonAnswer season="winter" />)
    expect(answer()).toBe("No")
    expect(slider()).toHaveAttribute("aria-valuetext", "1 May, spring")
    expect(screen.getByRole("button", { name: "Back to today" })).toBeDisabled()
    fireEvent.change(slider(), { target: { value: "20" } })
    expect(answer()).toBe("Yes")
    expect(slider()).toHaveAttribute("aria-valuetext", "20 January, winter")
    expect(screen.getByText(/^On 20 January it is day/)).toHaveTextContent("day 20 of 365, and winter.")
    expect(screen.getByText("Winter changes to spring 60 days later, on 21 March.")).toBeInTheDocument()
    expect(screen.getByRole("img")).toHaveAccessibleName(/^A yard in winter.*out in it$/)
    expect(window.location.search).toBe("?day=20")
    await userEvent
      .setup({ advanceTimers: jest.advanceTimersByTime })
      .click(screen.getByRole("button", { name: "Back to today" }))
    expect(answer()).toBe("No")
    expect(screen.getByRole("img")).toHaveAccessibleName(/^A yard in spring.*behind the window$/)
    expect(window.location.search).toBe("")
  })

  it("is brought back by a link, also from a leap year", () => {
    window.history.replaceState(null, "", "/?day=366")
    jest.useFakeTimers({ now: new Date("2025-05-01T12:00:00Z") })
    render(<SeasonAnswer season="winter" />)
    act(() => void jest.advanceTimersByTime(1))
    expect(screen.getByText(/^On 31 December/)).toHaveTextContent("day 365 of 365")
  })

  it("has the season's own work to do, which is undone in the end", () => {
    jest.useFakeTimers({ now: new Date("2025-10-15T12:00:00Z") })
    render(<SeasonAnswer season="autumn" />)
    expect(plate()).toBeEmptyDOMElement()
    fireEvent.click(screen.getByRole("button", { name: "Rake" }))
    expect(plate()).toHaveTextContent("Raked. Somebody jumped in.")
    fireEvent.click(screen.getByRole("img"))
    expect(plate()).toHaveTextContent("Raked. He jumped in again.")
    for (let i = 0; i < 5; i++) fireEvent.click(screen.getByRole("button", { name: "Rake" }))
    expect(plate()).toHaveTextContent("All of them, in one jump. It was worth it.")
    fireEvent.click(screen.getByRole("button", { name: "Rake again" }))
    expect(plate()).toHaveTextContent("All on the ground again. They know the way.")
    expect(screen.getByRole("button", { name: "Rake" })).toBeInTheDocument()
  })

  it.each([
    ["winter", "Ski (hold)", "0.4 m on leaves."],
    ["spring", "Sow a coltsfoot", "Here it comes. Has it looked at the date?"],
    ["summer", "Wait for it", "He waits."],
  ] as const)(
    "has something of its own to do for those who ask about %s in the autumn",
    (season, name, says) => {
      jest.useFakeTimers({ now: new Date("2025-10-15T12:00:00Z") })
      render(<SeasonAnswer season={season} />)
      fireEvent.click(screen.getByRole("button", { name }))
      expect(plate()).toHaveTextContent(says)
    },
  )

  it("keeps what was sown until the spring, on this visit and the next", () => {
    jest.useFakeTimers({ now: new Date("2025-10-15T12:00:00Z") })
    const { unmount } = render(<SeasonAnswer season="spring" />)
    for (let i = 0; i < 3; i++) fireEvent.click(screen.getByRole("button", { name: "Sow a coltsfoot" }))
    unmount()
    jest.setSystemTime(new Date("2026-04-10T12:00:00Z"))
    render(<SeasonAnswer season="spring" />)
    expect(plate()).toHaveTextContent("3 of 8 coltsfoots are open. You sowed them.")
    fireEvent.click(screen.getByRole("button", { name: "Shine on them" }))
    expect(plate()).toHaveTextContent("4 of 8 coltsfoots are open.")
  })

  it("uses the singular for a single seed", () => {
    jest.useFakeTimers({ now: new Date("2025-10-15T12:00:00Z") })
    const { unmount } = render(<SeasonAnswer season="spring" />)
    fireEvent.click(screen.getByRole("button", { name: "Sow a coltsfoot" }))
    unmount()
    jest.setSystemTime(new Date("2026-04-10T12:00:00Z"))
    render(<SeasonAnswer season="spring" />)
    expect(plate()).toHaveTextContent("1 of 8 coltsfoots is open. You sowed it.")
  })

  it("runs the year to the bloom of what was sown, with a Yes, and back to today", () => {
    jest.useFakeTimers({ now: new Date("2025-10-15T12:00:00Z") })
    render(<SeasonAnswer season="spring" />)
    fireEvent.click(screen.getByRole("button", { name: "Sow a coltsfoot" }))
    expect(answer()).toBe("No")
    for (let i = 0; i < 80; i++) act(() => void jest.advanceTimersByTime(50))
    expect(answer()).toBe("Yes")
    expect(screen.getByText(/^On 14 April/)).toBeInTheDocument()
    expect(plate()).toHaveTextContent("1 of 8 coltsfoots is open. You sowed it.")
    // One more while it blooms: the button stays what it was.
    fireEvent.click(screen.getByRole("button", { name: "Sow a coltsfoot" }))
    expect(plate()).toHaveTextContent("2 of 8 coltsfoots are open. You sowed them.")
    for (let i = 0; i < 80; i++) act(() => void jest.advanceTimersByTime(50))
    expect(screen.getByText(/^In Helsinki it is 15 October/)).toBeInTheDocument()
    expect(plate()).toHaveTextContent("Two. The first one has told the second.")
    expect(window.location.search).toBe("")
  })

  it("shows the bloom at once where nothing may move, with a way back", () => {
    askForCalm(true)
    jest.useFakeTimers({ now: new Date("2025-10-15T12:00:00Z") })
    render(<SeasonAnswer season="spring" />)
    fireEvent.click(screen.getByRole("button", { name: "Sow a coltsfoot" }))
    expect(answer()).toBe("Yes")
    expect(plate()).toHaveTextContent("1 of 8 coltsfoots is open. You sowed it.")
    fireEvent.click(screen.getByRole("button", { name: "Back to today" }))
    expect(plate()).toHaveTextContent("Here it comes. Has it looked at the date?")
  })

  it("has skis that go farther the longer the press, by pointer and by key", () => {
    jest.useFakeTimers({ now: new Date("2025-10-15T12:00:00Z") })
    render(<SeasonAnswer season="winter" />)
    const ski = () => screen.getByRole("button", { name: "Ski (hold)" })
    fireEvent.pointerDown(ski(), { button: 0 })
    act(() => void jest.advanceTimersByTime(800))
    expect(plate()).toBeEmptyDOMElement()
    fireEvent.pointerUp(ski())
    fireEvent.click(ski())
    expect(plate()).toHaveTextContent("3.7 m.")
    fireEvent.keyDown(ski(), { key: " " })
    act(() => void jest.advanceTimersByTime(2000))
    fireEvent.keyDown(ski(), { key: " ", repeat: true })
    fireEvent.keyUp(ski(), { key: " " })
    expect(plate()).toHaveTextContent("7.0 m. A personal best.")
    fireEvent.pointerDown(screen.getByRole("img"), { button: 0 })
    fireEvent.pointerCancel(screen.getByRole("img"))
    expect(plate()).toHaveTextContent("7.0 m. A personal best.")
  })

  it("waits through the winter for a summer that is soon over", () => {
    jest.useFakeTimers({ now: new Date("2025-10-15T12:00:00Z") })
    render(<SeasonAnswer season="summer" />)
    fireEvent.click(screen.getByRole("button", { name: "Wait for it" }))
    const said = new Map<string, number>()
    for (let i = 0; i < 200 && !plate()?.textContent?.startsWith("That"); i++) {
      said.set(answer() ?? "", (said.get(answer() ?? "") ?? 0) + 1)
      act(() => void jest.advanceTimersByTime(50))
    }
    expect(said.get("No")).toBeGreaterThan(100)
    expect(said.get("Yes")).toBeLessThan(12)
    expect(said.get("Yes")).toBeGreaterThan(5)
    expect(plate()).toHaveTextContent("That was the summer.")
    expect(screen.getByText(/^On 24 September/)).toHaveTextContent("day 267 of 365, and autumn.")
    expect(answer()).toBe("No")
  })

  it("lets those who wait get up", () => {
    jest.useFakeTimers({ now: new Date("2025-10-15T12:00:00Z") })
    render(<SeasonAnswer season="summer" />)
    fireEvent.click(screen.getByRole("button", { name: "Wait for it" }))
    for (let i = 0; i < 10; i++) act(() => void jest.advanceTimersByTime(50))
    expect(screen.getByText(/^On 4 November/)).toBeInTheDocument()
    fireEvent.click(screen.getByRole("button", { name: "Get up" }))
    expect(screen.getByText(/^In Helsinki it is 15 October/)).toBeInTheDocument()
  })
})

describe("a season's work", () => {
  const pairs = seasons.flatMap(asked => seasons.map(season => [asked, season] as const))
  it.each(pairs)("for %s, in %s, has something to say after each press, and begins anew", (asked, season) => {
    let progress = initialProgress
    const chore = choreFor(asked, season)
    expect(chore.says(0, false, season)).toBe("")
    for (let i = 1; i <= chore.steps; i++) {
      progress = nextProgress(chore, progress)
      expect(progress).toEqual({ done: i, again: false })
      expect(chore.says(i, false, season)).not.toBe("")
    }
    progress = nextProgress(chore, progress)
    expect(progress).toEqual({ done: 0, again: true })
    expect(chore.says(0, true, season)).not.toBe("")
  })

  it("in autumn moves every leaf to the heap and out of it, and none that is not raked", () => {
    const lawn = Array.from({ length: 42 }, (_, i) => ({ x: i * 5, y: 100 + (i % 3) }))
    const middle = { x: 148, y: 120 }
    for (let i = 0; i < 42; i++) {
      expect(leafAt(i, 2, 0.3, lawn, middle)).toEqual(i < 12 ? expect.anything() : lawn[i])
      if (i < 12) expect(Math.abs(leafAt(i, 2, 1, lawn, middle).x - 148)).toBeLessThan(20)
      expect(lawn).toContainEqual(leafAt(i, 2, 60, lawn, middle))
    }
  })

  it("in winter's name ends on the ground, on the roof or in the chimney", () => {
    expect([0, 0.4, 0.6, 0.9, 1].map(power => landing(power).place)).toEqual([
      "ground",
      "ground",
      "roof",
      "roof",
      "chimney",
    ])
    expect([metres(0), metres(1)]).toEqual([0.4, 7])
    for (const power of [0, 0.7, 1]) {
      expect(poseAt(power, 0.2).state).toBe("runs")
      expect(poseAt(power, 0.6).state).toBe("flies")
      const { x, y } = landing(power)
      expect(poseAt(power, 60)).toEqual({ x, y, turns: 2, state: "lies" })
    }
  })

  it("in spring's name goes to the bloom, stays, and is back on the day", () => {
    expect([daysToBloom(288, 365), daysToBloom(100, 365)]).toEqual([181, 4])
    let run: Bloom | null = initialBloom
    let ticks = 0
    let max = 0
    while (run && ticks < 500) {
      run = nextBloom(run, 181)
      max = Math.max(max, run?.gone ?? 0)
      ticks++
    }
    expect([max, run]).toEqual([181, null])
    expect(ticks).toBeLessThan(160)
    expect(addDaysInYear(288, 181, 365)).toBe(104)
    expect([openness(60), openness(104)]).toEqual([0, 1])
  })

  it("in summer sends the sun down to the lake and has it back", () => {
    expect(sunset({ progress: initialProgress, since: 0 })).toBe(0)
    expect(sunset({ progress: { done: 1, again: false }, since: 1.2 })).toBeCloseTo(1)
    expect(sunset({ progress: { done: 1, again: false }, since: 60 })).toBeCloseTo(0)
  })
})

describe("the yard", () => {
  it("has snow in the deep of winter alone, leaves in summer alone, and no jump from one day to the next", () => {
    for (let day = 1; day <= 366; day++) {
      const { snow, leaves, litter, sun } = yardOn(day)
      for (const part of [snow, leaves, litter, sun]) {
        expect(part).toBeGreaterThanOrEqual(0)
        expect(part).toBeLessThanOrEqual(1)
      }
      const season = seasonOf(day)
      if (season === "summer") expect([snow, leaves > 0.9]).toEqual([0, true])
      if (season === "winter") expect(leaves).toBeLessThan(0.01)
      const next = yardOn((day % 366) + 1)
      expect(Math.abs(next.snow - snow)).toBeLessThan(0.06)
      expect(Math.abs(next.sun - sun)).toBeLessThan(0.03)
    }
  })

  it("is lit by the longest day and needs a lamp on the shortest", () => {
    expect(yardOn(174).sun).toBe(1)
    expect([yardOn(174).lamp, yardOn(355).lamp]).toEqual([false, true])
  })

  it("has a strip of as many days as the year", () => {
    for (const days of [365, 366]) expect(parts(days).at(-1)?.to).toBe(days)
    expect(parts(365).map(({ name }) => name)).toEqual(["winter", "spring", "summer", "autumn", "winter"])
  })
})
