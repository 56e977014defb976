import { act, createEvent, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import DailyTimeOnSite from "../../src/embeds/daily-time-on-site/DailyTimeOnSite"
import { saidOf, swapText, taking, winning } from "../../src/embeds/daily-time-on-site/guest"
import { lanes, protested, won } from "../../src/embeds/daily-time-on-site/lanes"
import { achievements, instead } from "../../src/embeds/daily-time-on-site/logic"
import { boast, draggedPast, passedAt, runnerAt, seatAt } from "../../src/embeds/daily-time-on-site/sitting"
import { calmMode } from "../../src/hooks/browser/motion"
import { travels } from "../../src/hooks/storage/travels"
import { read, write } from "../../src/hooks/storage/useStorage"
import { dailyTime, useVisitSampling } from "../../src/hooks/visit/visit"
import { bringGuest, onPage } from "../jest/visit"

const day = (day: number, time: number) => ({ time, year: 2024, month: 5, day })

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true, now: new Date("2024-05-31T12:00:00") })
  localStorage.clear()
})
afterEach(() => jest.useRealTimers())

describe("what else could have been done", () => {
  it("goes from the shortest to the longest, each with its reason", () => {
    const lengths = instead.map(({ seconds }) => seconds)
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b))
    expect(instead.filter(({ why }) => why === "")).toEqual([])
  })

  it("has light as fast as it is, and a diskette as slow", () => {
    const light = 299_792.458
    const seconds = (what: RegExp) => instead.find(thing => what.test(thing.what))?.seconds
    expect(seconds(/light to the Moon/)).toBeCloseTo((2 * 384_400) / light, 2)
    expect(seconds(/light from the Sun/)).toBeCloseTo(149_597_870.7 / light, 0)
    expect(seconds(/diskette/)).toBeCloseTo((1_474_560 * 8) / 56_000, 2)
  })

  it("is told in whole times, and one thing is still to come", () => {
    const first = (time: number) => achievements(time).done.map(({ times }) => times)
    expect([0, 2.6, 6, 12].map(first)).toEqual([[], ["once"], ["twice"], ["4 times", "once", "once"]])
    expect(achievements(3600).done.at(-1)?.what).toMatch(/football/)
    expect(achievements(3600).next?.what).toMatch(/space station/)
    expect(achievements(86_400).next).toBeUndefined()
  })
})

describe("DailyTimeOnSite", () => {
  it("claims nothing before it has looked", () => {
    const html = renderToString(<DailyTimeOnSite />)
    expect(html).not.toContain("Nothing has been counted")
    expect(html).not.toContain("in another")
  })

  it("is honest about an empty browser", () => {
    render(<DailyTimeOnSite />)
    expect(screen.getByText(/Nothing has been counted in this browser yet/)).toBeInTheDocument()
    expect(screen.getByText("Days in a row: 0 days. The longest row: 0 days.")).toBeInTheDocument()
    expect(screen.getByText(/^sent light to the Moon/)).toHaveTextContent("in another 3 s")
  })

  it("shows the days, the row, the total, and what would have fitted in", async () => {
    write(dailyTime, [day(20, 60), day(21, 60), day(22, 60), day(30, 120), day(31, 30)])
    render(<DailyTimeOnSite />)
    expect(screen.getByText("Days in a row: 2 days. The longest row: 3 days.")).toBeInTheDocument()
    expect(screen.getByText("30 s", { selector: "dd" })).toBeInTheDocument()
    expect(screen.getByText("5 min 30 s", { selector: "dd" })).toBeInTheDocument()
    expect(
      screen.getByRole("img", { name: /^Bar chart of 12 days, 5 of them measured\./ }),
    ).toBeInTheDocument()
    expect(screen.getByText("27 times")).toBeInTheDocument()
    expect(screen.getByText(/^waited for light/)).toHaveTextContent("in another 2 min 49 s")
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    await user.click(screen.getByRole("button", { name: "Forget all days" }))
    expect(screen.getByText(/Nothing has been counted/)).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(read(dailyTime)).toHaveLength(5)
  })

  it("counts up while it is looked at, this page with two decimals", () => {
    function Site() {
      useVisitSampling("/")
      return <DailyTimeOnSite />
    }
    const { unmount } = render(<Site />)
    act(() => jest.advanceTimersByTime(7100))
    expect(screen.getByText("7.00 s")).toBeInTheDocument()
    // Today, in all and in this visit.
    expect(screen.getAllByText("7 s", { selector: "dd" })).toHaveLength(3)
    act(() => unmount())
  })
})

describe("the chair", () => {
  const passable = lanes.filter(({ cross }) => cross)

  it("passes the slow ones one after another, the first before ten seconds are over and the last before the end", () => {
    const times = passable.map(
      ({ runner }) =>
        Array.from({ length: 901 }, (_, i) => i / 10).find(t => passedAt(t, []).includes(runner)) ?? 999,
    )
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(times[0]).toBeGreaterThan(3)
    expect(times[0]).toBeLessThan(8)
    for (const [i, time] of times.entries()) expect(time - (times[i - 1] ?? 0)).toBeGreaterThan(3)
    expect(times.at(-1)).toBeLessThan(88)
    expect(seatAt(90)).toBe(1)
    expect(seatAt(900)).toBe(1)
  })

  it("is ahead of whoever it has passed, and passes nobody who is home", () => {
    for (let t = 0; t <= 90; t++) {
      const passed = lanes.filter(({ runner }) => passedAt(t, []).includes(runner))
      for (const lane of passed) expect(seatAt(t)).toBeGreaterThan(runnerAt(lane, t))
    }
    expect(passedAt(90, ["sunlight"])).not.toContain("sunlight")
  })

  it("gets an answer of its own from each, sitting, asked again and carried", () => {
    const lines = [...lanes.map(({ dragged }) => dragged), ...passable.flatMap(({ cross }) => cross ?? [])]
    expect(new Set(lines).size).toBe(lanes.length + 2 * passable.length)
  })

  it("is carried past the last of those between two places", () => {
    const places = [
      ["bolt", 0.3],
      ["paint", 0.5],
      ["sloth", 0.7],
    ] as const
    expect(draggedPast(places, 0.1, 0.6)?.runner).toBe("paint")
    expect(draggedPast(places, 0.3, 0.4)).toBeUndefined()
    expect(draggedPast(places, 0.6, 0.1)).toBeUndefined()
  })

  it("boasts of what it has passed", () => {
    expect(boast([])).toBe("A race against me in an armchair")
    expect(boast(["sunlight", "diskette", "paint"])).toBe(
      "I have overtaken sunlight, a diskette and wet paint without getting up.",
    )
  })
})

describe("the race against a visitor who sits", () => {
  const race = () => within(screen.getByRole("region", { name: "The race against you" }))
  const runner = (lane: number) =>
    race().getAllByRole("listitem")[lane]?.querySelector("svg")?.parentElement as HTMLElement
  /** A round of light, which jsdom's events say nothing of the length of. */
  const round = (elapsedTime: number) => {
    const event = createEvent.animationIteration(runner(0))
    fireEvent(runner(0), Object.assign(event, { elapsedTime }))
  }

  it("says who is home, at the finish and no sooner, and begins again", async () => {
    render(<DailyTimeOnSite />)
    expect(race().getByRole("status")).toHaveTextContent("You have chosen the chair.")
    round(1.282)
    expect(race().getByRole("status")).toHaveTextContent("You have chosen the chair.")
    round(2.564)
    expect(race().getByRole("status")).toHaveTextContent("to the Moon and back")
    fireEvent.animationEnd(runner(1))
    expect(race().getByRole("status")).toHaveTextContent("Bolt is home")
    expect(race().getAllByText("home")).toHaveLength(1)
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    await user.click(race().getByRole("button", { name: "Start again" }))
    expect(race().getByRole("status")).toHaveTextContent("You have chosen the chair.")
    expect(race().queryByText("home")).not.toBeInTheDocument()
  })

  it("stands still where calm is wanted, and says so", () => {
    write(calmMode, true)
    render(<DailyTimeOnSite />)
    expect(race().getByRole("status")).toHaveTextContent("All are at the start.")
  })
})

describe("the visitor's lane", () => {
  it("is run by hand or by key, and ends at the start", () => {
    render(<DailyTimeOnSite />)
    const you = screen.getByRole("button", { name: /^You, in the chair/ })
    fireEvent.pointerDown(you)
    expect(screen.getByText("You are being carried. It feels like running.")).toBeInTheDocument()
    fireEvent.pointerUp(you)
    expect(screen.getByText(/^Back at the start. You had only got up/)).toBeInTheDocument()
    for (let step = 0; step < 10; step++) fireEvent.keyDown(you, { key: "ArrowRight" })
    expect(screen.getByText(/^Home! The judges look at the hand/)).toBeInTheDocument()
  })
})

describe("a visitor who stays", () => {
  function Site() {
    useVisitSampling("/")
    return <DailyTimeOnSite />
  }
  const race = () => within(screen.getByRole("region", { name: "The race against you" }))
  /** Lets seconds pass one by one, so that the page draws each. */
  const stay = (seconds: number) => {
    for (let i = 0; i < seconds; i++) act(() => jest.advanceTimersByTime(1000))
  }

  it("passes sunlight at once, then the others, wins, and is protested against", async () => {
    const { unmount } = render(<Site />)
    stay(8)
    expect(race().getByRole("status")).toHaveTextContent("You have passed sunlight.")
    expect(race().getAllByText("cross")).toHaveLength(1)
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    await user.click(race().getByRole("button", { name: "Light from the Sun, cross" }))
    expect(race().getByRole("status")).toHaveTextContent("I have a plant to see to.")
    stay(80)
    expect(race().getByText("Passed by sitting: 5 of 5")).toBeInTheDocument()
    expect(race().getByText("later")).toBeInTheDocument()
    stay(5)
    expect(race().getByRole("status")).toHaveTextContent("It is later.")
    expect(race().getByText("now")).toBeInTheDocument()
    stay(10)
    expect(race().getByRole("status")).toHaveTextContent("The others protest")
    await user.click(race().getByRole("button", { name: "Start again" }))
    expect(race().getByText("Passed by sitting: 0 of 5")).toBeInTheDocument()
    expect(race().getByRole("status")).toHaveTextContent("You have chosen the chair.")
    stay(8)
    expect(race().getByRole("status")).toHaveTextContent("You have passed sunlight.")
    act(() => unmount())
  })

  it("passes them in words where calm is wanted", () => {
    write(calmMode, true)
    const { unmount } = render(<Site />)
    stay(8)
    expect(race().getByRole("status")).toHaveTextContent("You have passed sunlight.")
    act(() => unmount())
  })

  it("is told off by whom a hand carries him past, and put back where he sat", () => {
    const { unmount } = render(<Site />)
    stay(12)
    const box = (left: number, width: number) => ({ left, width }) as DOMRect
    jest.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(box(0, 1000))
    jest.spyOn(SVGElement.prototype, "getBoundingClientRect").mockReturnValue(box(482, 36))
    const you = race().getByRole("button", { name: /^You, in the chair/ })
    for (let step = 0; step < 5; step++) fireEvent.keyDown(you, { key: "ArrowRight" })
    expect(race().getByRole("status")).toHaveTextContent(lanes[0]?.dragged ?? "?")
    fireEvent.blur(you)
    expect(race().getByRole("status")).toHaveTextContent("Back where you sat. You had only got up")
    jest.restoreAllMocks()
    act(() => unmount())
  })
})

describe("a guest", () => {
  const towel = { name: "The tea towel" }

  it("is in the words of the race only while it sits", () => {
    expect(saidOf(won, null)).toBe(won)
    expect(saidOf(won, towel)).toBe(
      "It is later. The tea towel won by sitting, in your chair, and got your medal.",
    )
    expect(saidOf(protested, towel)).toMatch(/^The others protest: the tea towel had no shoes on\./)
    expect(saidOf("You have passed sunlight.", towel)).toBe("The tea towel passed sunlight.")
    expect(swapText(towel, false)).toBe("You got up. The tea towel had the chair before you were back.")
  })

  it("takes the chair when the visitor gets up, wins the race in it, and is pulled out of it", async () => {
    function Site() {
      useVisitSampling("/daily-time-on-site")
      return onPage(<DailyTimeOnSite />, { path: "/daily-time-on-site" })
    }
    const { unmount, container } = render(<Site />)
    await bringGuest()
    const race = within(screen.getByRole("region", { name: "The race against you" }))
    const status = race.getByRole("status")
    expect(status).toHaveTextContent("The tea towel came for the chair, too.")
    const press = () => {
      fireEvent.pointerDown(race.getByRole("button", { name: /Carry/ }))
      fireEvent.pointerUp(race.getByRole("button", { name: /Carry/ }))
    }
    press()
    expect(status).toHaveTextContent("The tea towel had the chair before you were back.")
    expect(race.getByRole("button", { name: /^The tea towel, in your chair/ })).toBeInTheDocument()
    expect(read(travels)["/error-418"]?.[0]?.what).toBe(taking)
    for (let i = 0; i < 92; i++) act(() => jest.advanceTimersByTime(1000))
    expect(status).toHaveTextContent("The tea towel won by sitting, in your chair, and got your medal.")
    expect(read(travels)["/error-418"]?.[0]?.what).toBe(winning)
    press()
    expect(status).toHaveTextContent("You sat down on the tea towel.")
    press()
    await bringGuest(null)
    expect(race.getByRole("button", { name: /^You, in the chair/ })).toBeInTheDocument()
    expect(container.querySelector("[data-guest]")).toBeNull()
    act(() => unmount())
  })
})
