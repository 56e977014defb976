import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { wellKnownPaths } from "../../src/engine/feed/channels"
import { hooksOf } from "../../src/engine/gatsby/hooks"
import { LiveSite } from "../../src/engine/gatsby/liveSite"
import { writePageLists } from "../../src/engine/gatsby/publish"
import { hintsOf } from "../../src/engine/hints"
import { formatProblem } from "../../src/engine/problems"
import { siteDay } from "../../src/engine/publication"
import { readSite, type Site } from "../../src/engine/site"
import { syncRegistry } from "../../src/engine/syncGenerated"
import type { PageEntry, SongEntry } from "../../src/lib/content/derivedLists"
import { facts, page, smallSite, write } from "./smallSite"

const sun =
  "name: Sun\ndescription: One song for a dry day.\nadded: 2021-06-20\nsongs:\n  - title: Someone - Sun\n"

/** The small site with a page, a post and a playlist that have this in their front matter. */
function siteWith(keys: string): string {
  const root = smallSite()
  write(root, "content/pages/games/tops.mdx", page("Tops", "They turn. See [marbles](/games/marbles).", keys))
  write(root, "content/blog/second.mdx", page("Second", "A post.", keys))
  write(root, "content/playlists/sun.yaml", sun + keys)
  return root
}

/** Reads the site as of a day: as the check and develop see it, or as it is published. */
function read(root: string, today: string, published = false): Site {
  const site = readSite(root, facts, { today, published })
  expect(site.problems.map(formatProblem)).toEqual([])
  return site
}

const unpublishedPaths = ["/blog/second", "/games/tops", "/playlist/sun"]
const paths = (pages: readonly { path: string }[]) =>
  pages
    .map(({ path }) => path)
    .filter(path => unpublishedPaths.includes(path))
    .sort()
const inLists = (site: Site) =>
  [...site.lists.values()].flatMap(list => (Array.isArray(list) ? paths(list as PageEntry[]) : []))
const songs = (site: Site) => (site.lists.get("songs") as SongEntry[]).map(({ title }) => title)
const numbered = (root: string) =>
  readFileSync(join(root, "content/codes.yaml"), "utf8").match(/path: "[^"]*"/g)

describe("a draft", () => {
  it("is read and checked, and is in no list, with no number", () => {
    const root = siteWith("draft: true\n")
    const site = read(root, "2021-08-01")
    expect(paths(site.pages)).toEqual(unpublishedPaths)
    for (const path of unpublishedPaths)
      expect(site.byPath.get(path)).toMatchObject({
        hidden: true,
        code: null,
        feedId: null,
        publishState: "draft",
      })
    expect(inLists(site)).toEqual([])
    expect(songs(site)).not.toContain("Someone - Sun")
    expect(site.codes.missing).toEqual([])
  })

  it("is not there at all in what is published", () => {
    const site = read(siteWith("draft: true\n"), "2021-08-01", true)
    expect(paths(site.pages)).toEqual([])
    expect(inLists(site)).toEqual([])
    expect(site.codes.missing).toEqual([])
  })

  it("gets the next free number when it is one no longer", () => {
    const root = siteWith("draft: true\n")
    write(root, "content/pages/games/yoyo.mdx", page("Yoyo", "Up."))
    syncRegistry(read(root, "2021-08-01"), true)
    expect(numbered(root)?.at(-1)).toBe('path: "games/yoyo"')
    write(root, "content/pages/games/tops.mdx", page("Tops", "They turn."))
    const site = read(root, "2021-08-01")
    syncRegistry(site, true)
    expect(site.byPath.get("/games/tops")?.code).toBe("0006")
    expect(numbered(root)?.at(-1)).toBe('path: "games/tops"')
  })

  it("may be linked from another draft, and from nowhere else", () => {
    const root = siteWith("draft: true\n")
    write(root, "content/blog/third.mdx", page("Third", "See [tops](/games/tops).", "draft: true\n"))
    read(root, "2021-08-01")
    write(root, "content/blog/fourth.mdx", page("Fourth", "See [tops](/games/tops)."))
    for (const published of [false, true]) {
      const { problems } = readSite(root, facts, { today: "2021-08-01", published })
      expect(problems.map(formatProblem)).toEqual([
        'content/blog/fourth.mdx:7:5: The link /games/tops leads to a draft, content/pages/games/tops.mdx, which no visitor sees. Remove "draft: true" there, or the link here.',
      ])
    }
  })

  it("may be as short as one likes, which a page may not", () => {
    const root = smallSite()
    write(root, "content/blog/second.mdx", page("Second", "Three words only.", "draft: true\n"))
    const told = (root: string) =>
      hintsOf(readSite(root, facts)).filter(
        ({ file, what }) => file.endsWith("second.mdx") && what.includes(" words"),
      )
    expect(told(root)).toEqual([])
    write(root, "content/blog/second.mdx", page("Second", "Three words only."))
    expect(told(root)).toHaveLength(1)
  })

  it("does not keep the rest from being published by a mistake in its text", () => {
    const root = smallSite()
    write(root, "content/pages/draft.mdx", page("Draft", "<Unheard />", "draft: true\n"))
    expect(readSite(root, facts).problems).toHaveLength(1)
    read(root, "2021-08-01", true)
  })
})

describe("a page that is to come on a day", () => {
  const keys = "publishOn: 2021-12-24\n"

  it("has its number before, and is nowhere to be seen", () => {
    const root = siteWith(keys)
    const site = read(root, "2021-12-23")
    expect(site.codes.missing.map(({ path }) => `/${path}`).sort()).toEqual(unpublishedPaths)
    for (const path of unpublishedPaths)
      expect(site.byPath.get(path)).toMatchObject({ hidden: true, code: null })
    expect(inLists(site)).toEqual([])
    syncRegistry(site, true)
    const published = read(root, "2021-12-23", true)
    expect(paths(published.pages)).toEqual([])
    writePageLists(published)
    const told = ["pages.json", "retired.json"].map(file => readFileSync(join(root, "public", file), "utf8"))
    expect(told.join()).not.toMatch(/tops|second|sun/)
  })

  it("comes on that day, which is its date, with nothing left to write into the registry", () => {
    const root = siteWith(keys)
    syncRegistry(read(root, "2021-08-01"), true)
    const site = read(root, "2021-12-24", true)
    expect(syncRegistry(site, false)).toEqual([])
    expect(paths(site.pages)).toEqual(unpublishedPaths)
    for (const path of unpublishedPaths)
      expect(site.byPath.get(path)).toMatchObject({ hidden: false, added: "2021-12-24" })
    expect(paths(site.lists.get("newest") as PageEntry[])).toEqual(unpublishedPaths)
    expect(songs(site)).toContain("Someone - Sun")
  })

  it("comes at midnight in Helsinki, wherever it is built", () => {
    expect(siteDay(new Date("2021-12-23T21:59:59Z"))).toBe("2021-12-23")
    expect(siteDay(new Date("2021-12-23T22:00:00Z"))).toBe("2021-12-24")
    expect(siteDay(new Date("2021-06-23T21:00:00Z"))).toBe("2021-06-24")
  })

  it("may be linked from what comes with it or later, and from a list that only such pages show", () => {
    const root = siteWith(keys)
    write(root, "content/data/winter.yaml", "- {title: Tops, to: /games/tops}\n")
    write(root, "content/pages/winter.mdx", page("Winter", "[Tops](/games/tops)", `data: winter\n${keys}`))
    read(root, "2021-08-01")
    write(root, "content/pages/now.mdx", page("Now", "Everything.", "data: winter\n"))
    expect(readSite(root, facts, { today: "2021-08-01" }).problems).toMatchObject([
      { file: "content/data/winter.yaml", line: 1, column: 21 },
    ])
    read(root, "2021-12-24")
  })

  it("is turned by the day alone, in a process that lives on", async () => {
    const root = siteWith("publishOn: 2021-12-24\n")
    jest.useFakeTimers({
      now: new Date("2021-12-23T21:00:00Z"),
      doNotFake: ["nextTick", "setImmediate", "queueMicrotask"],
    })
    try {
      const live = new LiveSite(root, facts, { develop: true })
      expect((await live.read()).byPath.get("/games/tops")?.hidden).toBe(true)
      jest.setSystemTime(new Date("2021-12-23T22:30:00Z"))
      expect((await live.read()).byPath.get("/games/tops")?.hidden).toBe(false)
    } finally {
      jest.useRealTimers()
    }
  })
})

describe("a changed page", () => {
  it("says the day in its data and in the lists, and a page that was not changed says none", () => {
    const site = read(siteWith("updated: 2021-07-15\n"), "2021-08-01")
    const pages = site.lists.get("pages") as PageEntry[]
    expect(pages.find(({ path }) => path === "/games/tops")?.updated).toBe("2021-07-15")
    expect(site.byPath.get("/playlist/sun")).toMatchObject({ added: "2021-06-20", updated: "2021-07-15" })
    expect(pages.find(({ path }) => path === "/garden")).not.toHaveProperty("updated")
  })
})

describe("Gatsby", () => {
  it.each([
    [true, ["Tops (draft)"]],
    [false, []],
  ])("has drafts, with a mark in their title, in develop alone: %s", async (develop, titles) => {
    const root = siteWith("draft: true\n")
    const created: { title?: string; path?: string }[] = []
    const store = { getState: () => ({ config: { siteMetadata: facts } }) }
    const actions = { createNode: async (node: object) => void created.push(node), deleteNode: () => {} }
    const { sourceNodes, onPostBuild } = hooksOf(root, develop)
    const tools = { store, actions, createNodeId: (name: string) => name, getNode: () => undefined }
    await sourceNodes(tools as never)
    expect(created.filter(({ path }) => path === "/games/tops").map(({ title }) => title)).toEqual(titles)
    if (develop) return
    // A build has begun to draw the pages' cards, and ends once they are there; its feeds are from a plugin.
    for (const { to } of wellKnownPaths) write(root, `public${to}`, "a feed")
    write(root, "package.json", '{ "version": "1.0.0" }')
    await onPostBuild({ store, getNodesByType: () => [] } as never)
    const cards = readdirSync(join(root, "public/cards"), { recursive: true }).map(String)
    expect(cards.length).toBeGreaterThan(1)
    expect(cards.filter(name => name.includes("tops"))).toEqual([])
  })
})
