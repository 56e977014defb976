/** @jest-environment node */
import { cellText, columnSums, linkOf, specOf } from "../../../src/kits/list/columns"
import { layoutOf } from "../../../src/kits/list/layout"
import { createMatcher, sortItems } from "../../../src/kits/list/logic"
import type { Column, Row } from "../../../src/lib/content/columns"

const columns: Column[] = [
  { key: "name", head: "Sauna", type: "text" },
  { key: "built", head: "Built", type: "year" },
  { key: "seats", head: "Seats", type: "number", unit: "people", sum: true },
  { key: "smoke", head: "Smoke", type: "check" },
  { key: "heated", head: "Heated", type: "date", optional: true },
  { key: "site", head: "Site", type: "link", optional: true },
  { key: "view", head: "View", type: "picture", optional: true },
]
const rows: Row[] = [
  {
    name: "Äijälä",
    built: -44,
    seats: 12,
    smoke: false,
    site: { text: "The site", to: "https://a.example" },
  },
  {
    name: "Zappa",
    built: 1998,
    seats: 1400,
    smoke: true,
    heated: "2024-06-21",
    site: "https://www.b.example/x/",
  },
  {
    name: "Sauna 10",
    built: 1930,
    seats: 3,
    smoke: true,
    heated: "1999-12-31",
    view: { src: "/a.png", alt: "A lake" },
  },
  { name: "Sauna 9", built: 1930, seats: 5, smoke: false },
]
const names = (list: readonly Row[]) => list.map(({ name }) => name)

describe("a cell", () => {
  it("reads as what it is", () => {
    const said = rows.slice(0, 3).map(row => columns.slice(1).map(column => cellText(column, row)))
    expect(said).toEqual([
      ["44 BC", "12 people", "no", "", "The site", ""],
      ["1998", "1,400 people", "yes", "21 June 2024", "b.example/x", ""],
      ["1930", "3 people", "yes", "31 December 1999", "", "A lake"],
    ])
    expect(linkOf("/tools/consonants")).toEqual({ text: "/tools/consonants", to: "/tools/consonants" })
    expect(linkOf("/").text).toBe("/")
  })
})

describe("the specification of a list", () => {
  const order = (by: string, down = false) =>
    names(sortItems(rows, { by, down }, specOf({ columns, search: false })))

  it("is to be ordered by what its columns hold: texts in Finnish and by their numbers, ticks first, gaps last", () => {
    expect(order("name")).toEqual(["Sauna 9", "Sauna 10", "Zappa", "Äijälä"])
    expect(order("built")[0]).toBe("Äijälä")
    expect(order("seats", true)[0]).toBe("Zappa")
    expect(order("smoke").slice(0, 2)).toEqual(["Zappa", "Sauna 10"])
    expect(order("heated")).toEqual(["Sauna 10", "Zappa", "Äijälä", "Sauna 9"])
    expect(order("heated", true)).toEqual(["Zappa", "Sauna 10", "Äijälä", "Sauna 9"])
  })

  it("is not to be ordered by pictures", () => {
    expect(Object.keys(specOf({ columns, search: false }).orders ?? {})).not.toContain("view")
  })

  it("is to be searched in every text, or in the columns that are named", () => {
    const find = (search: boolean | string[], text: string) => {
      const spec = specOf({ columns, search }).search
      return spec ? names(rows.filter(createMatcher(spec)(text))) : null
    }
    expect(find(true, "december lake 1930")).toEqual(["Sauna 10"])
    expect(find(true, "1400")).toEqual([])
    expect(find(["name", "seats"], "1 400")).toEqual(["Zappa"])
    expect(find(["name"], "1930")).toEqual([])
    expect(find(false, "")).toBeNull()
  })

  it("is to be grouped, rows without the key last", () => {
    const { group } = specOf({ columns, search: false, group: "heated" })
    expect(rows.map(row => group?.key(row))).toEqual(["", "21 June 2024", "31 December 1999", ""])
    expect(names(sortItems(rows, { by: "", down: false }, { group }))).toEqual([
      "Sauna 10",
      "Zappa",
      "Äijälä",
      "Sauna 9",
    ])
  })

  it("is to be added up", () => {
    expect(columnSums(columns, rows)).toBe("Seats: 1,420 people together, 355 on average.")
    expect(columnSums(columns, [])).toBe("")
  })
})

describe("the widths of columns", () => {
  it("give numbers, years and days all the room they need, and texts a share of the rest", () => {
    const { tracks, minWidth } = layoutOf(columns, rows)
    expect(tracks).toMatch(/^minmax\(\d+px, 8fr\) (\d+px ){4}minmax\(\d+px, \d+fr\) \d+px$/)
    expect(minWidth).toBeGreaterThan(500)
  })

  it("stand still when few rows are shown: they ask all", () => {
    const long = [...rows, { ...rows[0], seats: 1_000_000_000 }] as Row[]
    expect(layoutOf(columns, long).minWidth).toBeGreaterThan(layoutOf(columns, rows).minWidth)
  })

  it("let a very long word break", () => {
    const wide = (name: string) => layoutOf(columns.slice(0, 1), [{ name }]).minWidth
    expect(wide("x".repeat(300))).toBe(wide("x".repeat(16)))
    expect(wide("x".repeat(300))).toBeLessThan(200)
  })
})
