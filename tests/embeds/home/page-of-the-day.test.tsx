import { act, render, screen } from "@testing-library/react"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import { dayNumber, pageOfTheDay } from "../../../src/embeds/home/page-of-the-day/logic"
import PageOfTheDay from "../../../src/embeds/home/page-of-the-day/PageOfTheDay"
import type { PageEntry } from "../../../src/lib/content/derivedLists"

const entry = (path: string): PageEntry => ({
  path,
  title: `Title of ${path}`,
  description: `About ${path}.`,
  code: "0001",
  added: "2024-01-01",
  icon: "default",
})
const pages = ["/a", "/b", "/c/d", "/juhku", "/year-o-clock", "/puuh", "/panda"].map(entry)
const day = (n: number) => new Date(2024, 1, 20 + n)

describe("the page of a date", () => {
  it("is the same at any time of the day", () => {
    const morning = pageOfTheDay(pages, new Date(2025, 7, 3, 0, 0, 0))
    expect(morning).toBeDefined()
    expect(pageOfTheDay(pages, new Date(2025, 7, 3, 23, 59, 59, 999))).toBe(morning)
    expect(pageOfTheDay(pages, new Date(2025, 7, 4))).not.toBe(morning)
  })

  it("doesn't depend on the order of the list", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(pages, { minLength: pages.length }), fc.nat(4000), (order, n) => {
        expect(pageOfTheDay(order, day(n))).toBe(pageOfTheDay(pages, day(n)))
      }),
    )
  })

  it("gives every page its turn, once in as many days as there are pages", () => {
    const paths = fc.uniqueArray(fc.stringMatching(/^\/[a-z-]{1,12}$/), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(paths, fc.integer({ min: -30_000, max: 30_000 }), (list, from) => {
        const all = list.map(entry)
        const turns = all.map((_, i) => pageOfTheDay(all, day(from + i))?.path)
        expect(turns.sort()).toEqual([...list].sort())
      }),
    )
  })

  it("is never the front page nor the page for what isn't there", () => {
    const few = [entry("/"), entry("/404"), entry("/a")]
    for (let n = 0; n < 6; n++) expect(pageOfTheDay(few, day(n))?.path).toBe("/a")
    expect(pageOfTheDay([entry("/"), entry("/404")], day(0))).toBeUndefined()
    expect(pageOfTheDay([], day(0))).toBeUndefined()
  })

  it("counts days by the calendar, over the changes of the clocks too", () => {
    for (let n = 0; n < 800; n++) expect(dayNumber(day(n + 1)) - dayNumber(day(n))).toBe(1)
    expect(dayNumber(new Date(1970, 0, 1))).toBe(0)
    expect(dayNumber(new Date(1969, 11, 31, 23, 59))).toBe(-1)
  })
})

describe("the page of the day", () => {
  const answer = jest.fn()
  beforeEach(() => {
    Object.assign(window, { fetch: answer })
    jest.useFakeTimers({ now: day(0) })
  })
  afterEach(() => {
    Reflect.deleteProperty(window, "fetch")
    jest.useRealTimers()
  })

  it("is being chosen until it is known", () => {
    expect(renderToString(<PageOfTheDay />)).toContain("Being chosen...")
    expect(answer).not.toHaveBeenCalled()
  })

  it("says so when the list of pages can't be had", async () => {
    answer.mockRejectedValue(new Error("offline"))
    render(<PageOfTheDay />)
    await act(() => jest.advanceTimersByTimeAsync(10))
    expect(screen.getByText(/has not come in today/)).toBeInTheDocument()
  })

  it("is a link with what the page says of itself, and another one tomorrow", async () => {
    answer.mockResolvedValue({ ok: true, json: () => Promise.resolve(pages) })
    render(<PageOfTheDay />)
    await act(() => jest.advanceTimersByTimeAsync(10))
    const today = pageOfTheDay(pages, day(0))
    expect(screen.getByRole("link", { name: today?.title })).toHaveAttribute("href", today?.path)
    expect(screen.getByText(/About/)).toHaveTextContent(today?.description ?? "")
    await act(() => jest.advanceTimersByTimeAsync(24 * 3600 * 1000))
    expect(screen.getByRole("link")).toHaveTextContent(pageOfTheDay(pages, day(1))?.title ?? "")
  })
})
