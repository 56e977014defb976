import { readFileSync } from "node:fs"
import { fireEvent, screen } from "@testing-library/react"
import fc from "fast-check"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import Audiobooks from "../../src/embeds/audiobooks/Audiobooks"
import { daysText, heardOf, manner, totals, wonText } from "../../src/embeds/audiobooks/logic"
import { schema } from "../../src/embeds/audiobooks/schema"
import { visit } from "../jest/visit"

const books = parse(schema, parseYaml(readFileSync("content/data/audiobooks.yaml", "utf8")))

describe("the audiobooks", () => {
  it("are each there once, with a book of Project Gutenberg as their source", () => {
    expect(books.length).toBeGreaterThanOrEqual(16)
    for (const key of ["title", "source", "narrator"] as const)
      expect(new Set(books.map(book => book[key])).size).toBe(books.length)
    for (const { source, year } of books) {
      expect(source).toMatch(/^https:\/\/www\.gutenberg\.org\/ebooks\/\d+$/)
      expect(year).toBeLessThan(1930)
    }
    expect(books.find(({ title }) => title === "Moby-Dick")).toMatchObject({
      author: "Herman Melville",
      year: 1851,
    })
  })
})

describe("time that books take", () => {
  it("is written in days", () => {
    expect([1, 23.6, 26, 48].map(daysText)).toEqual(["1 hour", "1 day", "1 day and 2 hours", "2 days"])
  })

  it("is divided by the speed, for each book by its own", () => {
    expect(
      totals([
        { hours: 10, speed: 2 },
        { hours: 3, speed: 0.5 },
      ]),
    ).toEqual({ plain: 13, heard: 11 })
    expect(wonText([{ hours: 48, speed: 2 }])).toBe(
      "2 days of life at 1x; 1 day as he heard them. Won: 1 day, spent on rewinding.",
    )
  })

  it("gives the words one after another, and loses none", () => {
    expect(heardOf("Call me Ishmael.", 0).heard).toBe("")
    expect(heardOf("Call me Ishmael.", 0.8)).toEqual({ heard: "Call me", rest: "Ishmael.", isOver: false })
    expect(heardOf("Call me Ishmael.", 9).isOver).toBe(true)
    fc.assert(
      fc.property(
        fc.constantFrom(...books),
        fc.double({ min: 0, max: 60, noNaN: true }),
        ({ opening }, seconds) => {
          const { heard, rest } = heardOf(opening, seconds)
          expect([heard, rest].filter(Boolean).join(" ")).toBe(opening)
        },
      ),
    )
  })

  it("has a manner for every speed", () => {
    expect([0.5, 1, 1.5, 2, 2.5, 3.5].map(manner)).toHaveLength(
      new Set([0.5, 1, 1.5, 2, 2.5, 3.5].map(manner)).size,
    )
  })
})

describe("Audiobooks", () => {
  it("shows all the words where nothing turns, and reckons with any speed, also from a link", async () => {
    const { user, address } = visit(<Audiobooks />, {
      path: "/audiobooks",
      data: { audiobooks: books },
      query: "book=Bleak+House",
      calm: true,
    })
    expect(screen.getByRole("img", { name: "A cassette with Bleak House" })).toBeInTheDocument()
    expect(screen.getByText(/Implacable November weather/)).toBeInTheDocument()
    expect(screen.getByRole("status")).toHaveTextContent("39.5 hours are 15.8.")
    fireEvent.change(screen.getByRole("slider"), { target: { value: "350" } })
    expect(screen.getByRole("status")).toHaveTextContent("as a wasp in a jar. 39.5 hours are 11.3.")
    expect(address()).toBe("/audiobooks?book=Bleak+House&speed=350")
    await user.selectOptions(screen.getByLabelText("Tape"), "Dracula")
    expect(screen.getByRole("status")).toHaveTextContent("nights only, as somebody with a bus to catch")
    expect(screen.getByRole("button", { name: "Play anyway" })).toBeInTheDocument()
  })
})
