import { fireEvent, screen, within } from "@testing-library/react"
import fc from "fast-check"
import { costumeOf, faceOf } from "../../src/embeds/human-named-juhq/face"
import HumanNamedJuhq from "../../src/embeds/human-named-juhq/HumanNamedJuhq"
import {
  familyOf,
  foldedName,
  introduction,
  maxLetters,
  sought,
} from "../../src/embeds/human-named-juhq/logic"
import { stepsBetween } from "../../src/embeds/human-named-juhq/steps"
import { hasThing, visit } from "../jest/visit"

describe("the family", () => {
  it("takes the shortest way (Levenshtein, 1965)", () => {
    const distance = (a: string, b: string) => stepsBetween(a, b).filter(({ does }) => does !== "keep").length
    expect(distance("kitten", "sitting")).toBe(3)
    expect(distance("juha", "juhq")).toBe(1)
    expect(distance("", "juhq")).toBe(4)
    expect(distance("juhq", "juhq")).toBe(0)
  })

  it("loses one letter a generation, down to juhq", () => {
    expect(familyOf("Elvis").map(({ name }) => name)).toEqual([
      "Elvis",
      "Lvis",
      "Jvis",
      "Juis",
      "Juhs",
      "juhq",
    ])
    expect(familyOf("juhq")).toHaveLength(1)
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 20 }), name => {
        const family = familyOf(name)
        const years = family.flatMap(({ year }) => year ?? [])
        expect(years).toEqual([...new Set(years)].sort((a, b) => b - a))
        if (foldedName(name) !== sought) expect(family.at(-1)?.name).toBe(sought)
        expect(family.length).toBeLessThanOrEqual(maxLetters + 1)
        expect(family.slice(1).every(({ story, trade }) => story !== "" && trade !== "")).toBe(true)
      }),
    )
  })

  it("gives the last of the line the face of the first", () => {
    const family = familyOf("Margaret")
    expect(family.at(-1)?.face).toBe(family[0]?.face)
    expect(faceOf("margaret")).toEqual(faceOf("margaret"))
    expect([null, 1900, 1850, 1750, 1650].map(costumeOf)).toEqual([
      "jumper",
      "bowler",
      "tophat",
      "wig",
      "ruff",
    ])
  })

  it("reads letters alone", () => {
    expect(foldedName("  J.U. H-Q ")).toBe("juhq")
    expect(foldedName("Åsa")).toBe("åsa")
    expect(introduction("JUHQ")).toMatch(/^STAY WHERE YOU ARE/)
    expect(introduction("Juha")).toMatch(/You could have asked/)
    expect(introduction("  ")).toMatch(/^Nobody/)
  })
})

describe("HumanNamedJuhq", () => {
  const relatives = () => within(screen.getByRole("list")).getAllByRole("button")

  it("draws another family at every letter, and the link brings it", () => {
    const { address } = visit(<HumanNamedJuhq />, { path: "/human-named-juhq" })
    expect(relatives()).toHaveLength(6)
    fireEvent.change(screen.getByRole("textbox", { name: "Your name" }), { target: { value: "Juha" } })
    expect(relatives()).toHaveLength(2)
    expect(address()).toBe("/human-named-juhq?name=Juha")
  })

  it("has relatives who tell what became of their letter", () => {
    visit(<HumanNamedJuhq />, { path: "/human-named-juhq", query: "name=Juha" })
    fireEvent.click(relatives()[1] as HTMLElement)
    expect(screen.getByRole("status")).toHaveTextContent(
      /^juhq: .*Q.*Look at the face\. Your passport is ready\.$/,
    )
  })

  it("issues a passport, and takes the visitor back to the family", () => {
    visit(<HumanNamedJuhq />, { path: "/human-named-juhq", query: "name=Margaret" })
    fireEvent.click(screen.getByRole("button", { name: "Take my passport" }))
    const passport = within(screen.getByRole("region", { name: "Passport" }))
    expect(passport.getByText("Margaret")).toBeVisible()
    expect(passport.getByText("Yes, 8 times removed")).toBeVisible()
    fireEvent.click(screen.getByRole("button", { name: "Back to the family" }))
    expect(relatives()).toHaveLength(9)
    expect(hasThing("/human-named-juhq")).toBe(true)
  })
})
