import { readFileSync } from "node:fs"
import { screen, within } from "@testing-library/react"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import { byDecade, feeText, lifeText, minutesOf, movieSpec } from "../../src/embeds/movies-ive-seen/logic"
import MoviesIveSeen from "../../src/embeds/movies-ive-seen/MoviesIveSeen"
import { schema } from "../../src/embeds/movies-ive-seen/schema"
import { sortItems } from "../../src/kits/list/logic"
import { visit } from "../jest/visit"

const movies = parse(schema, parseYaml(readFileSync("content/data/movies.yaml", "utf8")))

describe("the films", () => {
  it("are each there once, in the order of their years, with a source", () => {
    expect(movies.length).toBeGreaterThanOrEqual(35)
    for (const key of ["title", "source"] as const)
      expect(new Set(movies.map(movie => movie[key])).size).toBe(movies.length)
    const years = movies.map(({ year }) => year)
    expect(years).toEqual([...years].sort((a, b) => a - b))
    for (const { minutes } of movies) expect(minutes).toBeGreaterThan(60)
  })

  it.each([
    ["Seven Samurai", 1954, "Akira Kurosawa", 207],
    ["The Godfather", 1972, "Francis Ford Coppola", 175],
    ["Toy Story", 1995, "John Lasseter", 81],
  ])("%s is of %i, by %s, %i minutes", (title, year, director, minutes) => {
    expect(movies.find(movie => movie.title === title)).toMatchObject({ year, director, minutes })
  })
})

describe("minutes of a life", () => {
  it("adds them up, and takes out those asleep", () => {
    expect(minutesOf([{ minutes: 100 }, { minutes: 90, asleep: 30 }])).toEqual({ all: 190, slept: 60 })
    expect(lifeText([{ minutes: 1500 }, { minutes: 90, asleep: 30 }])).toBe(
      "1 day 2 h 30 min of life, of which 1 h 0 min asleep.",
    )
  })

  it("counts decades without a gap", () => {
    expect(byDecade([{ year: 1979 }, { year: 1999 }, { year: 1990 }])).toEqual([
      { key: "1970s", value: 1 },
      { key: "1980s", value: 0 },
      { key: "1990s", value: 2 },
    ])
    expect(byDecade([])).toEqual([])
  })

  it("orders by any column, the best first by rating", () => {
    const spec = movieSpec(movies)
    expect(sortItems(movies, { by: "minutes", down: true }, spec)[0]?.title).toBe("Seven Samurai")
    expect(sortItems(movies, { by: "rating", down: false }, spec)[0]?.rating).toBe(5)
    expect(feeText(0)).toMatch(/No fees/)
    expect(feeText(3)).toMatch(/^3 tapes put back without being rewound: 6 marks/)
  })
})

describe("MoviesIveSeen", () => {
  const open = (query = "") => visit(<MoviesIveSeen />, { path: "/movies-ive-seen", data: { movies }, query })
  const shelf = () => within(screen.getByRole("list", { name: "The shelf" }))
  const tape = () => screen.getByRole("region", { name: "The tape" })

  it("takes a tape, and asks two marks for one that was not rewound", async () => {
    const { user, address } = open()
    expect(tape()).toHaveTextContent("Groundhog Day")
    await user.click(shelf().getByRole("button", { name: /^Jaws/ }))
    expect(tape()).toHaveTextContent("Steven Spielberg. 124 min.")
    expect(address()).toBe("/movies-ive-seen?tape=Jaws")
    await user.click(shelf().getByRole("button", { name: /^Alien/ }))
    expect(screen.getByText(/^1 tape put back without being rewound: 2 marks/)).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Be kind, rewind" }))
    expect(tape()).toHaveTextContent("Backwards: The crew comes back one by one.")
    await user.click(screen.getByRole("button", { name: "Pick one for me" }))
    expect(screen.getByText(/^1 tape put back/)).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Pay" }))
    expect(screen.getByText(/^No fees/)).toBeInTheDocument()
  })

  it("is rewound by the key on the tape itself, and played again", async () => {
    const { user } = open()
    const key = within(tape()).getByRole("button", { name: "Rewind the tape" })
    await user.click(key)
    expect(tape()).toHaveTextContent(/Backwards:/)
    expect(key).toHaveAttribute("aria-pressed", "true")
    await user.click(key)
    expect(tape()).not.toHaveTextContent(/Backwards:/)
    await user.click(key)
    await user.click(shelf().getByRole("button", { name: /^Alien/ }))
    expect(key).toHaveAttribute("aria-pressed", "false")
    expect(screen.getByText(/^No fees/)).toBeInTheDocument()
  })

  it("brings the card of a tape that is taken from the shelf into view", async () => {
    const { user } = open()
    const card = screen.getByRole("region", { name: "The tape" })
    card.scrollIntoView = jest.fn()
    await user.click(screen.getByRole("button", { name: "Pick one for me" }))
    expect(card.scrollIntoView).not.toHaveBeenCalled()
    await user.click(shelf().getByRole("button", { name: /^Alien/ }))
    expect(card.scrollIntoView).toHaveBeenCalledWith({ block: "nearest" })
  })

  it("filters by decade and search, and has a way back from an empty shelf", async () => {
    const { user } = open()
    await user.selectOptions(screen.getByLabelText("Decade"), "1930s")
    expect(shelf().getAllByRole("button")).toHaveLength(1)
    await user.type(screen.getByLabelText("Search"), "hamster")
    await user.click(await screen.findByRole("button", { name: "Show every film" }))
    expect(shelf().getAllByRole("button")).toHaveLength(movies.length)
  })

  it("opens with the tape of a link", () => {
    open("tape=Fargo")
    expect(tape()).toHaveTextContent("the right weather")
  })
})
