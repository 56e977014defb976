import { readFileSync } from "node:fs"
import { fireEvent, screen } from "@testing-library/react"
import fc from "fast-check"
import { parse, safeParse } from "valibot"
import { parse as parseYaml } from "yaml"
import {
  isThrough,
  keptTitle,
  marked,
  maxMarks,
  openDesk,
  stamped,
  weighed,
} from "../../../src/embeds/amerikansuomalaiset/books/customs"
import FinnishBooks from "../../../src/embeds/amerikansuomalaiset/books/FinnishBooks"
import { isIsbn } from "../../../src/embeds/amerikansuomalaiset/books/isbn"
import { millimetres, verdictOf } from "../../../src/embeds/amerikansuomalaiset/books/logic"
import { type FinnishBook, schema } from "../../../src/embeds/amerikansuomalaiset/books/schema"
import { visit } from "../../jest/visit"

const books = parse(schema, parseYaml(readFileSync("content/data/finnish-american-books.yaml", "utf8")))
const keptAt = books.findIndex(({ title }) => title === keptTitle)

describe("the books", () => {
  it("stand each once, with check digits that fit, and the one that the clerk keeps is there", () => {
    expect(new Set(books.map(({ title }) => title)).size).toBe(books.length)
    for (const { isbn } of books) if (isbn) expect([isbn, isIsbn(isbn)]).toEqual([isbn, true])
    expect(keptAt).toBeGreaterThan(0)
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
    const book = { ...(books[0] as FinnishBook), isbn: "0-306-40615-2", language: "en" as const }
    expect(verdictOf(book, false)).toBe(
      "ISBN 0-306-40615-2. He adds it up on his fingers: 132 divides by 11. He is satisfied.",
    )
    expect(millimetres(200)).toBe(13)
  })

  it("lets books through by the stamp, and keeps one", () => {
    expect(stamped(openDesk)).toBe(openDesk)
    let desk = openDesk
    books.forEach((_, i) => {
      desk = stamped(weighed(desk, i, books))
    })
    expect(desk.kept).toBe(keptAt)
    expect(desk.passed).toHaveLength(books.length - 1)
    expect(isThrough(desk, books.length)).toBe(true)
    expect(weighed(desk, 0, books)).toBe(desk)
  })

  it("has ink for some stamps in wrong places", () => {
    let desk = openDesk
    for (let i = 0; i < 20; i++) desk = marked(desk, { x: i, y: 0, turn: 0 })
    expect(desk.marks).toHaveLength(maxMarks)
  })
})

describe("the page", () => {
  const come = () =>
    visit(<FinnishBooks />, {
      path: "/amerikansuomalaiset/books",
      calm: true,
      data: { "finnish-american-books": books },
    })
  const press = (name: string | RegExp) => screen.getByRole("button", { name })

  it("weighs a book that is dragged onto the scale", () => {
    const { container } = come()
    const office = container.querySelector("[class*=place]") as HTMLElement
    office.getBoundingClientRect = () => ({ left: 0, right: 600, top: 0, bottom: 300 }) as DOMRect
    const book = press("Deep River, 716 pages")
    const point = (type: string, clientX: number, clientY: number) =>
      fireEvent(book, new MouseEvent(type, { bubbles: true, button: 0, clientX, clientY }))
    point("pointerdown", 100, 400)
    point("pointermove", 300, 200)
    point("pointerup", 300, 200)
    expect(screen.getByRole("img", { name: /Deep River is on the scale/ })).toBeVisible()
    expect(screen.getByText(/He asks whether it is a novel or a wall/)).toBeVisible()
  })

  it("keeps one book, and then lends the stamp", async () => {
    const { user } = come()
    await user.click(press(/^Hauska tutustua/))
    expect(screen.getByText(/Pleased to meet you too/)).toBeVisible()
    expect(screen.getByText("He isn't looking. Stamp anything.")).toBeInTheDocument()
    fireEvent.pointerDown(screen.getByRole("img").parentElement as HTMLElement, { clientX: 10, clientY: 10 })
    expect(screen.getByText("He hasn't noticed.")).toBeInTheDocument()
    for (const { title } of books.filter(({ title }) => title !== keptTitle)) {
      await user.click(press(new RegExp(`^${title}`)))
      await user.click(press("Stamp it yourself"))
    }
    expect(screen.getByText("Receipt.")).toBeVisible()
    await user.click(press("Pack again"))
    expect(screen.getByText("Next, please.")).toBeVisible()
  })
})
