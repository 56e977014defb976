import { readFileSync } from "node:fs"
import * as v from "valibot"
import { parse } from "yaml"
import { authorsOf, languageName, thickness, totals } from "../../../src/embeds/books-i-have/authors"
import { schema } from "../../../src/embeds/books-i-have/schema"

const books = v.parse(schema, parse(readFileSync("content/data/books.yaml", "utf8")))

describe("books", () => {
  it("are a hundred, each once", () => {
    expect(books).toHaveLength(100)
    expect(new Set(books.map(book => book.title)).size).toBe(100)
  })

  it("are in languages that have names", () => {
    for (const { language } of books) expect(languageName(language)).not.toBe(language)
    expect(languageName("xx")).toBe("xx")
  })

  it("have authors, apart from one another", () => {
    expect(authorsOf({ author: "Kernighan, Brian W.; Ritchie, Dennis M." })).toEqual([
      "Kernighan, Brian W.",
      "Ritchie, Dennis M.",
    ])
    expect(authorsOf({ author: "Voltaire" })).toEqual(["Voltaire"])
  })

  it("write an author's last name first, and write it the same way every time", () => {
    const authors = [...new Set(books.flatMap(authorsOf))]
    const lastNames = (list: string[]) => list.map(author => author.toLowerCase().normalize("NFC"))
    expect(new Set(lastNames(authors)).size).toBe(authors.length)
    expect(authors.filter(author => !author.includes(", "))).toEqual(["Voltaire", "RAND Corporation"])
  })

  it("take room by their pages: 200 pages are 100 leaves, 10 mm, and covers", () => {
    expect(thickness(200)).toBeCloseTo(13)
    const { pages, metres, read } = totals([
      { pages: 200, read: true },
      { pages: 1000, read: false },
    ])
    expect([pages, read]).toEqual([1200, 1])
    expect(metres).toBeCloseTo(0.066)
  })

  it("are refused with a sentence when an author or a language is written wrongly", () => {
    const book = { title: "Juha", author: "Aho, Juhani", year: 1911, language: "fi", pages: 190, read: true }
    const wrong = (part: object) => v.safeParse(schema, [{ ...book, ...part }]).issues?.[0].message
    expect(wrong({})).toBeUndefined()
    expect(wrong({ author: "Aho, Juhani, Mr" })).toMatch(/Last, First/)
    expect(wrong({ language: "Finnish" })).toMatch(/two small letters/)
    expect(wrong({ year: 19.5 })).toMatch(/whole number/)
    expect(wrong({ title: " " })).toMatch(/Write a text/)
  })
})
