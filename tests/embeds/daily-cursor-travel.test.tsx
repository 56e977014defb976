import { act, fireEvent, render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import DailyCursorTravel from "../../src/embeds/daily-cursor-travel/DailyCursorTravel"
import { formatWait, leader, leadText, snailAt } from "../../src/embeds/daily-cursor-travel/snail"
import { shoutOf, stepOf, viewOf } from "../../src/embeds/daily-cursor-travel/view"
import { write } from "../../src/hooks/storage/useStorage"
import { dailyCursor, dailyTime, useVisitSampling } from "../../src/hooks/visit/visit"

const today = { year: 2024, month: 5, day: 31 }

function Site() {
  useVisitSampling("/")
  return <DailyCursorTravel />
}

beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null)
  jest.useFakeTimers({ advanceTimers: true, now: new Date("2024-05-31T12:00:00") })
  localStorage.clear()
})
afterEach(() => jest.useRealTimers())

describe("the snail", () => {
  it("has gone a millimetre a second since the page was opened", () => {
    expect(snailAt(Date.UTC(2023, 3, 29))).toBe(0)
    expect(snailAt(Date.UTC(2023, 3, 30))).toBeCloseTo(86.4)
    expect(snailAt(Date.UTC(2020, 0, 1))).toBe(0)
  })

  it("is caught by who is faster, and not by others", () => {
    expect(leadText(10, 110, 0.011)).toBe(
      "Mother is 100 m ahead of you. At today's pace you catch her in 2.78 hours, without sleep.",
    )
    expect(leadText(0, 34_000, 0.001)).toBe("Mother is 34 km ahead of you. At today's pace she stays there.")
    expect(leadText(12, 10, 0)).toMatch(/^You are 2 m ahead/)
    expect(formatWait(86_400 * 3)).toBe("3 days")
    expect(formatWait(31_556_926 * 40)).toBe("40 years")
    expect([leader(0.001, 0), leader(1, 0.1), leader(0.1, 1)]).toEqual([null, "you", "snail"])
  })
})

describe("the picture of the race", () => {
  it("is in true size at first, and has both in it however far they part", () => {
    expect(viewOf(100, 10, 800)).toMatchObject({ zoom: 1, you: 445, snail: 355, start: 345, size: 1 })
    for (const you of [0, 1000, 1e5, 1e9])
      for (const snail of [0, 500, 1e6]) {
        const view = viewOf(you, snail, 800)
        for (const x of [view.you, view.snail]) expect(x > 100 && x < 700).toBe(true)
        expect(view.size).toBeGreaterThanOrEqual(0.5)
      }
  })

  it("has labels apart from each other, and a snail with more to say the further you are", () => {
    expect([stepOf(38), stepOf(10), stepOf(1), stepOf(0.1)]).toEqual([5, 10, 100, 1000])
    expect([-1, 0, 0.5, 2, 5, 10, 30, 100, 500].map(shoutOf)).toEqual([
      "Take your time.",
      "",
      "Wait.",
      "You've dropped something!",
      "Which way did you go?",
      "What's it like there?",
      "You go on. I've found a leaf.",
      "Is that the horizon? Are you on it?",
      "I'll tell Mother.",
    ])
  })
})

describe("DailyCursorTravel", () => {
  it("claims nothing before it has looked", () => {
    const html = renderToString(<DailyCursorTravel />)
    expect(html).not.toContain("Nothing has been measured")
    expect(html).toContain("Measuring the mouse...")
  })

  it("is honest about an empty browser", () => {
    render(<DailyCursorTravel />)
    expect(screen.queryByRole("img", { name: /^Bar chart/ })).not.toBeInTheDocument()
    expect(screen.getByText("That is 0 m today and 0 m in all.")).toBeInTheDocument()
    expect(screen.getByText(/you never arrive/)).toBeInTheDocument()
    expect(screen.getByText(/^Mother is 34\.\d km ahead of you\./)).toBeInTheDocument()
    expect(screen.queryByRole("button", { name: "Forget all days" })).not.toBeInTheDocument()
  })

  it("shows today's pixels, their rate and metres, and every day", () => {
    write(dailyCursor, [
      { travel: 96_000, year: 2024, month: 5, day: 29 },
      { travel: 9600, ...today },
    ])
    write(dailyTime, [{ time: 100, ...today }])
    render(<DailyCursorTravel />)
    expect(screen.getByText("9,600 px", { selector: "dd" })).toBeInTheDocument()
    expect(screen.getByText("96.00 px/s")).toBeInTheDocument()
    expect(screen.getByText("That is 2.54 m today and 27.9 m in all.")).toBeInTheDocument()
    expect(
      screen.getByRole("img", {
        name: "Bar chart of 3 days, 2 of them measured. The most is 96,000 px, on 29 May 2024.",
      }),
    ).toBeInTheDocument()
    expect(
      screen.getByText(/^27\.9 m of 384,400 km: 0\.00000727% .* you arrive in 480 years/),
    ).toBeInTheDocument()
  })

  it("counts while it is looked at, this page with two decimals", () => {
    const { unmount } = render(<Site />)
    const point = (clientX: number) =>
      window.dispatchEvent(
        Object.assign(new Event("pointermove"), { clientX, clientY: 0, pointerId: 1, isPrimary: true }),
      )
    act(() => {
      point(0)
      jest.advanceTimersByTime(100)
      point(500)
      jest.advanceTimersByTime(6900)
    })
    expect(screen.getByText("500.00 px")).toBeInTheDocument()
    expect(screen.getAllByText("500 px", { selector: "dd" })).toHaveLength(2)
    act(() => unmount())
  })

  it("grows today's number while the cursor moves, within the second", () => {
    const { unmount } = render(<Site />)
    const today = () => screen.getByText("Today", { selector: "dt" }).nextElementSibling
    const point = (clientX: number) => {
      window.dispatchEvent(
        Object.assign(new Event("pointermove"), { clientX, clientY: 0, pointerId: 3, isPrimary: true }),
      )
      jest.advanceTimersByTime(110)
    }
    act(() => jest.advanceTimersByTime(1000))
    const begun = Number(today()?.textContent?.replace(/\D/g, ""))
    act(() => point(0))
    act(() => point(40))
    expect(today()).toHaveTextContent(`${begun + 40} px`)
    act(() => point(100))
    expect(today()).toHaveTextContent(`${begun + 100} px`)
    act(() => unmount())
  })

  it("calls the cursor and the snail to the line, and counts both from there", () => {
    const { unmount } = render(<Site />)
    const point = (clientX: number) => {
      window.dispatchEvent(
        Object.assign(new Event("pointermove"), { clientX, clientY: 0, pointerId: 4, isPrimary: true }),
      )
      jest.advanceTimersByTime(1100)
    }
    act(() => point(0))
    fireEvent.click(screen.getByRole("button", { name: "Race her again" }))
    expect(screen.getByText("You are both at the line. Ready, steady.")).toBeInTheDocument()
    act(() => point(960))
    expect(screen.getByText(/: you \d.* cm, the little snail \d/)).toBeInTheDocument()
    act(() => unmount())
  })

  it("forgets what has not been written yet with the rest, and brings all of it back", () => {
    const { unmount } = render(<Site />)
    const point = (clientX: number) => {
      window.dispatchEvent(
        Object.assign(new Event("pointermove"), { clientX, clientY: 0, pointerId: 2, isPrimary: true }),
      )
      jest.advanceTimersByTime(1100)
    }
    act(() => {
      point(0)
      point(500)
    })
    const today = () => screen.getByText("Today", { selector: "dt" }).nextElementSibling
    expect(today()).toHaveTextContent("500 px")
    fireEvent.click(screen.getByRole("button", { name: "Forget all days" }))
    expect(today()).toHaveTextContent(/^0 px/)
    fireEvent.click(screen.getByRole("button", { name: "Undo" }))
    expect(today()).toHaveTextContent("500 px")
    act(() => unmount())
  })
})
