import { act, createEvent, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import DailyTimeOnSite from "../../src/embeds/daily-time-on-site/DailyTimeOnSite"
import { achievements, instead } from "../../src/embeds/daily-time-on-site/logic"
import { calmMode } from "../../src/hooks/browser/motion"
import { read, write } from "../../src/hooks/storage/useStorage"
import { dailyTime, useVisitSampling } from "../../src/hooks/visit/visit"

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
    const you = screen.getByRole("button", { name: /^You, at the start/ })
    fireEvent.pointerDown(you)
    expect(screen.getByText("You are being carried. It feels like running.")).toBeInTheDocument()
    fireEvent.pointerUp(you)
    expect(screen.getByText(/^Back at the start. You had only got up/)).toBeInTheDocument()
    for (let step = 0; step < 10; step++) fireEvent.keyDown(you, { key: "ArrowRight" })
    expect(screen.getByText(/^Home! The judges look at the hand/)).toBeInTheDocument()
  })
})
