import { readFileSync } from "node:fs"
import { fireEvent, screen } from "@testing-library/react"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import Amerikansuomalaiset from "../../src/embeds/amerikansuomalaiset/Amerikansuomalaiset"
import {
  aboardAt,
  isHome,
  sailedTo,
  setOut,
  vesselOf,
  yearAt,
} from "../../src/embeds/amerikansuomalaiset/logic"
import { passengers, schema } from "../../src/embeds/amerikansuomalaiset/schema"
import { hasThing, visit } from "../jest/visit"

const letters = parse(schema, parseYaml(readFileSync("content/data/american-finns.yaml", "utf8")))

describe("the post", () => {
  it("is in the order of its years, none of which is still to come", () => {
    const years = letters.map(({ year }) => year)
    expect(years).toEqual([...years].sort((a, b) => a - b))
    expect(Math.max(...years)).toBeLessThanOrEqual(2026)
    expect(letters.map(({ aboard }) => aboard)).toEqual([...passengers])
  })
})

describe("the voyage", () => {
  it("takes letters aboard, keeps them on the way back, and turns round in America", () => {
    const half = sailedTo(setOut, 0.5, 8)
    expect(half).toEqual({ at: 0.5, letters: 4, isHomeward: false })
    expect(sailedTo(half, 0.1, 8).letters).toBe(4)
    const there = sailedTo(half, 7, 8)
    expect(there).toEqual({ at: 1, letters: 8, isHomeward: true })
    const home = sailedTo(there, -1, 8)
    expect([isHome(setOut), isHome(home)]).toEqual([false, true])
    expect(sailedTo(home, 0.4, 8)).toBe(home)
  })

  it("is in the year of each letter where the letter is, with its people aboard", () => {
    letters.forEach(({ year }, i) => {
      expect(yearAt((i + 1) / letters.length, letters)).toBe(year)
    })
    expect([0, 0.3, 1].map(at => aboardAt(at, letters).aboard)).toEqual([
      "settlers",
      "family",
      "granddaughter",
    ])
    expect([1638, 1896, 1930, 1992].map(vesselOf)).toEqual(["sail", "steamer", "liner", "plane"])
  })
})

describe("the page", () => {
  const come = (query = "") =>
    visit(<Amerikansuomalaiset />, {
      path: "/amerikansuomalaiset",
      query,
      calm: true,
      data: { "american-finns": letters },
    })
  const ship = () => screen.getByRole("slider", { name: /^Ship/ })

  it("sails under the hand, and opens a letter", async () => {
    const { user, address } = come()
    Object.defineProperty(ship(), "clientWidth", { value: 640 })
    const point = (type: string, clientX: number) =>
      fireEvent(ship(), new MouseEvent(type, { bubbles: true, button: 0, clientX }))
    point("pointermove", 100)
    expect(screen.queryByRole("button", { name: /^Open the letter/ })).toBeNull()
    point("pointerdown", 500)
    point("pointermove", 430)
    point("pointerup", 430)
    await user.click(screen.getByRole("button", { name: "Open the letter from Wilmington, Delaware, 1638" }))
    expect(screen.getByRole("article")).toHaveTextContent("P.S. I shall be home for Christmas.")
    expect(address()).toBe("/amerikansuomalaiset?letter=1")
    await user.click(screen.getByRole("button", { name: "Fold it up" }))
    expect(screen.queryByRole("article")).toBeNull()
    expect(ship()).toHaveFocus()
  })

  it("takes Uncle home by the arrow keys, and sets out again", async () => {
    const { user } = come()
    for (let i = 0; i < 24; i++) fireEvent.keyDown(ship(), { key: "ArrowLeft" })
    expect(screen.getByText("Uncle is aboard. Take him home.")).toBeInTheDocument()
    expect(hasThing("/amerikansuomalaiset")).toBe(false)
    for (let i = 0; i < 24; i++) fireEvent.keyDown(ship(), { key: "ArrowRight" })
    expect(ship()).toHaveAttribute("aria-valuetext", "Finland. Uncle is home for Christmas.")
    expect(hasThing("/amerikansuomalaiset")).toBe(true)
    await user.click(screen.getByRole("button", { name: "Sail again" }))
    expect(screen.getByText("Next stop America")).toBeInTheDocument()
  })

  it("opens the letter of a link, with all before it aboard", () => {
    come("letter=5")
    expect(screen.getByRole("article", { name: "Letter: New York, 1930" })).toBeVisible()
    expect(screen.getAllByRole("button", { name: /^Open the letter/ })).toHaveLength(5)
  })
})
