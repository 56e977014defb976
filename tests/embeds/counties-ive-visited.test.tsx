import { readFileSync } from "node:fs"
import { screen } from "@testing-library/react"
import fc from "fast-check"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import CountiesIveVisited from "../../src/embeds/counties-ive-visited/CountiesIveVisited"
import {
  decodeRegions,
  encodeRegions,
  toggleRegion,
  verdict,
} from "../../src/embeds/counties-ive-visited/logic"
import { schema } from "../../src/embeds/counties-ive-visited/schema"
import { type VisitOptions, visit } from "../jest/visit"

const regions = parse(schema, parseYaml(readFileSync("content/data/regions-of-finland.yaml", "utf8")))
const ids = regions.map(({ id }) => id)
const open = (options: VisitOptions = {}) =>
  visit(<CountiesIveVisited />, {
    path: "/counties-ive-visited",
    data: { "regions-of-finland": regions },
    ...options,
  })

describe("the regions", () => {
  it("are the nineteen by their numbers, of which 03 and 20 are no more", () => {
    expect(regions).toHaveLength(19)
    const numbers = Array.from({ length: 21 }, (_, i) => String(i + 1).padStart(2, "0"))
    expect(ids).toEqual(numbers.filter(id => id !== "03" && id !== "20"))
  })

  it("have each name once, and a tile of their own", () => {
    for (const key of ["en", "fi", "sv", "short"] as const)
      expect(new Set(regions.map(region => region[key])).size).toBe(19)
    expect(new Set(regions.map(({ row, column }) => `${row} ${column}`)).size).toBe(19)
  })

  it.each([
    ["06", "Pirkanmaa", "Pirkanmaa", "Birkaland"],
    ["14", "South Ostrobothnia", "Etelä-Pohjanmaa", "Södra Österbotten"],
    ["21", "Åland", "Ahvenanmaa", "Åland"],
  ])("%s is %s, %s and %s", (id, en, fi, sv) => {
    expect(regions.find(region => region.id === id)).toMatchObject({ en, fi, sv })
  })

  it("lie as on a map: Lapland over all, Åland west of all, Karelia in the east", () => {
    const at = (id: string) => regions.find(region => region.id === id)
    expect(at("19")?.row).toBe(0)
    expect(at("21")?.column).toBe(0)
    expect([at("09")?.column, at("12")?.column]).toEqual([5, 5])
  })
})

describe("a map in a link", () => {
  it("comes back as it went, whatever it has", () => {
    fc.assert(
      fc.property(fc.subarray(ids), been => {
        expect(decodeRegions(encodeRegions(been, regions), regions)).toEqual([...been].sort())
      }),
    )
  })

  it("is none where the word has more than there is", () => {
    for (const word of ["zzzzz", "", "-1", "1.5", "pertti-hamster"])
      expect(decodeRegions(word, regions)).toBeNull()
    expect(toggleRegion(["01"], "01")).toEqual([])
  })

  it("has a rank for every count", () => {
    for (let count = 0; count <= 19; count++) expect(verdict(count, 19)).toMatch(/^\d+ of 19 regions\. .+\.$/)
  })
})

describe("CountiesIveVisited", () => {
  it("begins with the webmaster's, becomes the visitor's, and can be taken back", async () => {
    const { user } = open()
    expect(screen.getByRole("status")).toHaveTextContent("The webmaster's map: 13 of 19 regions.")
    await user.click(screen.getByRole("button", { name: "Kainuu" }))
    expect(screen.getByRole("status")).toHaveTextContent("Your map: 14 of 19 regions.")
    expect(screen.getByText(/A moose stood/)).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Lapland" }))
    expect(screen.getByText(/can wait/)).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Clear all" }))
    expect(screen.getByRole("status")).toHaveTextContent("0 of 19")
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(screen.getByRole("status")).toHaveTextContent("Your map: 13 of 19 regions.")
    await user.click(screen.getByRole("button", { name: "Start again" }))
    expect(screen.getByRole("status")).toHaveTextContent("The webmaster's map")
  })

  it("keeps the visitor's own, and shows a map that was sent until it is touched", async () => {
    const { user, unmount } = open()
    await user.click(screen.getByRole("button", { name: "Åland" }))
    unmount()
    const again = open({ again: true, query: `been=${encodeRegions(["19"], regions)}` })
    expect(screen.getByRole("status")).toHaveTextContent("A map that was sent to you: 1 of 19")
    await again.user.click(screen.getByRole("button", { name: "Uusimaa" }))
    expect(screen.getByRole("status")).toHaveTextContent("Your map: 2 of 19")
    expect(again.address()).toBe("/counties-ive-visited")
  })

  it("speaks three languages", async () => {
    const { user } = open()
    await user.selectOptions(screen.getByLabelText("Names"), "Swedish")
    expect(screen.getByRole("button", { name: "Kajanaland" })).toBeInTheDocument()
  })
})
