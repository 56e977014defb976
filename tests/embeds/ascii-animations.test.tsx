import { fireEvent, screen } from "@testing-library/react"
import fc from "fast-check"
import AsciiAnimations from "../../src/embeds/ascii-animations/AsciiAnimations"
import { full } from "../../src/embeds/ascii-animations/films/coffee"
import { fill } from "../../src/embeds/ascii-animations/films/ice"
import { deep } from "../../src/embeds/ascii-animations/films/snow"
import { cowFill } from "../../src/embeds/ascii-animations/films/train"
import { added, columnOf, films, signsOf, tickMs } from "../../src/embeds/ascii-animations/logic"
import { begin, columns, drop, type Film, rows, type World } from "../../src/embeds/ascii-animations/stage"
import { hasThing, visit } from "../jest/visit"

/** Runs a film for some ticks and returns all that it says on the way. */
function run(film: Film, world: World, ticks: number): { world: World; said: string[] } {
  const said: string[] = []
  let next = world
  for (let i = 0; i < ticks; i++) {
    next = film.step(next)
    if (said.at(-1) !== next.said) said.push(next.said)
  }
  return { world: next, said }
}

describe("the films", () => {
  it.each(Object.values(films))("have pictures of one size, whatever falls in: $title", film => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: -3, max: 60 }), fc.integer({ min: -3, max: 20 })), {
          maxLength: 30,
        }),
        fc.nat(80),
        (places, ticks) => {
          const filled = places.reduce((world, [x, y]) => drop(world, "ä", x, y), begin(film))
          const picture = film.draw(run(film, filled, ticks).world)
          expect(picture.split("\n").map(row => [...row].length)).toEqual(Array(rows).fill(columns))
        },
      ),
      { numRuns: 20 },
    )
  })

  it("let letters slide over the ice into the mouth of a fish, which catches the man", () => {
    expect(run(films.ice, drop(begin(films.ice), "Q", 10), 60).said).toEqual([
      "A man fishes. Type something.",
      "“Q” slides towards the hole.",
      "“Q” drowns.",
      "The fish eats “Q”.",
    ])
    let world = begin(films.ice)
    for (let i = 0; i < fill; i++) world = drop(world, "Q", 8 + i)
    const { said } = run(films.ice, world, 200)
    expect(said).toContain("The fish has caught a man.")
    expect(said.at(-1)).toBe("The man is back. He has brought a smaller hook.")
  })

  it("have a fish that turns for a letter, and is in the picture from the first second", () => {
    expect(films.ice.draw(begin(films.ice))).toContain("><((('>")
    const behind = { ...begin(films.ice), nose: { x: 40, faces: 1 as const } }
    const { world, said } = run(films.ice, drop(behind, "Q", 23), 40)
    expect(said).toContain("The fish eats “Q”.")
    expect(films.ice.draw({ ...world, nose: { x: 20, faces: -1 } })).toContain("<')))))><")
  })

  it("let letters board the train, and the cow eat those that fall on her", () => {
    const boarded = run(films.train, drop(begin(films.train), "Q", 30), 200)
    expect(boarded.said).toEqual([
      "The rails are empty. Type something.",
      "“Q” gets on.",
      "“Q” has arrived in Pieksämäki.",
    ])
    let world = begin(films.train)
    for (let i = 0; i < cowFill; i++) world = drop(world, "Q", 20 + i)
    expect(run(films.train, world, 250).said).toEqual(
      expect.arrayContaining([
        "The cow is full. She takes the train.",
        "The cow is back. She didn't like Pieksämäki.",
      ]),
    )
  })

  it("let letters snow until the man has shovelled them away", () => {
    let world = begin(films.snow)
    for (let i = 0; i < deep; i++) world = drop(world, "Q", 4 + i)
    const { said, world: after } = run(films.snow, world, 160)
    expect(said).toContain("A man comes out. He shovels it all away.")
    expect(said.at(-1)).toBe("He goes in again. He didn't look up.")
    expect(after.letters.filter(({ x }) => x < 16)).toHaveLength(0)
  })

  it("let letters dissolve in the coffee until it runs over", () => {
    let world = begin(films.coffee)
    for (let i = 0; i < full; i++) world = drop(world, "Q", 16 + (i % 14))
    const { said } = run(films.coffee, world, 100)
    expect(said).toContain(`It runs over. It tastes of “${"Q".repeat(full)}”.`)
    expect(said.at(-1)).toBe("He has drunk it, and wiped the table.")
    expect(run(films.coffee, drop(begin(films.coffee), "Q", 2), 20).said).toContain(
      "“Q” is on the table. There is a cup.",
    )
  })
})

describe("what is typed", () => {
  it("falls a sign a column, over the film's own columns", () => {
    expect(signsOf("a\tb é🐹")).toEqual(["a", " ", "b", " ", "é"])
    expect([added("", "a"), added("ab", "abc"), added("abc", "ab"), added("teh", "the cat")]).toEqual([
      "a",
      "c",
      "",
      "he cat",
    ])
    expect([0, 16, 17].map(n => columnOf(films.ice, n))).toEqual([3, 19, 3])
  })
})

describe("the page", () => {
  const options = { path: "/ascii-animations", at: "2026-11-02T08:00:00Z" }
  const field = () => screen.getByRole("textbox", { name: "Type into the film" })
  const picture = () => screen.getByRole("img").textContent ?? ""

  it("lets typed letters fall into the film, and keeps them in the link", () => {
    const page = visit(<AsciiAnimations />, options)
    fireEvent.change(field(), { target: { value: "QX" } })
    expect(picture().split("\n")[0]).toContain("QX")
    page.wait(tickMs * 2)
    expect(picture().split("\n")[0]).not.toContain("Q")
    expect(picture()).toContain("Q")
    expect(page.address()).toBe("/ascii-animations?text=QX")
  })

  it("gives a smaller hook when the fish has caught the man", () => {
    const page = visit(<AsciiAnimations />, options)
    fireEvent.change(field(), { target: { value: "pertti" } })
    expect(hasThing("/ascii-animations")).toBe(false)
    for (let i = 0; i < 120; i++) page.wait(tickMs)
    expect(hasThing("/ascii-animations")).toBe(true)
  })

  it("types the text of its link by itself", () => {
    const page = visit(<AsciiAnimations />, { ...options, query: "film=coffee&text=Q" })
    for (let i = 0; i < 30; i++) page.wait(tickMs)
    expect(screen.getByRole("status")).toHaveTextContent("“Q” dissolves.")
  })

  it("has another film behind each button", () => {
    const page = visit(<AsciiAnimations />, options)
    fireEvent.click(screen.getByRole("button", { name: "October" }))
    expect(screen.getByRole("img", { name: "October" })).toBeInTheDocument()
    expect(page.address()).toBe("/ascii-animations?film=snow")
  })

  it("shows still pictures when calm is asked for, in which the letters have come down", () => {
    visit(<AsciiAnimations />, { ...options, calm: true, query: "film=coffee" })
    fireEvent.change(field(), { target: { value: "Q" } })
    expect(screen.getByRole("status")).toHaveTextContent("“Q” dissolves.")
  })
})
