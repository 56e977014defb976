import { existsSync } from "node:fs"
import { dirname, join } from "node:path"
import config from "../../gatsby-config"
import { checkSite } from "../../src/engine/checkSite"
import type { Facts } from "../../src/engine/facts"
import { schemaFileOf } from "../../src/engine/lists"
import type { Page } from "../../src/engine/pages"
import { formatProblem } from "../../src/engine/problems"
import { filesIn } from "../../src/engine/read"
import { emptyBuildCache, readSite } from "../../src/engine/site"
import { clothes } from "../../src/lib/content/thing"

const root = process.cwd()
const cache = emptyBuildCache()
const site = readSite(root, config.siteMetadata as unknown as Facts, { cache })
const embeds = [...site.embeds.values()].filter(({ eager }) => !eager)
const lists = filesIn(root, "content/data", ".yaml").map(file => file.slice("content/data/".length, -5))

/** The pages for which something does not hold, each with what it has instead. */
function offenders(pages: readonly Page[], holds: (page: Page) => boolean, what: (page: Page) => unknown) {
  return pages.filter(page => !holds(page)).map(page => `${page.file}: ${what(page)}`)
}

describe("content/", () => {
  it("has no mistake", async () => {
    const { problems } = await checkSite(site, cache)
    expect(problems.map(formatProblem)).toEqual([])
  })

  it("has the line of every page in its registry", () => {
    const { missing, arrived } = site.codes
    expect({ missing: missing.map(({ path }) => path), arrived: arrived.map(({ path }) => path) }).toEqual({
      missing: [],
      arrived: [],
    })
  })

  it("calls pages by the titles that they have been promised under", () => {
    const promised = {
      "/about-me": "About",
      "/games": "Games",
      "/games/backlog": "Games backlog",
      "/games/10x": "10x",
      "/games/10x/testimonials": "10x Testimonials",
      "/games/memory": "Memory",
      "/games/unnamed": "Unnamed",
      "/games/tictactoe": "Tic Tac Toe",
      "/games/hangman": "Hangman",
      "/games/guessing": "Guessing",
      "/games/rock-paper-scissors": "RockPaperScissors",
    }
    expect(
      Object.fromEntries(Object.keys(promised).map(path => [path, site.byPath.get(path)?.title])),
    ).toEqual(promised)
  })

  it("gives things enough for all that Pertti dresses up for", () => {
    const things = site.lists.get("things") as unknown[]
    expect(things.length).toBeGreaterThanOrEqual(clothes.at(-1)?.count ?? 0)
  })

  it("gives every page that is not hidden a number, and no other", () => {
    expect(
      offenders(
        site.pages,
        ({ hidden, code }) => hidden === (code === null),
        page => page.code,
      ),
    ).toEqual([])
  })

  it("says the same on another day, so that two builds give the same pages and the same feed", () => {
    jest.useFakeTimers({ now: new Date("2031-12-24T23:59:00+14:00") })
    const later = readSite(root, config.siteMetadata as unknown as Facts)
    jest.useRealTimers()
    const treesOf = (pages: readonly Page[]) => new Map(pages.map(({ path, tree }) => [path, tree]))
    const [before, after] = [treesOf(site.pages), treesOf(later.pages)]
    expect([...after.keys()]).toEqual([...before.keys()])
    // A page that differs fails by itself, so that the difference is printed and not the whole site.
    for (const [path, tree] of after) expect({ path, tree }).toEqual({ path, tree: before.get(path) })
  })

  it("has a page for every embed, except List and Video, which need not be in use at any time", () => {
    const used = new Set(site.pages.flatMap(page => page.embeds))
    expect(
      embeds.filter(({ name, list }) => !list && name !== "Video" && !used.has(name)).map(({ file }) => file),
    ).toEqual([])
  })

  it("has a test for every embed, at the embed's own path", () => {
    const folders = [...new Set(embeds.map(({ file }) => dirname(file)))]
    const tested = (folder: string) =>
      existsSync(join(root, `${folder}.test.tsx`)) || filesIn(root, folder, ".test.tsx").length > 0
    expect(folders.filter(folder => !tested(folder.replace(/^src/, "tests")))).toEqual([])
  })

  it("has a schema for every list, or columns that say what is in it", () => {
    const shown = new Set(site.pages.flatMap(page => page.lists.map(({ props }) => props.data)))
    const loose = lists.filter(name => !shown.has(name) && !schemaFileOf(root, name, site.embeds.values()))
    expect(loose).toEqual([])
  })
})

/** The pages that were planned together, up to the number 0184: the days of those that come later are free. */
const last = "0184"

describe("the days of the first catalogue", () => {
  const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000
  const catalogue = site.pages
    .filter(({ code }) => code !== null && code <= last)
    .sort((a, b) => ((a.code ?? "") < (b.code ?? "") ? -1 : 1))
  const playlists = catalogue.filter(({ kind }) => kind === "playlist")
  const pages = catalogue.filter(({ kind }) => kind !== "playlist")

  it("are whole eights of days after 2 June 2021", () => {
    const started = (page: Page) => days("2021-06-02", page.added)
    expect(
      offenders(
        pages,
        page => started(page) >= 0 && started(page) % 8 === 0,
        page => page.added,
      ),
    ).toEqual([])
  })

  it("come in the order of the numbers, no two pages on one day", () => {
    const early = pages.filter((page, i) => page.added <= (pages[i - 1]?.added ?? ""))
    expect(early.map(page => `${page.file}: ${page.added}`)).toEqual([])
  })

  it("are one after another for the playlists, from the sixth page's day on", () => {
    const first = Number(site.codes.byPath.get("playlist/rammstein")?.code)
    const due = (page: Page) => Number(page.code) - first
    expect(
      offenders(
        playlists,
        page => days("2021-07-20", page.added) === due(page),
        page => page.added,
      ),
    ).toEqual([])
  })
})
