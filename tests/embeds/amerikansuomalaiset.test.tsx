import { readFileSync } from "node:fs"
import { fireEvent, screen } from "@testing-library/react"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import Amerikansuomalaiset from "../../src/embeds/amerikansuomalaiset/Amerikansuomalaiset"
import { pictures, schema } from "../../src/embeds/amerikansuomalaiset/schema"
import { visit } from "../jest/visit"

const cards = parse(schema, parseYaml(readFileSync("content/data/american-finns.yaml", "utf8")))

describe("the postcards", () => {
  it("are in the order of their years, none of which is still to come", () => {
    const years = cards.map(({ year }) => year)
    expect(years).toEqual([...years].sort((a, b) => a - b))
    expect(Math.max(...years)).toBeLessThanOrEqual(2026)
  })

  it("have every picture that is drawn", () => {
    expect(new Set(cards.map(({ picture }) => picture))).toEqual(new Set(pictures))
  })
})

describe("the page", () => {
  const come = (query = "") =>
    visit(<Amerikansuomalaiset />, {
      path: "/amerikansuomalaiset",
      query,
      calm: true,
      data: { "american-finns": cards },
    })

  it("has the ship first, and the next post at a press", async () => {
    const { user, address } = come()
    expect(
      screen.getByRole("img", { name: "Postikortti, Wilmington, Delaware 1638: Purjelaiva merellä" }),
    ).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Seuraava posti" }))
    expect(screen.getByRole("status")).toHaveTextContent("1864, Hancock, Michigan")
    expect(address()).toBe("/amerikansuomalaiset?kortti=2")
  })

  it("has the ship drawn from year to year on the card itself", () => {
    const { address } = come()
    const sea = screen.getByRole("img").parentElement as HTMLElement
    Object.defineProperty(sea, "clientWidth", { value: 700 })
    // jsdom's pointers have no place; those of its mouse have.
    const point = (type: string, clientX: number) =>
      fireEvent(sea, new MouseEvent(type, { bubbles: true, clientX }))
    point("pointermove", 300)
    expect(address()).toBe("/amerikansuomalaiset")
    point("pointerdown", 100)
    point("pointermove", 100 + 700 / (cards.length - 1))
    expect(address()).toBe("/amerikansuomalaiset?kortti=2")
    point("pointermove", 9000)
    expect(address()).toBe(`/amerikansuomalaiset?kortti=${cards.length}`)
    point("pointerup", 9000)
    point("pointermove", 0)
    expect(address()).toBe(`/amerikansuomalaiset?kortti=${cards.length}`)
  })

  it("goes round from the last one, and comes back by its link", async () => {
    const { user } = come(`kortti=${cards.length}`)
    expect(screen.getByRole("status")).toHaveTextContent("2013, Oulu, Wisconsin")
    await user.click(screen.getByRole("button", { name: "Takaisin ensimmäiseen" }))
    expect(screen.getByRole("status")).toHaveTextContent("1638")
  })
})
