import { readFileSync } from "node:fs"
import { fireEvent, screen } from "@testing-library/react"
import fc from "fast-check"
import { parse, safeParse } from "valibot"
import { parse as parseYaml } from "yaml"
import Jokes from "../../src/embeds/jokes/Jokes"
import { jokeOfDay, maxTomatoes, nextPhase, splats, stepTo, verdict } from "../../src/embeds/jokes/logic"
import { schema } from "../../src/embeds/jokes/schema"
import { visit } from "../jest/visit"

const jokes = parse(schema, parseYaml(readFileSync("content/data/jokes.yaml", "utf8")))

describe("the jokes", () => {
  it("are a hundred, each told once and to its end", () => {
    expect(jokes).toHaveLength(100)
    expect(new Set(jokes.map(({ punchline }) => punchline)).size).toBe(100)
    expect(jokes.filter(({ punchline }) => !/[.?!]$/.test(punchline))).toEqual([])
    expect(safeParse(schema, jokes.slice(1)).success).toBe(false)
    expect(safeParse(schema, [...jokes, jokes[0]]).success).toBe(false)
  })

  it("come in turn, all of them, round and round", () => {
    const seen = new Set(
      Array.from({ length: 100 }, (_, i) => jokeOfDay({ year: 2025, month: 1, day: 1 + i }, 100)),
    )
    expect(seen.size).toBe(100)
    expect([stepTo(100, 1, 100), stepTo(1, -1, 100), stepTo(5, 1, 100)]).toEqual([1, 100, 6])
    expect([nextPhase("setup"), nextPhase("wait"), nextPhase("punchline")]).toEqual([
      "wait",
      "punchline",
      "punchline",
    ])
  })

  it("keep their tomatoes where they hit", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.nat(60), (number, groans) => {
        const now = splats(number, groans)
        expect(now).toHaveLength(Math.min(groans, maxTomatoes))
        expect(splats(number, groans + 1).slice(0, now.length)).toEqual(now)
        expect(verdict(groans)).not.toBe("")
      }),
    )
  })
})

describe("the page", () => {
  const options = { path: "/jokes", data: { jokes }, at: "2025-08-03T12:00:00Z" }
  const said = () => screen.getByRole("status", { name: "The joke" })

  it("tells a joke with its wait, and the next one", () => {
    const page = visit(<Jokes />, { ...options, query: "joke=6" })
    expect(said()).toHaveTextContent("change a light bulb?…")
    page.wait(1800)
    expect(said()).toHaveTextContent("Wait for it…")
    page.wait(1800)
    expect(said()).toHaveTextContent("It works on mine.")
    fireEvent.click(screen.getByRole("button", { name: "Next joke" }))
    expect(said()).toHaveTextContent("Why did the web page go to therapy?")
    expect(said()).not.toHaveTextContent("frames")
    expect(page.address()).toBe("/jokes?joke=7")
  })

  it("begins with the joke of the day, and remembers the groans", () => {
    visit(<Jokes />, options)
    expect(said()).toHaveTextContent(/\?|\./)
    fireEvent.click(screen.getByRole("button", { name: "Groan" }))
    fireEvent.click(screen.getByRole("button", { name: "Groan" }))
    expect(screen.getByText(/: 2 groans\. A groan\./)).toBeInTheDocument()
    expect(localStorage.length).toBe(1)
    fireEvent.click(screen.getByRole("button", { name: "Rim shot" }))
  })
})
