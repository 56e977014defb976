import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Facts } from "../../src/engine/facts"
import { formatProblem } from "../../src/engine/problems"
import { fileStamp } from "../../src/engine/read"
import { type BuildCache, emptyBuildCache, readSite, type Site } from "../../src/engine/site"
import { syncRegistry } from "../../src/engine/syncGenerated"
import type { LinkedEntry, PageEntry, PostEntry, SongEntry } from "../../src/lib/content/derivedLists"
import { facts, page, remove, smallSite, write } from "./smallSite"

/** Reads a site that is to have no mistakes, and writes down its new numbers, as the check does. */
function read(root: string, options: { facts?: Facts; cache?: BuildCache } = {}): Site {
  const site = readSite(root, options.facts ?? facts, { cache: options.cache })
  expect(site.problems.map(formatProblem)).toEqual([])
  expect(syncRegistry(site, true)).toEqual([])
  return site
}

const text = (root: string, file: string) => readFileSync(join(root, file), "utf8")
const registered = (root: string) => text(root, "content/codes.yaml").trimEnd().split("\n")
const list = <Entry>(site: Site, name: string) => site.lists.get(name) as Entry[]
const paths = (entries: { path: string }[]) => entries.map(({ path }) => path)

function edit(root: string, file: string, from: string, to: string): void {
  expect(text(root, file)).toContain(from)
  write(root, file, text(root, file).replace(from, to))
}

describe("the site, read from its content", () => {
  it("has a page for every file, at the file's path", () => {
    const site = read(smallSite())
    expect(site.pages.map(({ path, kind, code }) => [path, kind, code])).toEqual([
      ["/games/marbles", "page", "0004"],
      ["/garden", "page", "0001"],
      ["/gone", "page", null],
      ["/", "page", "0000"],
      ["/blog/first", "post", "0002"],
      ["/playlist/rain", "playlist", "0003"],
    ])
  })

  it("makes every list of pages from the pages themselves", () => {
    const site = read(smallSite())
    const all = ["/", "/garden", "/blog/first", "/playlist/rain", "/games/marbles"]
    expect(paths(list<PageEntry>(site, "pages"))).toEqual(all)
    expect(paths(list<PageEntry>(site, "newest"))).toEqual([
      "/games/marbles",
      "/playlist/rain",
      "/blog/first",
      "/garden",
      "/",
    ])
    expect(list<PageEntry>(site, "games")).toEqual([
      {
        path: "/games/marbles",
        title: "Marbles",
        icon: "default",
        description: "A game with coloured marbles.",
        code: "0004",
        added: "2021-06-18",
      },
    ])
    expect(list<PostEntry>(site, "posts").map(({ path, minutes }) => [path, minutes])).toEqual([
      ["/blog/first", 1],
    ])
    expect(paths(list<PageEntry>(site, "playlists"))).toEqual(["/playlist/rain"])
    expect(list<SongEntry>(site, "songs")).toEqual([
      { id: "iv8GW1GaoIc", title: "The Doors - Riders on the Storm", playlist: "rain" },
      { id: null, title: "Nobody - A song without a video", playlist: "rain" },
    ])
    expect(list<LinkedEntry>(site, "link-graph").map(({ path, to, from }) => [path, to, from])).toEqual([
      ["/", ["/garden", "/blog/first", "/playlist/rain", "/games/marbles"], []],
      ["/garden", [], ["/", "/blog/first"]],
      ["/blog/first", ["/garden"], ["/"]],
      ["/playlist/rain", [], ["/"]],
      ["/games/marbles", [], ["/"]],
    ])
  })

  it("counts a list of pages that a page shows as links to them", () => {
    const root = smallSite()
    write(root, "content/pages/shelf.mdx", page("Shelf", "All games and posts.", "data: [games, posts]\n"))
    const links = new Map(
      list<LinkedEntry>(read(root), "link-graph").map(({ path, ...rest }) => [path, rest]),
    )
    expect(links.get("/shelf")?.to).toEqual(["/games/marbles", "/blog/first"])
    expect(links.get("/games/marbles")?.from).toEqual(["/", "/shelf"])
  })

  it("calls the home page by the site's name in lists", () => {
    expect(list<PageEntry>(read(smallSite()), "pages")[0]?.title).toBe("example.org")
  })

  it("lists six newest pages, of one day the higher number first", () => {
    const root = smallSite()
    for (const name of ["a", "b", "c"]) write(root, `content/pages/${name}.mdx`, page(name, "A page."))
    expect(paths(list<PageEntry>(read(root), "newest"))).toEqual([
      "/c",
      "/b",
      "/a",
      "/games/marbles",
      "/playlist/rain",
      "/blog/first",
    ])
  })

  it("takes a new page in by its file alone", () => {
    const root = smallSite()
    write(root, "content/pages/games/tops.mdx", page("Tops", "See [marbles](/games/marbles)."))
    const site = read(root)
    expect(site.byPath.get("/games/tops")).toMatchObject({
      title: "Tops",
      code: "0005",
      feedId: "tag:example.org,2021:0005:games/tops",
    })
    expect(registered(root).at(-1)).toBe(
      '- {code: "0005", path: "games/tops", id: "tag:example.org,2021:0005:games/tops"}',
    )
    expect(paths(list<PageEntry>(site, "games"))).toEqual(["/games/marbles", "/games/tops"])
    expect(list<PageEntry>(site, "newest")[0]?.path).toBe("/games/tops")
    expect(list<LinkedEntry>(site, "link-graph")[4]?.from).toEqual(["/", "/games/tops"])
    expect(read(root).byPath.get("/games/tops")?.code).toBe("0005")
  })

  it("takes in a new post, and a new playlist with its songs", () => {
    const root = smallSite()
    write(root, "content/blog/second.mdx", page("The second post", "word ".repeat(660)))
    write(
      root,
      "content/playlists/sun.yaml",
      "name: Sun\ndescription: One.\nadded: 2021-06-20\nsongs:\n  - title: Someone - Sun\n",
    )
    const site = read(root)
    expect(list<PostEntry>(site, "posts").map(({ path, minutes }) => [path, minutes])).toEqual([
      ["/blog/second", 3],
      ["/blog/first", 1],
    ])
    expect(paths(list<PageEntry>(site, "playlists"))).toEqual(["/playlist/rain", "/playlist/sun"])
    expect(list<SongEntry>(site, "songs")[2]).toEqual({ id: null, title: "Someone - Sun", playlist: "sun" })
  })

  it("keeps a renamed page's number and feed id, and leads on from its old address", () => {
    const root = smallSite()
    const before = read(root).byPath.get("/games/marbles")
    write(
      root,
      "content/pages/games/glass-balls.mdx",
      text(root, "content/pages/games/marbles.mdx").replace("added:", "was: [games/marbles]\nadded:"),
    )
    remove(root, "content/pages/games/marbles.mdx")
    edit(root, "content/pages/index.mdx", "/games/marbles", "/games/glass-balls")
    const registry = registered(root)
    const site = read(root)
    const after = site.byPath.get("/games/glass-balls")
    expect([after?.code, after?.feedId]).toEqual([before?.code, before?.feedId])
    expect(site.byPath.has("/games/marbles")).toBe(false)
    expect(site.redirects).toEqual([{ from: "/games/marbles", to: "/games/glass-balls" }])
    expect(paths(list<PageEntry>(site, "games"))).toEqual(["/games/glass-balls"])
    expect(registered(root)).toEqual(
      registry.map(line => line.replace('games/marbles"}', 'games/marbles", now: "games/glass-balls"}')),
    )
  })

  it("keeps a renamed playlist's number too", () => {
    const root = smallSite()
    write(
      root,
      "content/playlists/rainy.yaml",
      `${text(root, "content/playlists/rain.yaml")}was: [playlist/rain]\n`,
    )
    remove(root, "content/playlists/rain.yaml")
    edit(root, "content/pages/index.mdx", "/playlist/rain", "/playlist/rainy")
    const site = read(root)
    expect(site.byPath.get("/playlist/rainy")?.code).toBe("0003")
    expect(site.byPath.get("/playlist/rainy")?.playlist).not.toHaveProperty("was")
    expect(site.redirects).toEqual([{ from: "/playlist/rain", to: "/playlist/rainy" }])
  })

  it("keeps the line of a page that is deleted and retired, and gives its number to no other", () => {
    const root = smallSite()
    remove(root, "content/pages/games/marbles.mdx")
    edit(root, "content/pages/index.mdx", "[marbles](/games/marbles)", "marbles")
    edit(root, "content/codes.yaml", 'marbles"}', 'marbles", retired: true}')
    write(root, "content/pages/games/tops.mdx", page("Tops", "A game."))
    const site = read(root)
    expect(site.byPath.has("/games/marbles")).toBe(false)
    expect(site.byPath.get("/games/tops")?.code).toBe("0005")
    expect(site.codes.lines[4]).toMatchObject({ code: "0004", path: "games/marbles", retired: true })
    expect(paths(list<PageEntry>(site, "pages"))).not.toContain("/games/marbles")
  })

  it("keeps the feed id of a page that is given another title, date and text", () => {
    const root = smallSite()
    const before = read(root).byPath.get("/garden")
    edit(root, "content/pages/garden.mdx", "title: Garden", "title: Orchard")
    edit(root, "content/pages/garden.mdx", "2021-06-10", "2021-07-10")
    edit(root, "content/pages/garden.mdx", "There are", "On the shelf are")
    const site = read(root)
    const after = site.byPath.get("/garden")
    expect([after?.title, after?.added, after?.feedId]).toEqual(["Orchard", "2021-07-10", before?.feedId])
    expect(list<PageEntry>(site, "newest")[0]).toMatchObject({ path: "/garden", title: "Orchard" })
    const home = site.byPath.get("/")?.tree ?? []
    expect(JSON.stringify(home)).toContain("The newest page is Orchard.")
  })

  it("gives a hidden page an address, but no number, and puts it in no list", () => {
    const root = smallSite()
    write(
      root,
      "content/pages/games/secret.mdx",
      page("Secret", "See [the garden](/garden).", "hidden: true\n"),
    )
    const registry = registered(root)
    const site = read(root)
    expect(site.byPath.get("/games/secret")).toMatchObject({ code: null, feedId: null })
    expect(registered(root)).toEqual(registry)
    for (const name of ["pages", "newest", "games", "link-graph"]) {
      expect(paths(list<PageEntry>(site, name))).not.toContain("/games/secret")
    }
    expect(list<LinkedEntry>(site, "link-graph")[1]?.from).toEqual(["/", "/blog/first"])
  })

  it("takes a page away whose flag is off, and keeps its number for it", () => {
    const root = smallSite()
    const flagged = page("Links", "All links.", "flag: internalLinks\nwas: [old-links]\n")
    write(root, "content/pages/links.mdx", flagged)
    write(root, "content/pages/other.mdx", page("Other", "See [the links](/links)."))
    const on = read(root)
    expect(on.byPath.get("/links")?.code).toBe("0005")
    const registry = registered(root)
    const off = readSite(root, { ...facts, internalLinks: false })
    expect(off.problems).toMatchObject([
      {
        file: "content/pages/other.mdx",
        what: "The link /links leads to a page that is switched off.",
        todo: 'Take the link out, or write "internalLinks: true" in gatsby-config.ts.',
      },
    ])
    expect(off.byPath.has("/links")).toBe(false)
    expect(off.redirects).toEqual([])
    expect(paths(list<PageEntry>(off, "pages"))).not.toContain("/links")
    expect(off.byPath.get("/other")?.code).toBe("0006")
    expect(registered(root)).toEqual(registry)
  })

  it("says what is missing in the registry where it is not to be written", () => {
    const root = smallSite()
    write(root, "content/pages/tops.mdx", page("Tops", "A page."))
    const registry = registered(root)
    const site = readSite(root, facts)
    expect(syncRegistry(site, false)).toHaveLength(1)
    expect(registered(root)).toEqual(registry)
  })

  it("accepts a link to a page with a parameter, to a file in static and to what the build makes", () => {
    const root = smallSite()
    write(root, "content/pages/watch/[id].mdx", page("Watch", "A film.", "hidden: true\n"))
    write(root, "static/two words.txt", "Two words.")
    const links =
      "[a](/watch/abc) [b](/mark.svg) [c](/pages.json) [d](/two%20words.txt) [e](?x=1) [f](/garden?x=1)"
    write(root, "content/pages/links.mdx", page("Links", links))
    expect(paths(read(root).pages)).toContain("/watch/[id]")
    write(root, "content/pages/links.mdx", page("Links", "[a](/watch/abc/d)"))
    expect(readSite(root, facts).problems.map(({ what }) => what)).toEqual([
      "The link /watch/abc/d leads nowhere.",
    ])
  })
})

describe("the build cache", () => {
  const evaluatedPages = ({ evaluated }: BuildCache) =>
    new Map([...evaluated].map(([file, evaluatedPages]) => [file, evaluatedPages.evaluated]))
  /** The files that have been evaluated again. */
  function again(root: string, cache: BuildCache): string[] {
    const before = evaluatedPages(cache)
    read(root, { cache })
    return [...evaluatedPages(cache)]
      .filter(([file, evaluated]) => before.get(file) !== evaluated)
      .map(([file]) => file)
  }

  it("evaluates again only what has changed", () => {
    const root = smallSite()
    const cache = emptyBuildCache()
    const first = read(root, { cache })
    expect(again(root, cache)).toEqual([])
    expect(read(root, { cache }).pages.map(({ tree }) => tree)).toEqual(first.pages.map(({ tree }) => tree))
    edit(root, "content/pages/games/marbles.mdx", "{3}", "{4}")
    expect(again(root, cache)).toEqual(["content/pages/games/marbles.mdx"])
    edit(root, "content/data/books.yaml", "1998", "1999")
    expect(again(root, cache)).toEqual(["content/pages/garden.mdx"])
    edit(root, "content/playlists/rain.yaml", "2021-06-14", "2021-06-16")
    expect(again(root, cache)).toEqual(["content/pages/index.mdx", "content/playlists/rain.yaml"])
  })

  it("reads a list again only when it has changed, and keeps its mistakes as long as it has not", () => {
    const root = smallSite()
    const cache = emptyBuildCache()
    read(root, { cache })
    const books = () => cache.lists.get("content/data/books.yaml")?.result
    const first = books()
    read(root, { cache })
    expect(books()).toBe(first)
    write(root, "content/data/books.yaml", "- {title: 7}\n")
    const broken = readSite(root, facts, { cache }).problems
    expect(broken.length).toBeGreaterThan(0)
    expect(readSite(root, facts, { cache }).problems).toEqual(broken)
  })

  it("has one stamp as long as no file comes, goes or is saved", () => {
    const root = smallSite()
    const stamp = () => fileStamp(root, ["content"])
    const first = stamp()
    expect(stamp()).toBe(first)
    write(root, "content/pages/new.mdx", page("New", "Text."))
    const second = stamp()
    expect(second).not.toBe(first)
    write(root, "content/pages/new.mdx", page("New", "Longer text."))
    expect(stamp()).not.toBe(second)
    remove(root, "content/pages/new.mdx")
    expect(stamp()).toBe(first)
  })

  it("evaluates all again when a component has changed", () => {
    const root = smallSite()
    const cache = emptyBuildCache()
    read(root, { cache })
    edit(root, "src/embeds/games/marbles/Marbles.tsx", "How many colours", "How many of them")
    expect(again(root, cache)).toHaveLength(6)
  })

  it("keeps the mistakes of a page that has not changed", () => {
    const root = smallSite()
    write(root, "content/pages/broken.mdx", page("Broken", "<Marble />"))
    const cache = emptyBuildCache()
    const first = readSite(root, facts, { cache })
    expect(first.problems).toHaveLength(1)
    expect(readSite(root, facts, { cache }).problems).toEqual(first.problems)
  })
})
