import { readFileSync } from "node:fs"
import { fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import * as v from "valibot"
import { parse } from "yaml"
import {
  coveredMonths,
  durationInTelling,
  durationText,
  inTelling,
  kinds,
  monthNumber,
  monthOf,
  monthsOf,
  resumeSpec,
  resumeText,
  roundedMonths,
  spanOf,
  sumText,
  tellings,
  totalMonths,
} from "../../src/embeds/timeline/logic"
import { schema } from "../../src/embeds/timeline/schema"
import Timeline from "../../src/embeds/timeline/Timeline"
import { filterItems, readSort, sortItems } from "../../src/kits/list/logic"
import { hasThing, onPage } from "../jest/visit"

const resume = v.parse(schema, parse(readFileSync("content/data/resume.yaml", "utf8")))
const today = "2026-11"

const monthAt = (number: number) => `${Math.floor(number / 12)}-${`${(number % 12) + 1}`.padStart(2, "0")}`
const aMonth = fc.integer({ min: 1980 * 12, max: monthNumber(today) })
const aSpan = fc
  .tuple(aMonth, fc.option(aMonth))
  .map(([a, b]) =>
    b === null ? { from: monthAt(a) } : { from: monthAt(Math.min(a, b)), until: monthAt(Math.max(a, b)) },
  )

describe("a duration", () => {
  it("counts the first month and the last", () => {
    expect(monthsOf({ from: "2004-09", until: "2011-05" }, today)).toBe(81)
    expect(durationText(81)).toBe("6 years 9 months")
    expect(durationText(monthsOf({ from: "2010-01", until: "2010-12" }, today))).toBe("1 year")
    expect(durationText(monthsOf({ from: "2012-09", until: "2012-09" }, today))).toBe("1 month")
  })

  it("of what goes on grows with the calendar, and is nothing before it begins", () => {
    expect(monthsOf({ from: "2021-06" }, "2021-06")).toBe(1)
    expect(monthsOf({ from: "2021-06" }, "2022-06")).toBe(13)
    expect(durationText(monthsOf({ from: "2021-06" }, "2020-01"))).toBe("not yet begun")
    expect(monthOf(new Date(2026, 0, 31))).toBe("2026-01")
  })

  it("of many together counts each month once", () => {
    fc.assert(
      fc.property(fc.array(aSpan), spans => {
        const months = new Set(
          spans.flatMap(span =>
            Array.from({ length: monthsOf(span, today) }, (_, i) => monthNumber(span.from) + i),
          ),
        )
        expect(coveredMonths(spans, today)).toBe(months.size)
      }),
    )
  })
})

/** The entries as the page shows them for a link with these words. */
const shownEntries = (kind: string, order: string) =>
  filterItems(sortItems(resume.entries, readSort(order, resumeSpec), resumeSpec), { kind }, resumeSpec)

describe("the resume", () => {
  it("has things that go on, and no two alike", () => {
    expect(resume.entries.filter(({ until }) => until === undefined).length).toBeGreaterThan(1)
    expect(new Set(resume.entries.map(({ from, title }) => from + title)).size).toBe(resume.entries.length)
  })

  it("is shown by kind without losing anything, and one order is the other backwards", () => {
    const sizes = kinds.map(([kind]) => shownEntries(kind, "newest").length)
    expect(sizes[0]).toBe(resume.entries.length)
    expect(sizes.slice(1).reduce((a, b) => a + b)).toBe(resume.entries.length)
    for (const [kind] of kinds) {
      const newest = shownEntries(kind, "newest")
      expect(shownEntries(kind, "oldest")).toEqual([...newest].reverse())
      expect(newest.map(({ from }) => from)).toEqual(
        newest
          .map(({ from }) => from)
          .sort()
          .reverse(),
      )
    }
  })

  it("believes a link only when it makes sense", () => {
    expect(shownEntries("study", "newest").length).toBeLessThan(resume.entries.length)
    expect(shownEntries("hamster", "-oldest")).toEqual(shownEntries("all", "newest"))
  })

  it("can be had as a text", () => {
    const entries = resume.entries.filter(({ title }) => title === "Course in public speaking")
    expect(resumeText(resume, entries, today)).toBe(
      `${resume.name}\n${resume.about}\n\nSeptember 2012 (1 month)\nCourse in public speaking, an adult education centre\nAttended.\n`,
    )
    expect(spanOf({ from: "2021-06" })).toBe("June 2021 to today")
  })

  it("is told in four ways, no two alike, and with as many entries", () => {
    const told = tellings.map(([telling]) => resume.entries.map(entry => inTelling(entry, telling)))
    expect(new Set(told.flat().map(({ title }) => title)).size).toBe(4 * resume.entries.length)
    expect(new Set(told.flat().map(({ text }) => text)).size).toBe(4 * resume.entries.length)
    const bare = { from: "2021-06", kind: "work", title: "Plain", where: "here", text: "Text." } as const
    expect(inTelling(bare, "less").title).toBe("Plain")
  })

  it("lasts the longer the more it is told", () => {
    expect(tellings.map(([telling]) => roundedMonths(81, telling))).toEqual([72, 81, 84, 120])
    expect(tellings.map(([telling]) => durationInTelling(5, telling))).toEqual([
      "not long",
      "5 months",
      "1 year",
      "5 years and more",
    ])
    const sums = tellings.map(([telling]) => totalMonths(resume.entries, today, telling))
    expect(sums).toEqual([...sums].sort((a, b) => a - b))
    expect(sumText(resume.entries, today, "most")).toBe("120 years of experience. Looks younger.")
  })

  it("refuses what ends before it begins, and what is no month", () => {
    const [first] = resume.entries
    const having = (more: object) =>
      v.safeParse(schema, { ...resume, entries: [{ ...first, ...more }] }).success
    expect(having({})).toBe(true)
    expect(having({ from: "2004-09", until: "2004-08" })).toBe(false)
    expect(having({ from: "2004-13" })).toBe(false)
  })
})

describe("the page", () => {
  const page = { path: "/timeline", data: { resume } }
  const Page = () => onPage(<Timeline />, page)
  const entries = () => within(screen.getByRole("list", { name: "Timeline" })).getAllByRole("listitem")
  beforeEach(() => {
    window.history.replaceState(null, "", "/timeline")
    jest.useFakeTimers({ now: new Date(2026, 10, 21, 12), advanceTimers: true })
  })
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  it("has dates alone in the static HTML, and durations when it is looked at", () => {
    const html = renderToString(<Page />)
    expect(html).toContain('<time dateTime="2004-09">September 2004</time>')
    expect(html).not.toMatch(/\d years?/)
    render(<Page />)
    expect(entries()[0]).toHaveTextContent(/Developer of this site.*June 2021 to today: 5 years 6 months/)
    expect(screen.getByText(/^35 years 2 months\. 3 of these are still going on/)).toBeVisible()
  })

  it("shows one kind, says how much that is, and puts it into the address", async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    render(<Page />)
    await user.click(screen.getByRole("radio", { name: "Studies" }))
    const studies = resume.entries.filter(({ kind }) => kind === "study").length
    expect(entries()).toHaveLength(studies)
    expect(screen.getByText(/1 of these is still going on\.$/)).toHaveAttribute("role", "status")
    expect(window.location.search).toBe("?kind=study")
    await user.click(screen.getByRole("button", { name: "Oldest first" }))
    expect(entries()[0]).toHaveTextContent("Comprehensive school")
    expect(window.location.search).toBe("?kind=study&order=oldest")
    await user.click(screen.getByRole("radio", { name: "Everything" }))
    expect(entries()).toHaveLength(18)
  })

  it("is told otherwise at the slider, and the link tells it so too", async () => {
    render(<Page />)
    expect(hasThing("/timeline")).toBe(false)
    fireEvent.change(screen.getByRole("slider"), { target: { value: "3" } })
    expect(hasThing("/timeline")).toBe(true)
    expect(entries()[0]).toHaveTextContent(/President, Internet.*10 years and more/)
    expect(screen.getByRole("img", { name: /sunglasses/ })).toBeVisible()
    expect(window.location.search).toBe("?told=3")
    fireEvent.change(screen.getByRole("slider"), { target: { value: "1" } })
    expect(window.location.search).toBe("")
  })

  it("begins with what the link says", () => {
    window.history.replaceState(null, "", "/timeline?kind=work&order=oldest")
    render(<Page />)
    expect(screen.getByRole("radio", { name: "Work" })).toBeChecked()
    expect(entries()[0]).toHaveTextContent("Strawberry picker")
  })

  it("prints when asked to", async () => {
    const print = jest.spyOn(window, "print").mockImplementation(() => {})
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    render(<Page />)
    await user.click(screen.getByRole("button", { name: "Print" }))
    expect(print).toHaveBeenCalledTimes(1)
  })
})
