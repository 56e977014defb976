import { act, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import {
  centuries,
  decadeOf,
  decadeRows,
  gaze,
  nextOnes,
  readDecade,
  sheetAfter,
  waitText,
} from "../../../src/embeds/time/thursday20th/logic"
import Thursday20th from "../../../src/embeds/time/thursday20th/Thursday20th"
import { hydrationErrors } from "./hydrate"
import { homes, liveIn } from "./zone"

const ms = (iso: string) => Date.parse(iso)

/** Midnights at home: the beginning and the end of Thursday 20 August 2026. */
const midnights: Record<(typeof homes)[number], [string, string]> = {
  "Europe/Helsinki": ["2026-08-19T21:00:00Z", "2026-08-20T21:00:00Z"],
  "Pacific/Honolulu": ["2026-08-20T10:00:00Z", "2026-08-21T10:00:00Z"],
  "Pacific/Kiritimati": ["2026-08-19T10:00:00Z", "2026-08-20T10:00:00Z"],
}

describe("the next Thursday the 20th", () => {
  it.each([
    ["2026-08-19", "2026-8 in 1, then 2027-5 in 274"],
    ["2026-08-20", "2026-8 in 0, then 2027-5 in 273"],
    ["2026-08-21", "2027-5 in 272, then 2028-1 in 517"],
    ["2026-12-31", "2027-5 in 140, then 2028-1 in 385"],
    ["2024-02-29", "2024-6 in 112, then 2025-2 in 357"],
    ["2025-02-20", "2025-2 in 0, then 2025-3 in 28"],
  ])("from %s is %s", (iso, expected) => {
    const [year = 0, month = 0, day = 0] = iso.split("-").map(Number)
    const text = nextOnes({ year, month, day }).map(next => `${next.year}-${next.month} in ${next.days}`)
    expect(text.join(", then ")).toBe(expected)
  })

  it("is waited for in days, tomorrow or not at all", () => {
    expect([2, 1, 0].map(waitText)).toEqual([
      "It is in 2 days.",
      "It is tomorrow. There is still time to be elsewhere.",
      "It is today. Everything is as usual, which is suspicious.",
    ])
  })
})

describe("the decades", () => {
  it("have ten years each, and each year one to three", () => {
    for (const century of centuries) {
      for (let first = century; first < century + 100; first += 10) {
        const rows = decadeRows(first)
        expect(rows.map(({ year }) => year)).toEqual(Array.from({ length: 10 }, (_, i) => first + i))
        for (const { year, months } of rows) {
          expect([1, 2, 3]).toContain(months.length)
          for (const month of months) expect(new Date(Date.UTC(year, month - 1, 20)).getUTCDay()).toBe(4)
        }
      }
    }
  })

  it("are read from the address, and are those of the year where it has none", () => {
    expect(["1900", "2020", "2290"].map(readDecade)).toEqual([1900, 2020, 2290])
    expect([null, "", "1890", "2300", "2021", "202", "20200", "x"].map(readDecade)).toEqual(
      Array(8).fill(null),
    )
    expect([1850, 1999, 2026, 2500].map(decadeOf)).toEqual([1900, 1990, 2020, 2290])
  })
})

describe("the page of Thursday the 20th", () => {
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
    window.history.replaceState(null, "", "/")
  })

  it.each(homes)("comes and goes at midnight in %s", home => {
    liveIn(home)
    const [begins, ends] = midnights[home]
    jest.useFakeTimers({ now: ms(begins) - 30_000 })
    const { unmount } = render(<Thursday20th />)
    expect(screen.getByText(/^It is tomorrow/)).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(30_010))
    expect(screen.getByText(/^It is today/)).toBeInTheDocument()
    expect(screen.getAllByText("August 2026")).not.toHaveLength(0)
    unmount()
    jest.setSystemTime(ms(ends) - 1)
    render(<Thursday20th />)
    expect(screen.getByText(/^It is today/)).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(60_010))
    expect(screen.getByText("It is in 272 days.")).toBeInTheDocument()
    expect(
      screen.getByText("It is on 20 May 2027. The one after is on 20 January 2028, in 517 days."),
    ).toBeInTheDocument()
  })

  it("begins with today's leaf, and is torn to the next one in ever larger handfuls", async () => {
    liveIn("UTC")
    jest.useFakeTimers({ now: ms("2026-11-22T12:00:00Z"), advanceTimers: true })
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    const { container } = render(<Thursday20th />)
    const leaf = () => container.querySelector("p")
    expect(leaf()).toHaveTextContent("November 2026 22 Sunday")
    const tear = screen.getByRole("button", { name: "Tear it off" })
    await user.click(tear)
    expect(leaf()).toHaveTextContent("November 2026 23 Monday")
    expect(screen.getByText("One day is off. 178 days to go.")).toBeInTheDocument()
    expect(screen.queryAllByTestId("eye")).toHaveLength(0)
    for (let i = 0; i < 7; i++) await user.click(tear)
    expect(leaf()).toHaveTextContent("May 2027 20 Thursday")
    expect(screen.getByText("Thursday the 20th. Do not look up.")).toBeInTheDocument()
    expect(screen.getAllByTestId("eye")).toHaveLength(1)
    await user.click(tear)
    expect(leaf()).toHaveTextContent("January 2028 20 Thursday")
    // The one on the floor is awake too.
    expect(screen.getAllByTestId("eye")).toHaveLength(2)
    expect(screen.getByRole("img", { name: "9 handfuls on the floor" })).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Put them all back" }))
    expect(leaf()).toHaveTextContent("November 2026 22 Sunday")
  })

  it("is torn by a press on the leaf and by a drag, and not by a hand that changes its mind", () => {
    liveIn("UTC")
    jest.useFakeTimers({ now: ms("2026-11-22T12:00:00Z") })
    const { container } = render(<Thursday20th />)
    const leaf = () => container.querySelector("p") as HTMLElement
    const pull = (far: number) => {
      const send = (type: string, clientY: number) =>
        fireEvent(leaf(), new MouseEvent(type, { bubbles: true, clientX: 100, clientY }))
      send("pointerdown", 100)
      send("pointermove", 100 + far)
      send("pointerup", 100 + far)
    }
    pull(0)
    expect(leaf()).toHaveTextContent("23 Monday")
    pull(20)
    expect(leaf()).toHaveTextContent("23 Monday")
    pull(150)
    expect(leaf()).toHaveTextContent("25 Wednesday")
  })

  it("never tears past a Thursday the 20th", () => {
    const today = { year: 2026, month: 8, day: 20 }
    expect([0, 1, 2].map(tears => sheetAfter(today, tears))).toMatchObject([
      { month: 8, day: 20, left: 0, met: 0 },
      { year: 2027, month: 5, day: 20, left: 0, met: 1 },
      { year: 2028, month: 1, day: 20, left: 0, met: 2 },
    ])
    for (let tears = 0; tears < 30; tears++) {
      const { left, weekday, day } = sheetAfter({ year: 2026, month: 11, day: 28 }, tears)
      if (left === 0) expect([weekday, day]).toEqual([4, 20])
    }
  })

  it.each([
    [1000, 0, { x: 1, y: 0 }],
    [0, -480, { x: 0, y: -1 }],
    [300, 400, { x: 0.6, y: 0.8 }],
    [12, 60, { x: 0.1, y: 0.5 }],
    [0, 0, { x: 0, y: 0 }],
  ])("has eyes that look at what is %d to the right and %d below", (right, down, look) => {
    expect(gaze(right, down)).toEqual(look)
  })

  it("shows ten years, which can be chosen and are in the link", async () => {
    liveIn("UTC")
    jest.useFakeTimers({ now: ms("2026-12-31T23:59:00Z"), advanceTimers: true })
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    render(<Thursday20th />)
    const row = (year: number) =>
      screen.getByRole("rowheader", { name: String(year) }).closest("tr") as HTMLElement
    expect(within(row(2028)).getByRole("cell")).toHaveTextContent("January, April, July")
    expect(screen.getByText(/from 2020 to 2029, and 173 from 2000 to 2099/)).toBeInTheDocument()
    await user.selectOptions(screen.getByRole("combobox"), "1990")
    expect(screen.getAllByRole("rowheader")).toHaveLength(10)
    expect(window.location.search).toBe("?decade=1990")
    expect(within(row(1998)).getByRole("cell")).toHaveTextContent("August")
  })

  it("begins with the decade of the link", () => {
    window.history.replaceState(null, "", "/time/thursday20th?decade=2200")
    render(<Thursday20th />)
    expect(screen.getByRole("combobox", { name: "The ten years from" })).toHaveValue("2200")
  })

  it("knows nothing before it runs but the day", () => {
    const html = renderToString(<Thursday20th />)
    expect(html).not.toMatch(/days\.|today|<table/)
    expect(html).toMatch(/20<.*Thursday/)
  })

  it("takes over its static HTML without a word", async () => {
    window.history.replaceState(null, "", "/?decade=1990")
    expect(await hydrationErrors(<Thursday20th />)).toEqual([])
    window.history.replaceState(null, "", "/")
  })
})
