import { readFileSync } from "node:fs"
import { fireEvent, screen } from "@testing-library/react"
import fc from "fast-check"
import { parse } from "valibot"
import { parse as parseYaml } from "yaml"
import CountiesIveVisited from "../../src/embeds/counties-ive-visited/CountiesIveVisited"
import {
  centreOf,
  isOpen,
  makeFoil,
  middleOf,
  open,
  scratch,
  scratchPart,
} from "../../src/embeds/counties-ive-visited/foil"
import { decodeRegions, encodeRegions, verdict } from "../../src/embeds/counties-ive-visited/logic"
import { addDust, dustSeconds, moveDust } from "../../src/embeds/counties-ive-visited/paint"
import { pictograms } from "../../src/embeds/counties-ive-visited/pictograms"
import { schema } from "../../src/embeds/counties-ive-visited/schema"
import { type VisitOptions, visit } from "../jest/visit"

const regions = parse(schema, parseYaml(readFileSync("content/data/regions-of-finland.yaml", "utf8")))
const ids = regions.map(({ id }) => id)
const indexOf = (id: string) => ids.indexOf(id)
const card = (options: VisitOptions = {}) =>
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

  it("have each name once, and a picture of eight by eight", () => {
    for (const key of ["en", "fi", "sv"] as const)
      expect(new Set(regions.map(region => region[key])).size).toBe(19)
    for (const id of ids) {
      expect(pictograms[id]).toHaveLength(8)
      for (const line of pictograms[id] ?? []) expect(line).toMatch(/^[#.]{8}$/)
    }
  })

  it.each([
    ["06", "Pirkanmaa", "Pirkanmaa", "Birkaland"],
    ["14", "South Ostrobothnia", "Etelä-Pohjanmaa", "Södra Österbotten"],
    ["21", "Åland", "Ahvenanmaa", "Åland"],
  ])("%s is %s, %s and %s", (id, en, fi, sv) => {
    expect(regions.find(region => region.id === id)).toMatchObject({ en, fi, sv })
  })

  it("lie as on a map: Lapland in the north, Åland in the west, North Karelia in the east", () => {
    const middles = regions.map(region => ({ id: region.id, point: middleOf(region) }))
    const by = (value: (point: readonly [number, number]) => number) =>
      [...middles].sort((a, b) => value(a.point) - value(b.point))[0]?.id
    expect(by(([, y]) => y)).toBe("19")
    expect(by(([x]) => x)).toBe("21")
    expect(by(([x]) => -x)).toBe("12")
  })
})

describe("the foil", () => {
  const foil = () => makeFoil(regions, () => true)

  it("covers every region, and Lapland most of all", () => {
    const { sizes, region } = foil()
    expect(sizes.every(size => size > 10)).toBe(true)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(region.length)
    expect(Math.max(...sizes)).toBe(sizes[indexOf("19")])
  })

  it("comes off under a coin, once, and never outside the land", () => {
    const covered = foil()
    const middle = middleOf(regions[indexOf("06")] as (typeof regions)[number])
    const fresh = scratch(covered, middle, [middle[0] + 30, middle[1]], 15)
    expect(fresh.length).toBeGreaterThan(20)
    expect(scratch(covered, middle, [middle[0] + 30, middle[1]], 15)).toEqual([])
    for (const cell of fresh)
      expect(Math.abs(centreOf(cell, covered.columns)[1] - middle[1])).toBeLessThanOrEqual(15)
    expect(
      scratch(
        makeFoil(regions, () => false),
        middle,
        middle,
        15,
      ),
    ).toEqual([])
  })

  it("opens a region after a part of it, by hand or by its name", () => {
    const covered = foil()
    const kainuu = indexOf("18")
    expect(isOpen(covered, kainuu)).toBe(false)
    scratchPart(covered, kainuu, 3)
    scratchPart(covered, kainuu, 3)
    expect(isOpen(covered, kainuu)).toBe(true)
    expect(isOpen(covered, kainuu - 1)).toBe(false)
    open(covered, kainuu - 1)
    expect(isOpen(covered, kainuu - 1)).toBe(true)
  })

  it("leaves dust that falls and is gone", () => {
    const dust = addDust([], [0, 1, 2, 3], 80, () => 0.5)
    expect(dust).toHaveLength(2)
    const later = moveDust(dust, 0.5)
    expect(later[0]?.y).toBeGreaterThan((dust[0]?.y ?? 0) - 10)
    expect(moveDust(later, dustSeconds)).toEqual([])
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
  })

  it("has a rank for every count", () => {
    for (let count = 0; count <= 19; count++) expect(verdict(count, 19)).toMatch(/^\d+ of 19 regions\. .+\.$/)
  })
})

describe("CountiesIveVisited", () => {
  const verdictLine = () => screen.getByText(/'s card:|^Your card:/).parentElement as HTMLElement

  it("is scratched region by region, keeps what was scratched, and is covered again", async () => {
    const { user, unmount } = card({ calm: true })
    expect(verdictLine()).toHaveTextContent("Your card: 0 of 19 regions.")
    const kainuu = () => screen.getByRole("button", { name: /^Kainuu/ })
    await user.click(kainuu())
    expect(screen.getByRole("status")).toHaveTextContent("Kainuu. There is something under it.")
    await user.click(kainuu())
    expect(screen.getByRole("status")).toHaveTextContent("A moose stood on the road until it was dark.")
    expect(verdictLine()).toHaveTextContent("Your card: 1 of 19 regions.")
    unmount()
    const again = card({ calm: true, again: true })
    expect(screen.getByRole("button", { name: /^Kainuu.*scratched off$/ })).toBeInTheDocument()
    await again.user.click(screen.getByRole("button", { name: "New card" }))
    expect(verdictLine()).toHaveTextContent("0 of 19")
    await again.user.click(screen.getByRole("button", { name: "Undo" }))
    expect(verdictLine()).toHaveTextContent("1 of 19")
  })

  it("is scratched by a pointer that is pressed", () => {
    card({ calm: true })
    const map = screen.getByRole("img")
    jest
      .spyOn(map, "getBoundingClientRect")
      .mockReturnValue({ left: 0, top: 0, width: 400, height: 681 } as DOMRect)
    const point = (type: string, clientX: number, clientY: number, buttons: number) =>
      fireEvent(
        map,
        Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY, buttons }), {
          pointerType: "mouse",
        }),
      )
    point("pointermove", 200, 300, 0)
    expect(screen.getByRole("status")).toHaveTextContent("Scratch where you have been.")
    point("pointerdown", 200, 300, 1)
    point("pointermove", 240, 330, 1)
    expect(screen.getByRole("status")).toHaveTextContent("There is something under it.")
  })

  it("shows the webmaster's, and one that was sent, until one's own is wanted", async () => {
    const { user, address } = card({ calm: true, query: `been=${encodeRegions(["19"], regions)}` })
    expect(verdictLine()).toHaveTextContent("A friend's card: 1 of 19")
    await user.click(screen.getByRole("button", { name: "Uusimaa" }))
    expect(screen.getByRole("status")).toHaveTextContent("Uusimaa. Still under the foil.")
    await user.click(screen.getByRole("button", { name: "Scratch your own" }))
    expect(address()).toBe("/counties-ive-visited")
    await user.click(screen.getByRole("button", { name: "The webmaster's card" }))
    expect(verdictLine()).toHaveTextContent("The webmaster's card: 13 of 19")
  })
})
