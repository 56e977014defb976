/** @jest-environment node */
import fc from "fast-check"
import {
  countStableItems,
  countText,
  createMatcher,
  filterItems,
  fold,
  groupItems,
  type ListSpec,
  maxQueryLength,
  readSort,
  sortItems,
  statistics,
  takeFromGroups,
  toggledSort,
  writeSort,
} from "../../../src/kits/list/logic"

type Cow = { name: string; weight: number; town: string; born?: number }

const cows: readonly Cow[] = [
  { name: "Mansikki", weight: 500, town: "Äänekoski", born: 2019 },
  { name: "Ida", weight: 640, town: "Zürich" },
  { name: "Kyyttö", weight: 500, town: "Äänekoski", born: 2021 },
  { name: "L'Étoile", weight: 480, town: "Łódź", born: 2020 },
]
const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const spec: ListSpec<Cow> = {
  search: { text: ({ name, town }) => `${name} ${town}` },
  orders: {
    weight: { compare: (a, b) => a.weight - b.weight, down: true },
    name: { compare: (a, b) => byText(a.name, b.name) },
    born: { compare: (a, b) => (a.born ?? 0) - (b.born ?? 0), lacks: ({ born }) => born === undefined },
  },
  first: "name",
  ties: (a, b) => byText(a.name, b.name),
  filters: {
    size: { values: ["large", "small"], holds: ({ weight }, size) => weight > 490 === (size === "large") },
  },
}
const names = (list: readonly Cow[]) => list.map(({ name }) => name)
const aCow = fc.record({
  name: fc.string(),
  weight: fc.nat(9),
  town: fc.constantFrom("A", "B"),
  born: fc.nat(3),
})
const herd = fc.uniqueArray(aCow, { selector: ({ name }) => name })
const aSort = fc.record({ by: fc.constantFrom("weight", "name", "born"), down: fc.boolean() })

describe("a search", () => {
  const find = (text: string) =>
    names(cows.filter(createMatcher<Cow>(spec.search ?? { text: () => "" })(text)))

  it("wants every word, in any order, through accents, capitals and signs", () => {
    expect(find("AANEKOSKI kyytto")).toEqual(["Kyyttö"])
    expect(find("letoile lodz")).toEqual(["L'Étoile"])
    expect(find("ida äänekoski")).toEqual([])
    expect(fold("Stanisław LEM: “L'Étranger”")).toBe("stanislaw lem letranger")
  })

  it("lets everything through where nothing is asked, or nothing but signs", () => {
    expect(find("")).toEqual(names(cows))
    expect(find(" , ")).toEqual(names(cows))
    expect(find("\u200B\u2060\uFEFF\u00AD\u3164\uFE0F")).toEqual(names(cows))
    expect(find("kyy\u00ADttö\u200B")).toEqual(["Kyyttö"])
  })

  it("normalises texts with a custom function, and can match only beginnings of words", () => {
    const lower = createMatcher<string>({ text: text => text, fold: text => text.toLowerCase() })
    expect(["a::before", "before"].filter(lower("::BEFORE"))).toEqual(["a::before"])
    const begins = createMatcher<string>({ text: text => text, beginnings: true })
    expect(["gravity", "no gravity", "antigravity"].filter(begins("grav"))).toEqual(["gravity", "no gravity"])
  })

  it("ignores the query beyond its maximum length", () => {
    expect(find(`ida${" ".repeat(maxQueryLength)}xyzzy`)).toEqual(["Ida"])
  })

  it("reads each item once", () => {
    let reads = 0
    const search = createMatcher<Cow>({ text: ({ name }) => `${++reads}${name}` })
    for (const word of ["m", "ma", "man"]) cows.filter(search(word))
    expect(reads).toBe(cows.length)
  })
})

describe("an order", () => {
  it("goes both ways, equals by what decides between them, and nothing to compare last", () => {
    expect(names(sortItems(cows, { by: "weight", down: false }, spec))).toEqual([
      "L'Étoile",
      "Kyyttö",
      "Mansikki",
      "Ida",
    ])
    expect(names(sortItems(cows, { by: "weight", down: true }, spec))).toEqual([
      "Ida",
      "Kyyttö",
      "Mansikki",
      "L'Étoile",
    ])
    expect(names(sortItems(cows, { by: "born", down: false }, spec)).at(-1)).toBe("Ida")
    expect(names(sortItems(cows, { by: "born", down: true }, spec))).toEqual([
      "Kyyttö",
      "L'Étoile",
      "Mansikki",
      "Ida",
    ])
  })

  it("loses nothing, changes nothing that is given, and doesn't care in which order things came", () => {
    fc.assert(
      fc.property(herd, aSort, (list, sort) => {
        const before = [...list]
        const after = sortItems(list, sort, spec)
        expect(list).toEqual(before)
        expect(new Set(after)).toEqual(new Set(list))
        expect(sortItems([...list].reverse(), sort, spec)).toEqual(after)
      }),
    )
  })

  it("leaves things as they came where none is asked for, and where equals have no other", () => {
    expect(sortItems(cows, { by: "", down: false }, {})).toEqual(cows)
    const { ties, ...loose } = spec
    expect(names(sortItems(cows, { by: "weight", down: false }, loose)).slice(1, 3)).toEqual([
      "Mansikki",
      "Kyyttö",
    ])
  })

  it("keeps groups together, which turn round when the order is by what they are grouped by", () => {
    const group = {
      by: "town",
      key: ({ town }: Cow) => town,
      compare: (a: Cow, b: Cow) => byText(a.town, b.town),
    }
    const within: ListSpec<Cow> = { ...spec, group, orders: { ...spec.orders, town: group } }
    const keys = (by: string, down: boolean) =>
      groupItems(sortItems(cows, { by, down }, within), group.key).map(
        ({ key, items }) => `${key} ${items.length}`,
      )
    expect(keys("weight", true)).toEqual(["Zürich 1", "Äänekoski 2", "Łódź 1"])
    expect(keys("town", true)).toEqual(["Łódź 1", "Äänekoski 2", "Zürich 1"])
  })

  it("is parsed from an address, which omits the initial order", () => {
    fc.assert(fc.property(aSort, sort => expect(readSort(writeSort(sort, spec), spec)).toEqual(sort)))
    expect(writeSort({ by: "name", down: false }, spec)).toBeNull()
    expect(writeSort({ by: "name", down: true }, spec)).toBe("-name")
    expect(readSort("-hamster", spec)).toEqual({ by: "name", down: false })
    expect(readSort("toString", spec)).toEqual({ by: "name", down: false })
    const named: ListSpec<Cow> = { orders: { oldest: { compare: () => 0, oneWay: true } }, first: "name" }
    expect(readSort("oldest", named)).toEqual({ by: "oldest", down: false })
    expect(readSort("-oldest", named)).toEqual({ by: "name", down: false })
    expect(readSort("weight-down", spec)).toEqual({ by: "weight", down: true })
    expect(readSort(null, { ...spec, first: "-born" })).toEqual({ by: "born", down: true })
  })

  it("turns round at a second press, and begins from the largest where it says so", () => {
    const first = toggledSort({ by: "name", down: false }, "weight", spec)
    expect(first).toEqual({ by: "weight", down: true })
    expect(toggledSort(first, "weight", spec)).toEqual({ by: "weight", down: false })
    expect(toggledSort(first, "name", spec)).toEqual({ by: "name", down: false })
  })
})

describe("filters", () => {
  it("let through what holds, and everything when they are set to nothing that there is", () => {
    expect(names(filterItems(cows, { size: "small" }, spec))).toEqual(["L'Étoile"])
    expect(filterItems(cows, { size: "medium" }, spec)).toEqual(cows)
    expect(filterItems(cows, {}, spec)).toEqual(cows)
  })
})

describe("rows that come to the page", () => {
  it("are some of the new ones, and as many as stand there already", () => {
    expect(countStableItems([1, 2, 3, 4, 5], [], 2)).toBe(2)
    expect(countStableItems([1, 2, 3, 4, 5], [1, 3, 5], 1)).toBe(3)
    expect(countStableItems([1, 3], [1, 2, 3], 0)).toBe(2)
  })

  it("are few too when they only change places", () => {
    expect(countStableItems([5, 4, 3, 2, 1], [1, 2, 3, 4, 5], 2)).toBe(3)
  })

  it("are all there in the end", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(99)),
        fc.uniqueArray(fc.nat(99)),
        fc.integer({ min: 1, max: 9 }),
        (items, before, maxChanged) => {
          let drawn = before
          for (let i = 0; i <= items.length; i++)
            drawn = items.slice(0, countStableItems(items, drawn, maxChanged))
          expect(drawn).toEqual(items)
        },
      ),
    )
  })

  it("fill groups from the first", () => {
    const groups = groupItems([1, 2, 3, 11, 12, 21], number => `${Math.floor(number / 10)}`)
    expect(takeFromGroups(groups, 4)).toEqual([
      { key: "0", items: [1, 2, 3] },
      { key: "1", items: [11] },
    ])
  })
})

describe("figures", () => {
  it("are a sum, a mean, the minimum and the maximum, and nothing of nothing", () => {
    expect(statistics([3, 1, 8])).toEqual({ sum: 12, mean: 4, min: 1, max: 8 })
    expect(statistics([])).toBeNull()
  })

  it("count in a sentence", () => {
    expect(countText(340, 340, "books")).toBe("All 340 books.")
    expect(countText(12, 340, "books")).toBe("12 of 340 books.")
    expect(countText(0, 340, "books")).toBe("None of 340 books.")
    expect(countText(1, 1, "books")).toBe("The only one.")
  })
})
