import { readFileSync } from "node:fs"
import { fireEvent, screen, within } from "@testing-library/react"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import {
  mouthsOf,
  nextWord,
  otherCall,
  parseCall,
  parsePaper,
} from "../../../src/embeds/amerikansuomalaiset/sanakirja/logic"
import Sanakirja from "../../../src/embeds/amerikansuomalaiset/sanakirja/Sanakirja"
import { schema } from "../../../src/embeds/amerikansuomalaiset/sanakirja/schema"
import { visit } from "../../jest/visit"

const finglish = parse(schema, parseYaml(readFileSync("content/data/finglish.yaml", "utf8")))

describe("the words of a call", () => {
  it("stand in the dictionary, with their source", () => {
    const listed = new Set(finglish.words.map(({ word }) => word))
    for (const word of [
      ...["paasi", "ränni", "leipuri", "lokari", "pussata", "kännätä", "soveltaa", "koolata"],
      ...["muusi", "kanuuna", "piiri", "hanteli", "soopa", "haussi", "ruuma", "maali", "touvi", "porkka"],
    ])
      expect([word, listed.has(word)]).toEqual([word, true])
  })

  it("make a sentence in three mouths", () => {
    expect(mouthsOf("0000")).toEqual({
      en: "The boss pushes the moose in the house.",
      said: "Paasi pussaa muusia haussissa.",
      heard: "A slab of rock kisses mashed potatoes in a bull market.",
    })
    expect(mouthsOf("2351").said).toBe("Leipuri koolaa touvia ruumassa.")
    expect(mouthsOf("1122").said).toBe("Ränni kännää piiriä maalissa.")
  })

  it("are all others at a press on Say more", () => {
    for (const chance of [0, 0.5, 0.99]) {
      const next = otherCall("1321", () => chance)
      expect(parseCall(next)).toBe(next)
      expect([...next].some((digit, i) => digit === "1321"[i])).toBe(false)
    }
  })

  it("go round, and come out of a link", () => {
    expect([nextWord("0000", 1), nextWord("3000", 0)]).toEqual(["0100", "0000"])
    expect([parseCall("3242"), parseCall("4000"), parseCall("000"), parseCall("a000")]).toEqual([
      "3242",
      undefined,
      undefined,
      undefined,
    ])
    expect(parsePaper("0000-3242")).toEqual(["0000", "3242"])
    expect([parsePaper("0000-9999"), parsePaper("0-0"), parsePaper("0000-0000-0000-0000")]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe("the page", () => {
  const come = (query = "") =>
    visit(<Sanakirja />, { path: "/amerikansuomalaiset/sanakirja", query, data: { finglish } })
  const press = (name: string | RegExp) => screen.getByRole("button", { name })

  it("draws another misunderstanding at each press", async () => {
    const { user, address } = come()
    await user.click(press("Who: The boss"))
    expect(screen.getByRole("status", { name: /Uncle/ })).toHaveTextContent("Ränni pussaa muusia haussissa.")
    expect(screen.getByRole("img", { name: /A rain gutter kisses mashed potatoes/ })).toBeVisible()
    expect(address()).toBe("/amerikansuomalaiset/sanakirja?call=1000")
  })

  it("makes a front page of three calls, and begins again", async () => {
    const { user } = come("paper=1112-2222")
    await user.click(press("Print it"))
    const page = screen.getByRole("article", { name: "Front page" })
    expect(within(page).getAllByRole("img")).toHaveLength(3)
    expect(page).toHaveTextContent('"The boss pushes the moose in the house."')
    await user.click(press("Ring Uncle again"))
    expect(press("Who: The boss")).toBeVisible()
  })

  it("prints nothing twice", async () => {
    const { user, address } = come()
    await user.click(press("Print it"))
    await user.click(press("Print it"))
    expect(address()).toBe("/amerikansuomalaiset/sanakirja?paper=0000")
  })

  it("has the dictionary under it", async () => {
    const { container, user } = come()
    const book = container.querySelector("details") as HTMLDetailsElement
    expect(screen.queryByText("porkupaini")).toBeNull()
    book.open = true
    fireEvent(book, new Event("toggle"))
    await user.type(container.querySelector("input") as HTMLInputElement, "porcu")
    expect(screen.getByText("porkupaini")).toBeInTheDocument()
    expect(screen.queryByText("mojakka")).toBeNull()
  })
})
