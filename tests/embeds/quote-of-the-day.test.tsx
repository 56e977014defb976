import { readFileSync } from "node:fs"
import { act, fireEvent, within as inside, render, screen } from "@testing-library/react"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import { parse, safeParse } from "valibot"
import { parse as parseYaml } from "yaml"
import { approvalText, approved, dayDone } from "../../src/embeds/quote-of-the-day/approval"
import {
  area,
  clampCorner,
  fold,
  type Point,
  restingCorner,
  turnedUpCorner,
} from "../../src/embeds/quote-of-the-day/fold"
import {
  clampDay,
  dayAfterKey,
  firstDay,
  keyOf,
  monthsOn,
  monthWeeks,
  quoteOf,
  readDate,
  todayAt,
} from "../../src/embeds/quote-of-the-day/logic"
import QuoteOfTheDay from "../../src/embeds/quote-of-the-day/QuoteOfTheDay"
import { rebusOf } from "../../src/embeds/quote-of-the-day/rebus"
import { schema } from "../../src/embeds/quote-of-the-day/schema"
import { travels } from "../../src/hooks/storage/travels"
import { read } from "../../src/hooks/storage/useStorage"
import { askForCalm, bringGuest, forget, hasThing, onPage } from "../jest/visit"

const quotes = parse(schema, parseYaml(readFileSync("content/data/quote-of-the-day.yaml", "utf8")))
const number = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000
const quote = (day: string) => quoteOf(quotes, number(day))
const aDay = fc.integer({ min: firstDay, max: number("2060-12-31") })

function Page() {
  const facts = { path: "/quote-of-the-day" }
  return onPage(<QuoteOfTheDay />, { ...facts, data: { "quote-of-the-day": quotes } })
}

describe("the quotes", () => {
  it("are 366, no two the same, each one line of fewer than 200 characters", () => {
    expect(quotes).toHaveLength(366)
    const plain = quotes.map(({ quote }) =>
      quote
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, " ")
        .trim(),
    )
    expect(new Set(plain).size).toBe(366)
    expect(quotes.filter(({ quote }) => quote.length >= 200 || /[\n\r]/.test(quote))).toEqual([])
  })

  it("are finished: each ends with a full stop or a question mark, outside or inside its quotation marks", () => {
    expect(quotes.filter(({ quote }) => !/[.?]$/.test(quote))).toEqual([])
  })

  it("are one for each day of a leap year, 29 February with one of its own", () => {
    const days = Array.from({ length: 366 }, (_, i) => keyOf(number("2024-01-01") + i).slice(5))
    expect(quotes.map(({ day }) => day)).toEqual(days)
    const leap = quote("2024-02-29")
    for (let day = number("2025-01-01"); day <= number("2025-12-31"); day++) {
      expect(quoteOf(quotes, day)).not.toBe(leap)
    }
  })

  it("are the same on the same date of every year", () => {
    fc.assert(
      fc.property(aDay, day => {
        const date = keyOf(day).slice(5)
        expect(quoteOf(quotes, day)).toBe(quotes.find(known => known.day === date)?.quote)
      }),
    )
    expect(quote("2023-12-31")).toBe(quote("2024-12-31"))
    expect(quote("2023-03-01")).toBe(quote("2024-03-01"))
  })

  it("are not taken with a day too few, too many, or twice the same", () => {
    const [first, second, ...rest] = quotes
    if (!first || !second) throw new Error("There are quotes.")
    expect(safeParse(schema, [first, second, ...rest]).success).toBe(true)
    expect(safeParse(schema, [second, ...rest]).success).toBe(false)
    expect(safeParse(schema, [first, first, second, ...rest]).success).toBe(false)
    expect(safeParse(schema, [second, first, ...rest]).success).toBe(false)
    const doubled = { ...second, quote: first.quote.toUpperCase() }
    expect(safeParse(schema, [first, doubled, ...rest]).success).toBe(false)
    const long = { ...second, quote: "a".repeat(200) }
    expect(safeParse(schema, [first, long, ...rest]).success).toBe(false)
  })
})

describe("the day", () => {
  it.each([
    // Midnight in Helsinki, in winter and in summer, whatever time it is where the visitor is.
    ["2025-01-14T21:59:59Z", "2025-01-14"],
    ["2025-01-14T22:00:00Z", "2025-01-15"],
    ["2025-07-14T20:59:59Z", "2025-07-14"],
    ["2025-07-14T21:00:00Z", "2025-07-15"],
    ["2026-03-29T00:59:59Z", "2026-03-29"],
    ["2026-03-29T20:59:59Z", "2026-03-29"],
    ["2026-03-29T21:00:00Z", "2026-03-30"],
    ["2026-10-25T21:59:59Z", "2026-10-25"],
    ["2026-10-25T22:00:00Z", "2026-10-26"],
    ["2024-02-28T22:00:00Z", "2024-02-29"],
    ["2024-02-29T22:00:00Z", "2024-03-01"],
    ["2024-12-31T21:59:59Z", "2024-12-31"],
    ["2024-12-31T22:00:00Z", "2025-01-01"],
  ])("at %s is %s", (iso, day) => {
    expect(keyOf(todayAt(new Date(iso)))).toBe(day)
  })

  it.each([
    ["2025-08-03", { number: number("2025-08-03") }],
    ["2024-02-29", { number: number("2024-02-29") }],
    ["2022-03-17", { number: firstDay }],
    ["2022-03-16", { problem: expect.stringMatching(/Before 17 March 2022/) }],
    ["2025-08-04", { problem: expect.stringMatching(/has not been yet/) }],
    ["2025-02-29", { problem: expect.stringMatching(/not a day of the calendar/) }],
    ["yesterday", { problem: expect.stringMatching(/not a day of the calendar/) }],
  ])("%s in an address of 3 August 2025 is %j", (text, expected) => {
    expect(readDate(text, number("2025-08-03"))).toEqual(expected)
  })

  it("stays between the first and today", () => {
    expect(clampDay(0, firstDay + 5)).toBe(firstDay)
    expect(clampDay(firstDay + 9, firstDay + 5)).toBe(firstDay + 5)
  })
})

describe("the calendar's weeks", () => {
  it("have every day of the month once, each under its weekday", () => {
    fc.assert(
      fc.property(aDay, day => {
        const weeks = monthWeeks(day)
        const days = weeks.flat().filter(one => one !== null)
        expect(days).toContain(day)
        expect(days).toEqual(Array.from({ length: days.length }, (_, i) => (days[0] ?? 0) + i))
        expect(new Set(days.map(one => keyOf(one).slice(0, 7))).size).toBe(1)
        // 1 January 1970 was a Thursday.
        for (const week of weeks) {
          week.forEach((one, column) => {
            if (one !== null) expect((one + 3) % 7).toBe(column)
          })
        }
      }),
    )
  })

  it("go a month on to the same day, or to the last that there is", () => {
    expect(keyOf(monthsOn(number("2025-01-31"), 1))).toBe("2025-02-28")
    expect(keyOf(monthsOn(number("2024-03-31"), -1))).toBe("2024-02-29")
    expect(keyOf(monthsOn(number("2024-12-15"), 1))).toBe("2025-01-15")
  })

  it.each([
    ["ArrowLeft", "2025-02-28"],
    ["ArrowRight", "2025-03-02"],
    ["ArrowUp", "2025-02-22"],
    ["ArrowDown", "2025-03-08"],
    ["PageUp", "2025-02-01"],
    ["PageDown", "2025-04-01"],
    ["Home", "2025-03-01"],
    ["End", "2025-03-31"],
  ])("%s leads from 1 March 2025 to %s", (key, day) => {
    expect(keyOf(dayAfterKey(key, number("2025-03-01")) as number)).toBe(day)
    expect(dayAfterKey("x", 0)).toBeNull()
  })
})

describe("the approval of tomorrow's quote", () => {
  const aPart = fc.double({ min: 0, max: 0.9999, noNaN: true })

  it("begins at midnight in Helsinki, and is half done at noon there", () => {
    expect(dayDone(new Date("2025-08-03T21:00:00Z"))).toBe(0)
    expect(dayDone(new Date("2025-08-04T09:00:00Z"))).toBe(0.5)
    expect(dayDone(new Date("2025-08-04T20:59:00Z"))).toBeCloseTo(1, 2)
  })

  it("takes back no word, has the quote's own words and bars as long, and leaves one for midnight", () => {
    fc.assert(
      fc.property(aDay, aPart, aPart, (day, one, other) => {
        const [early, late] = [Math.min(one, other), Math.max(one, other)]
        const text = quoteOf(quotes, day)
        const before = approved(text, day, early)
        const after = approved(text, day, late)
        before.forEach(({ word }, i) => {
          if (word !== null) expect(after[i]?.word).toBe(word)
        })
        const words = text.split(" ")
        expect(after.map(word => word.before.length + word.length + word.after.length)).toEqual(
          words.map(word => word.length),
        )
        after.forEach(({ before, word, after }, i) => {
          if (word !== null) expect(`${before}${word}${after}`).toBe(words[i])
        })
        expect(after.some(({ word }) => word === null)).toBe(true)
      }),
    )
  })

  it("says how far it is", () => {
    expect(approvalText(approved("One, two, three.", 1, 0))).toBe(
      "0 of 3 words approved. The rest by midnight.",
    )
    expect(approvalText(approved("One, two, three.", 1, 0.7))).toMatch(/^2 of 3/)
  })
})

describe("a sheet of paper", () => {
  const aSize = fc.record({
    width: fc.integer({ min: 100, max: 900 }),
    height: fc.integer({ min: 80, max: 400 }),
  })
  const aPoint = fc.record({
    x: fc.integer({ min: -500, max: 1400 }),
    y: fc.integer({ min: -600, max: 900 }),
  })
  const between = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

  it("is not stretched: its corner is never further from its upper edge than it is when it lies flat", () => {
    fc.assert(
      fc.property(aSize, aPoint, fc.double({ min: 0, max: 1, noNaN: true }), (size, point, along) => {
        const place = { x: size.width * along, y: 0 }
        const corner = { x: size.width, y: size.height }
        expect(between(clampCorner(size, point), place)).toBeLessThan(between(corner, place) + 0.5)
      }),
    )
  })

  it("has a flap as large as what is open, and is bound along all of its upper edge", () => {
    fc.assert(
      fc.property(aSize, aPoint, (size, point) => {
        const { open, flap } = fold(size, clampCorner(size, point))
        expect(area(flap)).toBeCloseTo(area(open), 3)
        expect(area(open)).toBeLessThanOrEqual(size.width * size.height + 0.001)
        for (const { y } of open) expect(y).toBeGreaterThan(-1)
      }),
    )
  })

  it("folds in the middle between where the corner was and where it is", () => {
    const { open, flap } = fold({ width: 200, height: 100 }, { x: 180, y: 80 })
    for (const [x, y] of [
      [180, 100],
      [200, 80],
      [200, 100],
    ] as const) {
      expect(open).toContainEqual({ x: expect.closeTo(x, 6), y: expect.closeTo(y, 6) })
    }
    expect(open).toHaveLength(3)
    expect(flap).toContainEqual({ x: expect.closeTo(180, 6), y: expect.closeTo(80, 6) })
    expect(area(open)).toBeCloseTo(200, 6)
  })

  it("lies flat without a pull, has its corner up a little at rest, and is wide open when turned up", () => {
    const size = { width: 600, height: 170 }
    expect(fold(size, { x: 600, y: 170 }).open).toEqual([])
    const open = (point: Point) => area(fold(size, clampCorner(size, point)).open) / (600 * 170)
    // Large enough for a thumb.
    const folded = fold(size, clampCorner(size, restingCorner(size, 0))).open
    expect(600 - Math.min(...folded.map(({ x }) => x))).toBeGreaterThanOrEqual(44)
    expect(170 - Math.min(...folded.map(({ y }) => y))).toBeGreaterThanOrEqual(44)
    expect(open(restingCorner(size, 1.43))).toBeLessThan(0.05)
    expect(open(turnedUpCorner(size))).toBeGreaterThan(0.9)
  })
})

describe("a thing on a word", () => {
  it("begins on the last one, and goes on by length", () => {
    const quote = "Ice isn't water, it has “made up” its mind."
    expect(rebusOf(quote, 0)).toEqual({ before: quote.slice(0, -5), word: "mind", after: "." })
    expect([1, 2, 3].map(moves => rebusOf(quote, moves).word)).toEqual(["isn't", "water", "made"])
    expect(rebusOf("There is chocolate in it.", 0).word).toBe("chocolate")
    expect(rebusOf("...", 5)).toEqual({ before: "...", word: "", after: "" })
  })

  it("leaves every quote as it is around it", () => {
    fc.assert(
      fc.property(fc.constantFrom(...quotes), fc.nat(60), ({ quote }, moves) => {
        const { before, word, after } = rebusOf(quote, moves)
        expect(before + word + after).toBe(quote)
        expect(`Stood in for “${word}” in a quote.`.length).toBeLessThanOrEqual(60)
      }),
    )
  })
})

describe("the page", () => {
  afterEach(() => {
    jest.useRealTimers()
    window.history.replaceState(null, "", "/")
  })
  const begin = (iso = "2025-08-03T12:00:00Z") => {
    jest.useFakeTimers({ now: new Date(iso) })
    return render(<Page />)
  }
  const shown = () => screen.getAllByRole("status")[0]?.textContent
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }))

  it("says nothing before it knows the day", () => {
    // Room is kept for the longest quotes, which is in attributes and in no text.
    const text = new DOMParser().parseFromString(renderToString(<Page />), "text/html").body.textContent
    expect(text).toContain("Asking around.")
    for (const { quote } of quotes) expect(text).not.toContain(quote.slice(0, 20))
  })

  it("shows the quote of the day in Helsinki, and the next one after its midnight", () => {
    begin("2025-08-03T20:59:30Z")
    expect(shown()).toBe(quote("2025-08-03"))
    expect(screen.getByText(/3 August 2025, which is today in Helsinki/)).toBeInTheDocument()
    expect(screen.getByText(`The day before: “${quote("2025-08-02")}”`)).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(31_000))
    expect(shown()).toBe(quote("2025-08-04"))
  })

  it("goes back day by day, and no further forward than today", () => {
    begin()
    expect(screen.getByRole("button", { name: /^The day after/ })).toBeDisabled()
    expect(screen.getByRole("button", { name: "The month after" })).toBeDisabled()
    press(/The day before$/)
    expect(shown()).toBe(quote("2025-08-02"))
    expect(window.location.search).toBe("?date=2025-08-02")
    const after = screen.getByRole("button", { name: /^The day after/ })
    act(() => after.focus())
    fireEvent.click(after)
    expect(window.location.search).toBe("")
    expect(screen.getByRole("button", { name: /The day before$/ })).toHaveFocus()
  })

  it("has a calendar that walks by keys, picks, and holds back the future", () => {
    begin()
    const day = (name: string) => screen.getByRole("button", { name })
    expect(day("4 August 2025")).toBeDisabled()
    expect(day("3 August 2025")).toHaveAttribute("aria-current", "date")
    act(() => day("3 August 2025").focus())
    fireEvent.keyDown(day("3 August 2025"), { key: "ArrowUp" })
    expect(day("27 July 2025")).toHaveFocus()
    expect(screen.getByRole("table", { name: "Days of July 2025" })).toBeInTheDocument()
    fireEvent.keyDown(day("27 July 2025"), { key: "PageDown" })
    expect(day("3 August 2025")).toHaveFocus()
    expect(
      screen.getAllByRole("button").filter(button => button.closest("td") && button.tabIndex === 0),
    ).toHaveLength(1)
    press("The month before")
    press("3 July 2025")
    expect(shown()).toBe(quote("2025-07-03"))
    expect(day("3 July 2025")).toHaveAttribute("aria-pressed", "true")
    press("Today")
    expect(screen.getByRole("table", { name: "Days of August 2025" })).toBeInTheDocument()
  })

  it("peeks at tomorrow's, of which half the words are approved at noon", () => {
    begin("2025-08-03T09:00:00Z")
    const words = quote("2025-08-04").split(" ")
    const half = Math.floor(words.length / 2)
    expect(screen.getByText(/words approved/).closest("[aria-hidden]")).toHaveAttribute("aria-hidden", "true")
    press("Peek at tomorrow")
    const caption = screen.getByText(`${half} of ${words.length} words approved. The rest by midnight.`)
    expect(caption.closest("[aria-hidden='true']")).toBeNull()
    expect(screen.getAllByRole("button", { name: /^\d+ letters, not approved$/ })).toHaveLength(
      words.length - half,
    )
    press("Let go")
    expect(screen.getByRole("button", { name: "Peek at tomorrow" })).toHaveAttribute("aria-expanded", "false")
    press(/The day before$/)
    expect(screen.getByRole("button", { name: "Peek at tomorrow" })).toBeDisabled()
  })

  describe("with a corner to pull", () => {
    beforeEach(() => {
      jest.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(600)
      jest.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(170)
    })
    afterEach(() => jest.restoreAllMocks())
    const pull = (x: number, y: number) => {
      const grip = screen.getByTestId("corner")
      const at = (name: string, clientX: number, clientY: number) =>
        fireEvent(grip, new MouseEvent(name, { clientX, clientY, button: 0, bubbles: true }))
      at("pointerdown", 590, 160)
      at("pointermove", x, y)
      return { letGo: () => at("pointerup", x, y) }
    }
    const sheet = () => screen.getByTestId("corner").parentElement?.querySelector("[data-open]")

    it.each([false, true])(
      "stays up today until it is pulled down, and turns to the next day on others (calm: %s)",
      calm => {
        askForCalm(calm)
        begin()
        const today = pull(560, -100)
        expect(sheet()).toBeInTheDocument()
        today.letGo()
        act(() => jest.advanceTimersByTime(2000))
        expect(sheet()).toHaveTextContent("NOT APPROVED")
        expect(screen.getByRole("button", { name: "Let go" })).toBeInTheDocument()
        pull(500, 150).letGo()
        act(() => jest.advanceTimersByTime(2000))
        expect(sheet()).toBeNull()
        expect(shown()).toBe(quote("2025-08-03"))
        press(/The day before$/)
        press(/The day before$/)
        expect(shown()).toBe(quote("2025-08-01"))
        pull(580, 140).letGo()
        expect(shown()).toBe(quote("2025-08-01"))
        pull(560, -100).letGo()
        expect(shown()).toBe(quote("2025-08-02"))
      },
    )
  })

  it("shows tomorrow at a press of the corner", () => {
    forget()
    begin()
    const corner = screen.getByTestId("corner")
    expect(hasThing("/quote-of-the-day")).toBe(false)
    for (const name of ["pointerdown", "pointerup"])
      fireEvent(corner, new MouseEvent(name, { clientX: 0, clientY: 0, button: 0, bubbles: true }))
    expect(screen.getByRole("button", { name: "Let go" })).toBeInTheDocument()
    expect(hasThing("/quote-of-the-day")).toBe(true)
  })

  it("has a note under each bar, which returns longer", () => {
    begin("2025-08-03T09:00:00Z")
    expect(screen.queryByRole("button", { name: /not approved$/ })).toBeNull()
    press("Peek at tomorrow")
    const [bar] = screen.getAllByRole("button", { name: /not approved$/ }) as [HTMLElement]
    const drawn = () => bar.querySelector("[aria-hidden]")?.textContent
    const length = drawn()?.length ?? 0
    fireEvent.click(bar)
    expect(bar).toHaveAccessibleName(/, in pencil$/)
    expect(screen.getByText(/^Under the bar, in pencil: “/)).toBeInTheDocument()
    fireEvent.click(bar)
    expect(drawn()).toHaveLength(length + 2)
    expect(screen.getByText("The bar is back. It is longer now.")).toBeInTheDocument()
  })

  it("goes on under tomorrow's sheet, down to the committee, which approves a word when it is woken", () => {
    begin("2025-08-03T09:00:00Z")
    expect(screen.getByRole("button", { name: "Peek further" })).toBeDisabled()
    press("Peek at tomorrow")
    const count = () => Number(/^\d+/.exec(screen.getByText(/words approved/).textContent ?? "")?.[0])
    const before = count()
    press("Peek further")
    expect(screen.getByText(/^5 August 2025/)).toBeInTheDocument()
    press("Peek further")
    expect(screen.getByText(/^6 August 2025/)).toBeInTheDocument()
    press("Peek further")
    expect(screen.getByRole("img", { name: /^Pertti asleep/ })).toBeInTheDocument()
    press("Wake the committee")
    expect(count()).toBe(before + 1)
    press("Let go")
    expect(screen.getByRole("button", { name: "Peek at tomorrow" })).toBeInTheDocument()
  })

  it("has a thing from another page on its last word, in the copy too, which moves at a press", async () => {
    begin()
    await bringGuest()
    const guest = () => screen.queryByRole("button", { name: "Tea towel, on a word. Move it" })
    const { before, word, after } = rebusOf(quote("2025-08-03"), 0)
    expect(guest()?.previousSibling).toHaveTextContent(word)
    const writeText = jest.fn().mockResolvedValue(undefined)
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true })
    await act(async () => press("Copy"))
    expect(writeText.mock.calls[0]?.[0]).toMatch(`“${before}tea towel${after}” (`)
    press("Tea towel, on a word. Move it")
    expect(screen.getByText(`There was “${word}” under the tea towel.`)).toBeInTheDocument()
    expect(read(travels)["/error-418"]?.[0]?.what).toBe(`Stood in for “${word}” in a quote.`)
    expect(guest()?.previousSibling).not.toHaveTextContent(word)
    expect(shown()).toBe(quote("2025-08-03"))
    await bringGuest(null)
    expect(guest()).toBeNull()
    expect(shown()).toBe(quote("2025-08-03"))
  })

  it("ends where the page began", () => {
    window.history.replaceState(null, "", "/quote-of-the-day?date=2022-03-17")
    begin()
    expect(shown()).toBe(quote("2022-03-17"))
    expect(screen.queryByText(/^The day before: /)).not.toBeInTheDocument()
    expect(screen.getByRole("button", { name: /The day before$/ })).toBeDisabled()
    expect(screen.getByRole("button", { name: "16 March 2022" })).toBeDisabled()
    expect(screen.getByRole("button", { name: "The month before" })).toBeDisabled()
  })

  it("says what is wrong with a day that can't be shown, and shows today's", () => {
    window.history.replaceState(null, "", "/quote-of-the-day?date=2025-08-04")
    begin()
    expect(screen.getByRole("alert")).toHaveTextContent("has not been yet")
    expect(shown()).toBe(quote("2025-08-03"))
  })

  it("shares a link that leads to this day for ever, also from today", async () => {
    begin()
    await act(async () => press("Share"))
    const dialog = inside(screen.getByRole("dialog", { name: "Share" }))
    expect(dialog.getByDisplayValue(/\?date=2025-08-03$/)).toBeInTheDocument()
    expect(window.location.search).toBe("")
  })
})
