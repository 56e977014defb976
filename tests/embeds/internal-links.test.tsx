import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import InternalLinks from "../../src/embeds/internal-links/InternalLinks"
import { columns, pageSpec } from "../../src/embeds/internal-links/logic"
import {
  beds,
  dormitories,
  familyName,
  siblings,
  sleepers,
  welcome,
} from "../../src/embeds/internal-links/orphanage"
import { maxAdopted, withAdopted } from "../../src/hooks/storage/adoptions"
import {
  createMatcher,
  filterItems,
  readSort,
  type Sort,
  sortItems,
  toggledSort,
  writeSort,
} from "../../src/kits/list/logic"
import type { LinkedEntry } from "../../src/lib/content/derivedLists"
import { forget, hasThing, onPage } from "../jest/visit"

const page = (code: string, path: string, title: string, from: string[], to: string[]): LinkedEntry => ({
  code,
  path,
  title,
  description: "",
  added: "2021-06-02",
  icon: "default",
  from,
  to,
})
const pages = [
  page("0000", "/", "juhq.fi", [], ["/blog"]),
  page("0001", "/ufo", "UFO", [], []),
  page("0002", "/blog", "Blog", ["/", "/tools/consonants"], []),
  page("0003", "/tools/consonants", "consonants", [], ["/blog"]),
]
const paths = (list: readonly LinkedEntry[]) => list.map(({ path }) => path)

const entry = fc.record({
  code: fc.nat(9999).map(n => String(n).padStart(4, "0")),
  path: fc.webPath(),
  title: fc.string(),
  description: fc.constant(""),
  added: fc.constant("2021-06-02"),
  icon: fc.constant("default"),
  from: fc.array(fc.webPath(), { maxLength: 4 }),
  to: fc.array(fc.webPath(), { maxLength: 4 }),
})
const sorting = fc.record({ by: fc.constantFrom(...columns), down: fc.boolean() })

const sortPages = (list: readonly LinkedEntry[], sort: Sort) => sortItems(list, sort, pageSpec)
const readSorting = (text: string | null) => readSort(text, pageSpec)
const writeSorting = (sort: Sort) => writeSort(sort, pageSpec)
const filterPages = (list: readonly LinkedEntry[], text: string, orphans: boolean) =>
  filterItems(list, { only: orphans ? "orphans" : null }, pageSpec).filter(
    createMatcher<LinkedEntry>(pageSpec.search ?? { text: () => "" })(text),
  )

describe("the order of the pages", () => {
  it("is by number, title, path or links, either way, with equals by number", () => {
    const by = (text: string) => paths(sortPages(pages, readSorting(text)))
    expect(by("code")).toEqual(["/", "/ufo", "/blog", "/tools/consonants"])
    expect(by("title")).toEqual(["/blog", "/tools/consonants", "/", "/ufo"])
    expect(by("path-down")).toEqual(["/ufo", "/tools/consonants", "/blog", "/"])
    expect(by("from-down")).toEqual(["/blog", "/", "/ufo", "/tools/consonants"])
    expect(by("to")).toEqual(["/ufo", "/blog", "/", "/tools/consonants"])
  })

  it("loses no page and invents none", () => {
    fc.assert(
      fc.property(fc.uniqueArray(entry, { selector: ({ code }) => code }), sorting, (list, how) => {
        const inOrder = sortPages(list, how)
        expect(new Set(inOrder)).toEqual(new Set(list))
        expect(sortPages([...list].reverse(), how)).toEqual(inOrder)
      }),
    )
  })

  it("comes back from a link", () => {
    fc.assert(fc.property(sorting, how => expect(readSorting(writeSorting(how))).toEqual(how)))
    expect(readSorting("colour-down")).toEqual({ by: "code", down: false })
  })

  it("begins with the most links, and turns round at a second press", () => {
    const first = toggledSort({ by: "code", down: false }, "from", pageSpec)
    expect(first).toEqual({ by: "from", down: true })
    expect(toggledSort(first, "from", pageSpec)).toEqual({ by: "from", down: false })
    expect(toggledSort(first, "title", pageSpec)).toEqual({ by: "title", down: false })
  })
})

describe("the filter", () => {
  it("looks into titles, paths and numbers", () => {
    expect(paths(filterPages(pages, " BLOG ", false))).toEqual(["/blog"])
    expect(paths(filterPages(pages, "tools/", false))).toEqual(["/tools/consonants"])
    expect(paths(filterPages(pages, "0001", false))).toEqual(["/ufo"])
    expect(filterPages(pages, "", false)).toEqual(pages)
  })

  it("knows orphans, of which the front page is never one", () => {
    expect(paths(filterPages(pages, "", true))).toEqual(["/ufo", "/tools/consonants"])
  })
})

describe("the table", () => {
  const show = (some: LinkedEntry[] = pages) =>
    render(onPage(<InternalLinks home="/gone" />, { path: "/internal-links", data: { "link-graph": some } }))
  const titles = () =>
    screen.getAllByRole("rowheader").map(cell => within(cell).getByRole("link").textContent)
  const register = () => within(screen.getByRole("table"))
  beforeEach(() => {
    forget()
    window.history.replaceState(null, "", "/internal-links")
  })

  it("has every page by number, and marks orphans in words", () => {
    show()
    expect(titles()).toEqual(["juhq.fi", "UFO", "Blog", "consonants"])
    expect(screen.getByText(/^4 pages/)).toHaveTextContent("4 pages. Orphans: 2.")
    expect(screen.getByRole("row", { name: /UFO/ })).toHaveTextContent("orphan")
    expect(screen.getByRole("row", { name: /juhq\.fi/ })).not.toHaveTextContent("orphan")
    expect(screen.getByRole("columnheader", { name: "Number" })).toHaveAttribute("aria-sort", "ascending")
  })

  it("is sorted by its headings, says how, and keeps it in the address", async () => {
    const user = userEvent.setup()
    show()
    await user.click(screen.getByRole("button", { name: "Links in" }))
    expect(titles()[0]).toBe("Blog")
    expect(screen.getByRole("columnheader", { name: "Links in" })).toHaveAttribute("aria-sort", "descending")
    expect(screen.getByRole("columnheader", { name: "Number" })).not.toHaveAttribute("aria-sort")
    expect(window.location.search).toBe("?sort=-from")
  })

  it("has forty pages until the others are asked for, and searches in all of them", async () => {
    const user = userEvent.setup()
    const one = pages[0] as LinkedEntry
    const many = Array.from({ length: 50 }, (_, i) => ({ ...one, path: `/p${i}`, title: `Page ${i}` }))
    show(many)
    expect(titles()).toHaveLength(40)
    const more = screen.getByRole("button", { name: "Show the other 10" })
    await user.click(more)
    expect(titles()).toHaveLength(50)
    expect(more).toHaveFocus()
    await user.click(screen.getByRole("button", { name: "Show the first 40 only" }))
    await user.type(screen.getByLabelText("Find"), "Page 49")
    expect(titles()).toEqual(["Page 49"])
  })

  it("opens the links of a page", async () => {
    const user = userEvent.setup()
    show()
    const button = screen.getByRole("button", { name: "Links of Blog" })
    await user.click(button)
    expect(button).toHaveAttribute("aria-expanded", "true")
    const links = screen.getByText(/^Linked from/)
    expect(within(links).getByRole("link", { name: "consonants" })).toHaveAttribute(
      "href",
      "/tools/consonants",
    )
    expect(screen.getByText(/^Links to/)).toHaveTextContent("Links to: no page of the site.")
    await user.click(button)
    expect(screen.queryByText(/^Linked from/)).toBeNull()
  })

  it("is filtered by a text, and says when nothing is left", async () => {
    const user = userEvent.setup()
    show()
    await user.type(screen.getByLabelText("Find"), "o")
    await user.click(screen.getByLabelText("Orphans only"))
    expect(titles()).toEqual(["UFO", "consonants"])
    expect(screen.getByText(/^2 of 4/)).toHaveTextContent("2 of 4 pages. Orphans: 2.")
    await user.type(screen.getByLabelText("Find"), "xyzzy")
    expect(screen.queryByRole("table")).toBeNull()
    expect(screen.getByText(/no such page/)).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Show every page" }))
    expect(titles()).toHaveLength(4)
    expect(screen.getByLabelText("Find")).toHaveFocus()
  })

  it("marks what was adopted as yours", async () => {
    const user = userEvent.setup()
    show()
    await user.click(screen.getByRole("button", { name: "Adopt it" }))
    expect(register().getByRole("row", { name: /UFO/ })).toHaveTextContent("yours")
    expect(screen.getByText(/^4 pages/)).toHaveTextContent("Orphans: 1. Adopted by you: 1.")
  })
})

describe("families", () => {
  it("are by folder, or by what names have in common", () => {
    expect(familyName("/games/memory")).toBe("games")
    expect(familyName("/games/10x/testimonials")).toBe("games")
    expect(familyName("/is-it-fall")).toBe("is-it")
    expect(familyName("/daily-scroll")).toBe("daily")
    expect(familyName("/ufo")).toBe("ufo")
  })

  it("are those of the same name, without the one who is asked", () => {
    const falls = ["/is-it-fall", "/is-it-winter", "/ufo"].map((path, i) =>
      page(`000${i}`, path, path, [], []),
    )
    expect(paths(siblings(falls, "/is-it-fall"))).toEqual(["/is-it-winter"])
    expect(paths(siblings(falls, "/ufo"))).toEqual([])
  })

  it("sleep in dormitories that hold every orphan once", () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 60 }), orphans => {
        const rooms = Array.from({ length: dormitories(orphans.length) }, (_, i) => sleepers(orphans, i))
        expect(rooms.flat()).toEqual(orphans)
        expect(rooms.every(room => room.length <= beds)).toBe(true)
      }),
    )
  })

  it("are welcomed by how many they are", () => {
    expect(welcome(["UFO"], 1)).toMatch(/^UFO is yours\. It fell once/)
    expect(welcome(["UFO"], 2)).toMatch(/made it a sign/)
    expect(welcome(["UFO"], 20)).toMatch(/as number 20/)
    expect(welcome(["Fall", "Spring"], 4)).toMatch(/^Fall and 1 brother or sister have moved in/)
    expect(welcome(["Fall", "Spring", "Winter"], 4)).toMatch(/2 brothers and sisters/)
  })

  it("are kept once each, and the newest where there are too many", () => {
    expect(withAdopted(["/a", "/b"], ["/b", "/c"])).toEqual(["/a", "/b", "/c"])
    const many = Array.from({ length: maxAdopted + 3 }, (_, i) => `/${i}`)
    expect(withAdopted([], many)).toEqual(many.slice(3))
  })
})

describe("the orphanage", () => {
  const falls = [
    page("0001", "/is-it-fall", "Fall", [], []),
    page("0002", "/is-it-winter", "Winter", [], []),
    page("0003", "/ufo", "UFO", [], []),
    ...Array.from({ length: 8 }, (_, i) => page(`010${i}`, `/p${i}`, `Page ${i}`, [], [])),
  ]
  const enter = (query = "", again = false) => {
    if (!again) forget()
    window.history.replaceState(null, "", `/internal-links${query}`)
    render(onPage(<InternalLinks home="/gone" />, { path: "/internal-links", data: { "link-graph": falls } }))
    return within(screen.getByRole("region", { name: "Orphanage" }))
  }

  it("has one that sits up, another when it is pressed, and keeps it in the address", async () => {
    const user = userEvent.setup()
    const house = enter()
    expect(house.getByRole("button", { name: /Fall/, pressed: true })).toBeVisible()
    await user.click(house.getByRole("button", { name: /UFO/ }))
    expect(house.getByRole("link", { name: "UFO" })).toHaveAttribute("href", "/ufo")
    expect(house.queryByRole("button", { name: /Adopt all/ })).toBeNull()
    expect(window.location.search).toBe("?bed=0003")
  })

  it("gives a whole family away, says where it lives, and makes the beds", async () => {
    const user = userEvent.setup()
    const house = enter()
    expect(hasThing("/internal-links")).toBe(false)
    await user.click(house.getByRole("button", { name: "Adopt all 2" }))
    expect(hasThing("/internal-links")).toBe(true)
    expect(house.getByRole("status")).toHaveTextContent("Fall and 1 brother or sister have moved in.")
    expect(house.getByRole("link", { name: "where there was room" })).toHaveAttribute("href", "/gone")
    expect(house.getByRole("button", { name: /bed of Winter/ })).toBeVisible()
  })

  it("takes one back at the second time of asking", async () => {
    const user = userEvent.setup()
    const house = enter("?bed=0003")
    await user.click(house.getByRole("button", { name: "Adopt it" }))
    await user.click(house.getByRole("button", { name: "Bring it back" }))
    expect(house.getByRole("status")).toHaveTextContent("It has already unpacked.")
    await user.click(house.getByRole("button", { name: "Bring it back" }))
    expect(house.getByRole("button", { name: "Adopt it" })).toBeVisible()
  })

  it("leads from room to room and round, and a link leads to the bed", async () => {
    const user = userEvent.setup()
    const house = enter("?bed=0107")
    expect(house.getByText("Dormitory 2 of 2")).toBeVisible()
    await user.click(house.getByRole("button", { name: "Next room" }))
    expect(house.getByText("Dormitory 1 of 2")).toBeVisible()
    expect(house.getAllByRole("button", { name: /Page|Fall|Winter|UFO/ })).toHaveLength(8)
  })
})
