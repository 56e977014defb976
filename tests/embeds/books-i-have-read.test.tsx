import { readFileSync } from "node:fs"
import { fireEvent, screen } from "@testing-library/react"
import { parse, safeParse } from "valibot"
import { parse as parseYaml } from "yaml"
import BooksIHaveRead from "../../src/embeds/books-i-have-read/BooksIHaveRead"
import {
  type Book,
  loanOf,
  minutesPerPage,
  owedAfter,
  owedAt,
} from "../../src/embeds/books-i-have-read/logic"
import { schema } from "../../src/embeds/books-i-have-read/schema"
import { helpText } from "../../src/embeds/books-i-have-read/words"
import { visit } from "../jest/visit"

const list = (name: string) => parseYaml(readFileSync(`content/data/${name}.yaml`, "utf8"))
const years = parse(schema, list("books-read"))
const books = list("books") as (Book & { read: boolean })[]

describe("the years", () => {
  it("have read every book on the shelf that has been read, once, and no other", () => {
    const titles = years.flatMap(year => year.books.map(book => book.title)).sort()
    expect(titles).toEqual(
      books
        .filter(book => book.read)
        .map(book => book.title)
        .sort(),
    )
    expect(new Set(titles).size).toBe(titles.length)
  })

  it("are refused where a goal was reached, or a book was finished in another year", () => {
    const year = { year: 2020, goal: 2, promise: "Two.", excuse: "One." }
    const wrong = (read: { title: string; finished: string }[]) =>
      safeParse(schema, [{ ...year, books: read }]).issues?.[0].message
    expect(wrong([{ title: "A", finished: "2020-02-01" }])).toBeUndefined()
    expect(wrong([{ title: "A", finished: "2021-02-01" }])).toMatch(/within their year/)
    expect(
      wrong([
        { title: "A", finished: "2020-02-01" },
        { title: "B", finished: "2020-03-01" },
      ]),
    ).toBe("A goal is to be missed.")
    expect(safeParse(schema, [years[0], years[2]]).issues?.[0].message).toMatch(/one after another/)
  })
})

describe("the loan", () => {
  const two = [
    { year: 2020, goal: 10, promise: "p", excuse: "e", books: [{ title: "A", finished: "2020-05-01" }] },
    { year: 2021, goal: 4, promise: "p", excuse: "e", books: [{ title: "B", finished: "2021-04-10" }] },
  ]
  const shelf = [
    { title: "A", author: "A", pages: 300, language: "en" },
    { title: "B", author: "B", pages: 100, language: "en" },
    { title: "C", author: "C", pages: 9000, language: "en" },
  ]
  const loan = loanOf(two, shelf)

  it("carries over what was missed, in pages of the mean book", () => {
    expect([owedAfter(two, 2019), owedAfter(two, 2020), owedAfter(two, 2021)]).toEqual([0, 9, 12])
    // At the end of the first year nine are owed; the one that was read in the second has been taken off.
    expect(loan).toMatchObject({ mean: 200, pages: 8 * 200, from: Date.UTC(2021, 0, 1) })
    expect(loan.daily).toBeCloseTo(800 / 365.2425)
    expect(owedAt(loan, Date.UTC(2025, 0, 1))).toBeCloseTo(1600 + 4 * 800, 0)
    expect(owedAt(loan, Date.UTC(2025, 0, 1), 7)).toBeCloseTo(1593 + 4 * 800, 0)
  })

  it("grows by a page in the time it says, and by a book for every ten pages that are read for him", () => {
    expect(minutesPerPage({ ...loan, daily: 10 })).toBe(144)
    const at = Date.UTC(2025, 0, 1)
    expect(owedAt(loan, at, 9)).toBeCloseTo(owedAt(loan, at) - 9)
    expect(owedAt(loan, at, 10)).toBeCloseTo(owedAt(loan, at) - 10 + 200)
    expect(helpText(loan, 10)).toMatch(/promised one more book\. Plus 200 pages\./)
    expect(helpText(loan, 23)).toMatch(/^23 pages by you\. Since then he has promised 2 books/)
  })
})

describe("the page", () => {
  const options = {
    path: "/books-i-have-read",
    data: { books, "books-read": years },
    at: "2025-08-03T12:00:00Z",
  }
  const owed = () => Number(screen.getByLabelText("Pages owed").textContent?.replace(/,/g, ""))
  const said = () => screen.getByRole("status", { name: "The year" })

  it("arrives with the worst year, and has the others", () => {
    const { address } = visit(<BooksIHaveRead />, options)
    expect(said()).toHaveTextContent("2020: 3 of 100.")
    expect(
      screen.getByRole("img", { name: /3 books, and the outlines of 97 more, through the ceiling/ }),
    ).toBeVisible()
    fireEvent.click(screen.getByRole("button", { name: "2022: 0 of 1" }))
    expect(said()).toHaveTextContent("War has been read. Peace is next.")
    expect(screen.getByText("A bookmark.")).toBeInTheDocument()
    expect(address()).toBe("/books-i-have-read?year=2022")
  })

  it("owes more as time passes, and a page less for each that is read for him, which is remembered", () => {
    const page = visit(<BooksIHaveRead />, options)
    const before = owed()
    page.wait(60_010)
    expect(owed()).toBeGreaterThan(before)
    expect(owed() - before).toBeLessThan(0.1)
    const now = owed()
    fireEvent.click(screen.getByRole("button", { name: "Read a page for him" }))
    expect(owed()).toBeCloseTo(now - 1, 2)
    expect(screen.getByRole("status", { name: "Your help" })).toHaveTextContent("1 page by you")
    page.unmount()
    visit(<BooksIHaveRead />, { ...options, again: true })
    expect(screen.getByRole("status", { name: "Your help" })).toHaveTextContent("1 page by you")
  })

  it("shows the page that is read, and has the things in the room answer", () => {
    visit(<BooksIHaveRead />, options)
    const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))
    const help = () => screen.getByRole("status", { name: "Your help" })
    press("Read a page for him")
    expect(screen.getByText(/^It was a dark and stormy night/)).toBeVisible()
    press("Read a page for him")
    expect(screen.getByText(/^The inspector lit his pipe/)).toBeVisible()
    press("Switch the lamp")
    expect(help()).toHaveTextContent("Dark.")
    press("Switch the lamp")
    expect(help()).toHaveTextContent("Light.")
    press("Poke him")
    expect(help()).toHaveTextContent("Chapter four")
    press("Read a page for him")
    expect(help()).toHaveTextContent("3 pages by you")
  })

  it("wakes him with the tenth page, and owes a book more", () => {
    visit(<BooksIHaveRead />, options)
    const before = owed()
    const read = () => fireEvent.click(screen.getByRole("button", { name: "Read a page for him" }))
    for (let i = 0; i < 9; i++) read()
    expect(screen.getByRole("img", { name: /He is asleep/ })).toBeVisible()
    expect(owed()).toBeLessThan(before)
    read()
    expect(screen.getByRole("img", { name: /He is awake/ })).toBeVisible()
    expect(owed()).toBeGreaterThan(before)
    read()
    expect(screen.getByRole("img", { name: /He is asleep/ })).toBeVisible()
  })
})
