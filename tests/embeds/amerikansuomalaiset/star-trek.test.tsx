import { readFileSync } from "node:fs"
import { screen } from "@testing-library/react"
import fc from "fast-check"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import FinglishStarTrek from "../../../src/embeds/amerikansuomalaiset/star-trek/FinglishStarTrek"
import { bits, mixed, readDice, rolled } from "../../../src/embeds/amerikansuomalaiset/star-trek/logic"
import { schema } from "../../../src/embeds/amerikansuomalaiset/star-trek/schema"
import { seeded } from "../../../src/lib/game/random"
import { visit } from "../../jest/visit"

const data = parse(schema, parseYaml(readFileSync("content/data/star-trek.yaml", "utf8")))

describe("the lines", () => {
  it("have marks that open and close", () => {
    for (const { lines } of data.scenes)
      for (const { fi } of lines) expect([fi, fi.split("*").length % 2]).toEqual([fi, 1])
    expect(bits("*Kaara* on *stak*.")).toEqual([
      { text: "Kaara", marked: true },
      { text: " on ", marked: false },
      { text: "stak", marked: true },
      { text: ".", marked: false },
    ])
  })
})

describe("the dice", () => {
  it("make a sentence, the same from the same link", () => {
    expect(mixed(data.mixer, [1, 1, 1, 1])).toBe("Paasi runnaa haalia peismentissä.")
    expect(readDice("2516")).toEqual([2, 5, 1, 6])
    fc.assert(
      fc.property(fc.nat(), seed => {
        const dice = rolled(seeded(seed))
        expect(readDice(dice.join(""))).toEqual(dice)
      }),
    )
    fc.assert(fc.property(fc.string(), text => void readDice(text)))
    expect([readDice("0123"), readDice("12345"), readDice("")]).toEqual([null, null, null])
  })
})

describe("the page", () => {
  const come = (query = "") =>
    visit(<FinglishStarTrek />, {
      path: "/amerikansuomalaiset/star-trek",
      query,
      calm: true,
      data: { "star-trek": data },
    })

  it("plays its scenes line by line, and then the next", async () => {
    const { user, address } = come()
    expect(screen.getByRole("status")).toHaveTextContent("Mikä rapoli nyt on?Report.")
    for (let i = 0; i < 3; i++) await user.click(screen.getByRole("button", { name: "Next line" }))
    await user.click(screen.getByRole("button", { name: "Next scene" }))
    expect(screen.getByRole("status")).toHaveTextContent("Joku koolaa.")
    expect(address()).toBe("/amerikansuomalaiset/star-trek?scene=2")
  })

  it("brings a rolled line back by its link", async () => {
    const { user } = come("dice=1111")
    expect(screen.getByRole("status")).toHaveTextContent("Paasi runnaa haalia peismentissä.")
    await user.click(screen.getByRole("button", { name: "Back to the scene" }))
    expect(screen.getByRole("status")).toHaveTextContent("Mikä rapoli")
  })
})
