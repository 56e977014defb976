import { readFileSync } from "node:fs"
import { fireEvent, screen, within } from "@testing-library/react"
import fc from "fast-check"
import { parse as parseYaml } from "yaml"
import BooksByAuthor from "../../../../src/embeds/books-i-have/group/author/BooksByAuthor"
import {
  cardName,
  cardsOf,
  drawerOf,
  letters,
  lostObject,
  neighbours,
} from "../../../../src/embeds/books-i-have/group/author/logic"
import type { Book } from "../../../../src/embeds/books-i-have/schema"
import { visit } from "../../../jest/visit"

const books = parseYaml(readFileSync("content/data/books.yaml", "utf8")) as Book[]
const cards = cardsOf(books)
const names = cards.map(card => card.name)

describe("the catalogue", () => {
  it("has a card for every author, once, with all the books and those who wrote them too", () => {
    expect(new Set(names).size).toBe(names.length)
    const kernighan = cards.find(card => card.name === "Kernighan, Brian W.")
    expect(kernighan?.books.map(book => book.year)).toEqual([1978, 1984])
    expect(kernighan?.seeAlso).toEqual(["Pike, Rob", "Ritchie, Dennis M."])
    for (const card of cards)
      for (const other of card.seeAlso)
        expect(cards.find(each => each.name === other)?.seeAlso).toContain(card.name)
  })

  it("is in the order of the Finnish alphabet", () => {
    expect(names.at(-1)).toBe("Åkerström, Jenny")
    expect(names[0]).toBe("Abbott, Edwin A.")
    const drawers = names.map(name => letters.indexOf(drawerOf(name) as (typeof letters)[number]))
    expect(drawers).toEqual([...drawers].sort((a, b) => a - b))
  })

  it.each([
    ["Åkerström, Jenny", "Å"],
    ["Östergård", "Ö"],
    ["Šostakovitš", "S"],
    ["éclair", "E"],
    ["  (Kivi)", "K"],
    ["42", "#"],
    ["Гоголь", "#"],
    ["", "#"],
  ])("puts %s into drawer %s", (name, drawer) => {
    expect(drawerOf(name)).toBe(drawer)
  })

  it("has something of its own in every drawer without an author", () => {
    const empty = letters.filter(letter => !names.some(name => drawerOf(name) === letter))
    expect(new Set(empty.map(lostObject)).size).toBe(empty.length)
    expect(empty).toContain("X")
  })
})

describe("a visitor's card", () => {
  it.each([
    ["Matti Meikäläinen", "Meikäläinen, Matti"],
    ["  Ludwig   von Beethoven ", "Beethoven, Ludwig von"],
    ["Voltaire", "Voltaire"],
    ["Aho, Juhani", "Aho, Juhani"],
    ["", ""],
  ])("for %s says %s", (name, card) => {
    expect(cardName(name)).toBe(card)
  })

  it("stands between two that are side by side", () => {
    expect(neighbours("Kesä, Kalle", cards)).toEqual({
      before: "Kernighan, Brian W.",
      after: "Kilpi, Volter",
      same: false,
    })
    expect(neighbours("aho, juhani", cards).same).toBe(true)
    expect(neighbours("Ööö", cards).after).toBeNull()
    expect(neighbours("A", cards).before).toBeNull()
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), name => {
        const { before, after, same } = neighbours(name, cards)
        if (before !== null && after !== null && !same)
          expect(names.indexOf(after) - names.indexOf(before)).toBe(1)
      }),
    )
  })
})

describe("the page", () => {
  const options = { path: "/books-i-have/group/author", data: { books } }
  const card = () => screen.getByRole("region", { name: "The card" })

  it("arrives with a card, and a drawer has another", async () => {
    const { user, address } = visit(<BooksByAuthor />, options)
    expect(card()).toHaveTextContent("Knuth, Donald E.")
    expect(screen.getByRole("button", { name: "K: 6 authors" })).toHaveAttribute("aria-pressed", "true")
    await user.click(screen.getByRole("button", { name: /^V:/ }))
    expect(card()).toHaveTextContent("Verne, Jules")
    await user.click(screen.getByRole("button", { name: "Next card" }))
    expect(card()).toHaveTextContent("Vlissides, John")
    await user.click(screen.getByRole("button", { name: "Next card" }))
    expect(card()).toHaveTextContent("Voltaire")
    expect(address()).toBe("/books-i-have/group/author?drawer=V&card=Voltaire")
  })

  it("has other things where there is no author, and a way on", async () => {
    const { user } = visit(<BooksByAuthor />, options)
    await user.click(screen.getByRole("button", { name: "X: 0 authors" }))
    expect(card()).toHaveTextContent("The cross on it is this drawer.")
    await user.click(screen.getByRole("button", { name: "Close it and open A" }))
    expect(card()).toHaveTextContent("Abbott, Edwin A.")
  })

  it("leads from one author to the other", async () => {
    const { user } = visit(<BooksByAuthor />, {
      ...options,
      query: `card=${encodeURIComponent("Pike, Rob")}`,
    })
    await user.click(within(card()).getByRole("button", { name: "Kernighan, Brian W." }))
    expect(card()).toHaveTextContent("The C Programming Language, 1978. English, 272 pages.")
  })

  it("files the visitor, as text, and the link brings the card back", () => {
    const page = visit(<BooksByAuthor />, options)
    fireEvent.change(screen.getByLabelText(/^File yourself/), { target: { value: "<b>Kalle</b> Kesä" } })
    expect(card()).toHaveTextContent("Kesä, <b>Kalle</b>")
    expect(card()).toHaveTextContent("Filed after Kernighan, Brian W. and ahead of Kilpi, Volter.")
    page.unmount()
    visit(<BooksByAuthor />, { ...options, query: "name=Knuth, Donald E." })
    expect(card()).toHaveTextContent("Knuth, Donald E. is here already.")
  })
})
