import { readFileSync } from "node:fs"
import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { renderToString } from "react-dom/server"
import { parse } from "yaml"
import BookShelf from "../../../src/embeds/books-i-have/BookShelf"
import { leansInto, leansOut } from "../../../src/embeds/books-i-have/lean"
import { bookSpec, columns, spine } from "../../../src/embeds/books-i-have/logic"
import type { Book } from "../../../src/embeds/books-i-have/schema"
import {
  createMatcher,
  fold,
  sortItems as inOrder,
  readSort,
  type Sort,
  writeSort,
} from "../../../src/kits/list/logic"
import { onPage } from "../../jest/visit"

const books = parse(readFileSync("content/data/books.yaml", "utf8")) as Book[]
const titles = (list: readonly Book[]) => list.map(book => book.title)
const sorted = (list: readonly Book[], sort: Sort) => inOrder(list, sort, bookSpec)
const search = (list: readonly Book[], query: string) =>
  list.filter(createMatcher<Book>(bookSpec.search ?? { text: () => "" })(query))
const parseSort = (text: string | null) => readSort(text, bookSpec)
const formatSort = (sort: Sort) => writeSort(sort, bookSpec)
const aSort = fc.record({ by: fc.constantFrom(...columns), down: fc.boolean() })

function Page() {
  const page = { path: "/books-i-have" }
  return onPage(<BookShelf />, { ...page, data: { books } })
}

const spines = () => within(screen.getByRole("list", { name: "Bookshelf" })).queryAllByRole("button")

beforeEach(() => window.history.replaceState(null, "", "/books-i-have"))

describe("finding books", () => {
  it("sees through accents, capitals and signs", () => {
    expect(fold("Stanisław LEM: “L'Étranger”")).toBe("stanislaw lem letranger")
    expect(titles(search(books, "seitseman VELJESTA"))).toEqual(["Seitsemän veljestä"])
    expect(titles(search(books, "stanislaw"))).toEqual(["Solaris"])
    expect(titles(search(books, "letranger"))).toEqual(["L'Étranger"])
  })

  it("knows a book by its other titles", () => {
    expect(titles(search(books, "hitch"))).toEqual(["Linnunradan käsikirja liftareille"])
    expect(titles(search(books, "crime punishment"))).toEqual(["Rikos ja rangaistus"])
    expect(titles(search(books, "1984"))).toEqual(["Nineteen Eighty-Four"])
  })

  it("wants every word, wherever it stands", () => {
    expect(titles(search(books, "javascript parts"))).toEqual(["JavaScript: The Good Parts"])
    expect(titles(search(books, "aho"))).toEqual(
      expect.arrayContaining(["Rautatie", "Juha", "Compilers: Principles, Techniques, and Tools"]),
    )
    expect(search(books, "javascript hamster")).toEqual([])
  })

  it("finds every book by its own title, and all of them by nothing", () => {
    for (const book of books) expect(search(books, book.title)).toContain(book)
    expect(search(books, " , ")).toEqual(books)
  })
})

describe("ordering books", () => {
  it("puts å, ä and ö after z, as Finnish does", () => {
    const by = (author: string): Book => ({
      title: "T",
      author,
      year: 1,
      language: "fi",
      pages: 1,
      read: true,
    })
    const order = sorted([by("Ö, Ö"), by("Å, Å"), by("Ä, Ä"), by("Z, Z"), by("A, A")], {
      by: "author",
      down: false,
    })
    expect(order.map(book => book.author)).toEqual(["A, A", "Z, Z", "Å, Å", "Ä, Ä", "Ö, Ö"])
  })

  it("knows the oldest, the newest and the thickest", () => {
    expect(sorted(books, { by: "year", down: false })[0]?.title).toBe("Abckiria")
    expect(sorted(books, { by: "year", down: true })[0]?.title).toBe("What If?")
    expect(sorted(books, { by: "pages", down: true })[0]?.title).toBe("Modernist Cuisine")
    expect(sorted(books, { by: "read", down: false })[0]?.read).toBe(true)
  })

  it("loses no book and doesn't care in which order they came", () => {
    fc.assert(
      fc.property(aSort, fc.shuffledSubarray(books, { minLength: books.length }), (sort, mixed) => {
        expect(sorted(mixed, sort)).toEqual(sorted(books, sort))
        expect(new Set(sorted(mixed, sort))).toEqual(new Set(books))
      }),
      { numRuns: 30 },
    )
  })

  it("survives the way through a link", () => {
    fc.assert(fc.property(aSort, sort => expect(parseSort(formatSort(sort))).toEqual(sort)))
    expect(parseSort("-hamster")).toEqual({ by: "author", down: false })
    expect(parseSort("")).toEqual({ by: "author", down: false })
  })
})

describe("spines", () => {
  it("are wider the more pages, never narrower than a thumb, and the same every time", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 1, max: 5000 }),
        (title, a, b) => {
          const thin = spine({ title, pages: Math.min(a, b) })
          const thick = spine({ title, pages: Math.max(a, b) })
          expect(thin.width).toBeGreaterThanOrEqual(34)
          expect(thick.width).toBeGreaterThanOrEqual(thin.width)
          expect([thick.hue, thick.height]).toEqual([thin.hue, thin.height])
          expect(thin.hue).toBeLessThan(360)
          expect(thin.height).toBeLessThanOrEqual(226)
        },
      ),
    )
  })
})

describe("a gap", () => {
  const row = [34, 34, 40, 90, 34].map((width, i) => ({ title: "abcde".charAt(i), width, height: 200 }))

  it("has the books behind it fall into it, one on the other, as far as a thick one", () => {
    const leans = leansInto(row, 0)
    expect([...leans.keys()]).toEqual(["b", "c"])
    expect(leans.get("b")).toBeCloseTo(-9.8)
    expect(leans.get("c")).toBeGreaterThan(-9.8)
    expect(leans.get("c")).toBeLessThan(0)
  })

  it("at the end of the row has those before it fall the other way", () => {
    expect([...leansInto(row, 4)]).toEqual([
      ["d", 9.8],
      ["c", 8.6],
      ["b", 7.6],
      ["a", 6.7],
    ])
    expect(leansInto(row.slice(0, 1), 0).size).toBe(0)
  })

  it("behind the last book is leant into too, where there is room", () => {
    expect([...leansOut(row, 40).keys()]).toEqual(["e"])
    expect(leansOut(row, 5).size).toBe(0)
    expect(leansOut(row.slice(0, 4), 80).size).toBe(0)
    expect(leansOut([], 80).size).toBe(0)
  })
})

describe("the bookshelf", () => {
  it("is short enough to stand in the static HTML, with every title", () => {
    const html = renderToString(<Page />)
    expect(Buffer.byteLength(html)).toBeLessThan(12_800)
    expect(html).toContain("Tuntematon sotilas")
  })

  it("has a hundred spines and takes one out when it is pressed", async () => {
    const user = userEvent.setup()
    render(<Page />)
    expect(spines()).toHaveLength(100)
    expect(screen.getByRole("status")).toHaveTextContent("All 100 books.")
    const dune = screen.getByRole("button", { name: "Dune" })
    await user.click(dune)
    expect(dune).toHaveAttribute("aria-pressed", "true")
    const card = screen.getByRole("region", { name: "Library card" })
    expect(card).toHaveTextContent("Herbert, Frank")
    expect(card).toHaveTextContent(
      "First published in 1965. This copy: English, 604 pages, 33 mm of shelf. Read.",
    )
    await user.click(within(card).getByRole("button", { name: "Put it back" }))
    expect(screen.queryByRole("region", { name: "Library card" })).not.toBeInTheDocument()
    expect(dune).toHaveFocus()
  })

  it("lets the others fall over into the gap, and has them up again when the book is back", async () => {
    const user = userEvent.setup()
    render(<Page />)
    const item = (name: string) => screen.getByRole("button", { name }).parentElement
    await user.click(screen.getByRole("button", { name: "Flatland" }))
    expect(item("Linnunradan käsikirja liftareille")?.style.transform).toMatch(/^rotate\(-/)
    expect(item("Flatland")?.style.transform).toBe("")
    await user.click(screen.getByRole("button", { name: "Linnunradan käsikirja liftareille" }))
    expect(screen.getByRole("region", { name: "Library card" })).toHaveTextContent("The Hitchhiker's Guide")
    await user.keyboard("{Escape}")
    expect(screen.queryByRole("region", { name: "Library card" })).not.toBeInTheDocument()
    expect(screen.getByRole("button", { name: "Linnunradan käsikirja liftareille" })).toHaveFocus()
    expect(item("The Meaning of Liff")?.style.transform).toBe("")
  })

  it("is one stop for Tab, and arrows walk along it", async () => {
    const user = userEvent.setup()
    render(<Page />)
    expect(spines().filter(spine => spine.tabIndex === 0)).toHaveLength(1)
    screen.getByRole("button", { name: "Show a table" }).focus()
    await user.tab()
    expect(spines()[0]).toHaveFocus()
    await user.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}")
    expect(spines()[1]).toHaveFocus()
    await user.keyboard("{End}")
    expect(spines()[99]).toHaveFocus()
    await user.keyboard("{ArrowRight}{Enter}")
    expect(spines()[99]).toHaveAttribute("aria-pressed", "true")
  })

  it("searches as one types, counts aloud, and keeps the words in the address", async () => {
    const user = userEvent.setup()
    render(<Page />)
    await user.type(screen.getByLabelText("Search"), "knuth")
    expect(spines()).toHaveLength(4)
    expect(screen.getByRole("status")).toHaveTextContent("4 of 100 books.")
    expect(screen.getByText(/2,675 pages, 0.15 metres of shelf\./)).toBeInTheDocument()
    expect(window.location.search).toBe("?q=knuth")
  })

  it("says so when nothing is found, and shows every book again", async () => {
    const user = userEvent.setup()
    render(<Page />)
    await user.type(screen.getByLabelText("Search"), "zzz")
    expect(screen.getByRole("status")).toHaveTextContent("None of 100 books.")
    await user.click(screen.getByRole("button", { name: "Show every book" }))
    expect(spines()).toHaveLength(100)
    expect(screen.getByLabelText("Search")).toHaveValue("")
    expect(window.location.search).toBe("")
  })

  it("unfolds its order, which is folded away on a phone", async () => {
    const user = userEvent.setup()
    render(<Page />)
    const fold = document.querySelector<HTMLElement>("button[aria-controls].fold") as HTMLElement
    const folded = document.getElementById(fold.getAttribute("aria-controls") ?? "")
    expect(folded).toContainElement(screen.getByLabelText("Order by"))
    expect(folded).not.toHaveAttribute("data-open")
    await user.click(fold)
    expect(fold).toHaveAttribute("aria-expanded", "true")
    expect(folded).toHaveAttribute("data-open")
  })

  it("is a table too, sorted by its headers, and says which way", async () => {
    const user = userEvent.setup()
    render(<Page />)
    await user.click(screen.getByRole("button", { name: "Show a table" }))
    const firstRow = () => screen.getAllByRole("row")[1]
    expect(screen.getAllByRole("row")).toHaveLength(101)
    expect(screen.getByRole("columnheader", { name: "Author" })).toHaveAttribute("aria-sort", "ascending")
    await user.click(screen.getByRole("button", { name: "Year" }))
    expect(firstRow()).toHaveTextContent("Abckiria")
    await user.click(screen.getByRole("button", { name: "Year" }))
    expect(firstRow()).toHaveTextContent("What If?")
    expect(screen.getByRole("columnheader", { name: "Year" })).toHaveAttribute("aria-sort", "descending")
    expect(screen.getByRole("columnheader", { name: "Author" })).not.toHaveAttribute("aria-sort")
    expect(window.location.search).toBe("?view=table&sort=-year")
    expect(screen.getByLabelText("Order by")).toHaveValue("year")
    await user.click(screen.getByRole("button", { name: "Backwards" }))
    expect(firstRow()).toHaveTextContent("Abckiria")
    await user.click(screen.getByRole("button", { name: "Abckiria" }))
    expect(screen.getByRole("region", { name: "Library card" })).toHaveTextContent(
      "The first book in Finnish.",
    )
    // In the table the card covers nothing: it has a row of its own under its book's.
    const row = screen.getByRole("button", { name: "Abckiria" }).closest("tr")
    expect(row?.nextElementSibling).toContainElement(screen.getByRole("region", { name: "Library card" }))
    expect(screen.getByRole("button", { name: "Abckiria" })).toHaveAttribute("aria-expanded", "true")
    await user.click(screen.getByRole("button", { name: "Put it back" }))
    expect(screen.getByRole("button", { name: "Abckiria" })).toHaveFocus()
  })

  it("begins with what the link says", () => {
    window.history.replaceState(null, "", "/books-i-have?q=jansson&sort=-year&view=table")
    render(<Page />)
    expect(screen.getAllByRole("row").map(row => row.textContent)).toEqual([
      expect.stringContaining("Title"),
      expect.stringContaining("Sommarboken"),
      expect.stringContaining("Taikatalvi"),
      expect.stringContaining("Muumipeikko"),
    ])
  })
})
