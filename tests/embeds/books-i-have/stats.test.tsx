import { readFileSync } from "node:fs"
import { fireEvent, screen } from "@testing-library/react"
import fc from "fast-check"
import { parse as parseYaml } from "yaml"
import type { Book } from "../../../src/embeds/books-i-have/schema"
import BookStats from "../../../src/embeds/books-i-have/stats/BookStats"
import {
  bookAt,
  interpolate,
  layout,
  type Slab,
  transitionSeconds,
} from "../../../src/embeds/books-i-have/stats/layout"
import {
  afterPulls,
  groupings,
  parsePulls,
  pilesOf,
  pull,
  stableCount,
  totalsOf,
} from "../../../src/embeds/books-i-have/stats/logic"
import { visit } from "../../jest/visit"

const books = parseYaml(readFileSync("content/data/books.yaml", "utf8")) as Book[]
const grouping = fc.constantFrom(...groupings)
const pulls = fc.array(fc.nat(books.length - 1), { maxLength: 40 })

describe("piles of books", () => {
  it("have every book once, and all of them stand until one is touched", () => {
    for (const by of groupings) {
      const { piles } = pilesOf(books, by)
      const laid = piles.flatMap(pile => pile.books.map(each => each.book))
      expect([...laid].sort((a, b) => a - b)).toEqual(books.map((_, i) => i))
      for (const pile of piles)
        expect(stableCount(pile.books, each => books[each.book]?.pages ?? 0)).toBe(pile.books.length)
    }
  })

  it("have names that differ, also when they are short", () => {
    for (const by of groupings) {
      const { piles } = pilesOf(books, by)
      expect(new Set(piles.map(pile => pile.short)).size).toBe(piles.length)
    }
    expect(pilesOf(books, "decade").piles.map(pile => pile.name)).toContain("1950s")
    expect(
      pilesOf(books, "language")
        .piles.map(pile => pile.books.length)
        .slice(-1),
    ).toEqual([1])
  })

  it("fall where the middle of what lies above is past the edge", () => {
    const pile = (...offsets: number[]) => offsets.map((offset, book) => ({ book, offset }))
    const alike = () => 100
    expect(stableCount(pile(0, 0.4, 0), alike)).toBe(3)
    expect(stableCount(pile(0, 0.51), alike)).toBe(1)
    // Each book stands on the one below it, but all of them together do not on the lowest.
    expect(stableCount(pile(0, 0.4, 0.8), alike)).toBe(1)
    expect(stableCount([], alike)).toBe(0)
  })

  it("keep a careful hand safe and punish one that goes for the bottom", () => {
    const start = pilesOf(books, "decade")
    const tall = start.piles.find(pile => pile.key === "1950")
    expect(pull(start, tall?.books.at(-1)?.book ?? -1, books).floor).toEqual([])
    expect(pull(start, tall?.books[0]?.book ?? -1, books).falls[0]?.books).toHaveLength(8)
    expect(pull(start, 1000, books)).toBe(start)
  })

  it("hit the next pile as dominoes do, each after the one that hit it", () => {
    const start = pilesOf(books, "decade")
    const eighties = start.piles.findIndex(pile => pile.key === "1980")
    const now = pull(start, start.piles[eighties]?.books[0]?.book ?? -1, books)
    expect(now.falls.map(fall => fall.pile)).toEqual(Array.from({ length: 10 }, (_, i) => eighties - i))
    expect(now.floor).toEqual(now.falls.flatMap(fall => fall.books))
    // A pile that is not reached yet has not moved.
    const [from, to] = [start, now].map(state => layout(state, books, 600, 300)) as [Slab[], Slab[]]
    const last = now.falls.at(-1)?.books[0]
    const at = (slabs: Slab[]) => slabs.find(slab => slab.book === last)
    expect(at(interpolate(from, to, now.falls, 1))).toMatchObject({ x: at(from)?.x, turn: 0 })
    expect(interpolate(from, to, now.falls, transitionSeconds(now))).toEqual(to)
    expect(pull(now, now.piles.at(-1)?.books.at(-1)?.book ?? -1, books).falls).toEqual([])
  })

  it("lose no book, whatever is pulled, and come back from a link", () => {
    fc.assert(
      fc.property(grouping, pulls, (by, list) => {
        const state = afterPulls(books, by, list)
        const all = [
          ...state.piles.flatMap(pile => pile.books.map(laid => laid.book)),
          ...state.floor,
          ...state.out,
        ]
        expect([...all].sort((a, b) => a - b)).toEqual(books.map((_, i) => i))
        const again = parsePulls(state.out.join("."), books.length)
        expect(afterPulls(books, by, again ?? [])).toEqual(state)
      }),
    )
    expect([parsePulls("7.7.3", 100), parsePulls("100", 100), parsePulls("x", 100)]).toEqual([
      [7, 3],
      undefined,
      undefined,
    ])
  })

  it("are drawn inside their picture, and the book that is seen is the one that is pressed", () => {
    fc.assert(
      fc.property(grouping, pulls, fc.integer({ min: 280, max: 1600 }), (by, list, width) => {
        const state = afterPulls(books, by, list)
        const slabs = layout(state, books, width, 300)
        for (const { x, y, book, lies } of slabs) {
          expect(x > 0 && x < width && y > 0 && y < 300).toBe(true)
          if (!lies) expect(bookAt(slabs, x, y)).toBe(book)
        }
        expect(interpolate(slabs, slabs, [], 0.3)).toEqual(
          slabs.map(slab => expect.objectContaining({ book: slab.book })),
        )
      }),
      { numRuns: 20 },
    )
  })

  it("stop at the edge of the picture when what lay on a book is dragged along", () => {
    const slabs = layout(afterPulls(books, "language", [41]), books, 280, 300)
    expect(Math.min(...slabs.map(({ x, width }) => x - width / 2))).toBeGreaterThanOrEqual(0)
    expect(Math.max(...slabs.map(({ x, width }) => x + width / 2))).toBeLessThanOrEqual(280)
  })

  it("come to known sums", () => {
    const book = { title: "T", author: "A", year: 1, language: "en" }
    const two = [
      { ...book, pages: 200, read: true },
      { ...book, pages: 600, read: false },
    ]
    expect(totalsOf(two)).toMatchObject({ books: 2, pages: 800, unread: 1, unreadPages: 0.75 })
    expect(totalsOf(two).metres).toBeCloseTo(0.046)
    expect(totalsOf([]).unreadPages).toBe(0)
  })
})

describe("the page", () => {
  const options = { path: "/books-i-have/stats", data: { books }, calm: true }
  beforeEach(() => jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null))
  afterEach(() => jest.restoreAllMocks())
  const said = () => screen.getByRole("status", { name: "What happened" })

  it("loses a century to one book of the eighties, and tells how", async () => {
    const { user } = visit(<BookStats />, options)
    await user.click(screen.getByRole("button", { name: /the lowest of the 1980s/ }))
    expect(said()).toHaveTextContent(
      "The 1980s hit the 1970s, and so on to the years before 1850. 80 books down. One book, and a century is over.",
    )
    expect(screen.getByRole("img", { name: /80 books on the floor/ })).toBeInTheDocument()
  })

  it("loses a decade when its lowest book is pulled, counts the floor, and takes that back", async () => {
    const { user, address } = visit(<BookStats />, options)
    expect(said()).toHaveTextContent("All bars are standing")
    await user.click(screen.getByRole("button", { name: /the lowest of the 1970s/ }))
    expect(said()).toHaveTextContent("7 books of the 1970s came down")
    // A press beside the books changes nothing.
    const surface = screen.getByRole("button", { name: "Pull a book out of the piles" })
    jest.spyOn(surface, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 600, 300))
    fireEvent.click(surface, { detail: 1, clientX: 1, clientY: 1 })
    expect(said()).toHaveTextContent("7 books of the 1970s came down")
    expect(address()).toMatch(/\?out=\d+$/)
    expect(screen.getByRole("rowheader", { name: "the floor" })).toBeInTheDocument()
    expect(screen.getByRole("img", { name: /7 books on the floor/ })).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Start again" }))
    expect(screen.getByRole("img", { name: /0 books on the floor/ })).toBeInTheDocument()
    expect(address()).toBe("/books-i-have/stats")
  })

  it("begins with the ruins of a link, in other piles too", () => {
    const { piles } = pilesOf(books, "read")
    visit(<BookStats />, { ...options, query: `by=read&out=${piles[0]?.books[0]?.book}` })
    expect(said()).toHaveTextContent("You are not the first. 68 books on the floor, and 1 in your hands.")
    expect(screen.getByLabelText("Piles by")).toHaveValue("read")
    fireEvent.change(screen.getByLabelText("Piles by"), { target: { value: "language" } })
    expect(screen.getByRole("button", { name: /the lowest of the Finnish/ })).toBeInTheDocument()
    expect(said()).toHaveTextContent("All bars are standing")
  })

  it("is played by keyboard, until a bar is empty", async () => {
    const { user } = visit(<BookStats />, { ...options, query: "by=language" })
    const italian = screen.getByRole("button", { name: /the lowest of the Italian/ })
    italian.focus()
    await user.keyboard("{Enter}")
    expect(said()).toHaveTextContent("The last of the Italian")
    await user.keyboard("{Enter}")
    expect(said()).toHaveTextContent("The Italian are on the floor. They can't fall off it.")
    screen.getByRole("button", { name: "Pull a book out of the piles" }).focus()
    await user.keyboard("{Enter}")
    expect(said()).toHaveTextContent("came down")
  })
})
