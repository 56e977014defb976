import { readFileSync } from "node:fs"
import { screen } from "@testing-library/react"
import fc from "fast-check"
import { parse, safeParse } from "valibot"
import { parse as parseYaml } from "yaml"
import FinnishBooks from "../../../src/embeds/amerikansuomalaiset/books/FinnishBooks"
import {
  isbnText,
  isIsbn,
  millimetres,
  spineWidth,
} from "../../../src/embeds/amerikansuomalaiset/books/logic"
import { schema } from "../../../src/embeds/amerikansuomalaiset/books/schema"
import { visit } from "../../jest/visit"

const books = parse(schema, parseYaml(readFileSync("content/data/finnish-american-books.yaml", "utf8")))

describe("the books", () => {
  it("stand in the order of no plan, each once, with check digits that fit", () => {
    expect(new Set(books.map(({ title }) => title)).size).toBe(books.length)
    for (const { isbn } of books) if (isbn) expect([isbn, isIsbn(isbn)]).toEqual([isbn, true])
  })

  it("are refused with a wrong digit", () => {
    expect(safeParse(schema, [{ ...books[0], isbn: "951-9266-43-8" }]).success).toBe(false)
  })
})

describe("the clerk", () => {
  it("knows known ISBNs, and finds any single wrong digit", () => {
    expect(["0-306-40615-2", "978-0-306-40615-7", "0-8044-2957-X"].map(isIsbn)).toEqual([true, true, true])
    fc.assert(
      fc.property(fc.nat(12), fc.integer({ min: 1, max: 9 }), (place, more) => {
        const digits = [..."9780306406157"]
        digits[place] = String((Number(digits[place]) + more) % 10)
        expect(isIsbn(digits.join(""))).toBe(false)
      }),
    )
    expect(isIsbn("")).toBe(false)
    expect(isbnText("0-306-40615-2")).toMatch(/^The digits weigh 132, 11 times 12:/)
  })

  it("measures thicker what has more pages", () => {
    expect(spineWidth(716)).toBeGreaterThan(spineWidth(136))
    expect(spineWidth(1)).toBeGreaterThanOrEqual(24)
    expect(millimetres(200)).toBe(13)
  })
})

describe("the page", () => {
  const come = (query = "") =>
    visit(<FinnishBooks />, {
      path: "/amerikansuomalaiset/books",
      query,
      calm: true,
      data: { "finnish-american-books": books },
    })

  it("has the first book out, and takes out another", async () => {
    const { user, address } = come()
    expect(screen.getByRole("heading", { name: "Amerikansuomen sanakirja" })).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Deep River, 716 pages" }))
    expect(screen.getByRole("status")).toHaveTextContent("Marlantes, Karl, 2019. 716 pages")
    expect(address()).toBe("/amerikansuomalaiset/books?book=7")
  })

  it("says so where a book has no number", () => {
    come("book=2")
    expect(screen.getByRole("status")).toHaveTextContent("The clerk finds no ISBN")
  })
})
