import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import {
  centuries,
  decadeOf,
  decadeRows,
  gaze,
  nextOnes,
  readDecade,
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
    expect(screen.getByText("August 2026")).toBeInTheDocument()
    unmount()
    jest.setSystemTime(ms(ends) - 1)
    render(<Thursday20th />)
    expect(screen.getByText(/^It is today/)).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(60_010))
    expect(screen.getByText("It is in 272 days.")).toBeInTheDocument()
    expect(screen.getByText("The one after is on 20 January 2028, in 517 days.")).toBeInTheDocument()
    expect(screen.getByText("May 2027")).toBeInTheDocument()
  })

  it("is torn off, leaf by leaf, and put back", async () => {
    liveIn("UTC")
    jest.useFakeTimers({ now: ms("2026-11-22T12:00:00Z"), advanceTimers: true })
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    render(<Thursday20th />)
    expect(screen.getByText("May 2027")).toBeInTheDocument()
    expect(screen.queryAllByTestId("eye")).toHaveLength(0)
    await user.click(screen.getByRole("button", { name: "Tear it off" }))
    // The leaf on the floor has woken, and so has the one after it.
    expect(screen.getAllByTestId("eye")).toHaveLength(2)
    await user.click(screen.getByRole("button", { name: "Tear it off" }))
    expect(screen.getByText("April 2028")).toBeInTheDocument()
    expect(screen.getByRole("img", { name: "2 leaves on the floor" })).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Put them all back" }))
    expect(screen.getByText("May 2027")).toBeInTheDocument()
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
