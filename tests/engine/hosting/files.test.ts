import { readFileSync } from "node:fs"
import { join } from "node:path"
import { headersFile, redirectsFile, vercelFile, writeHostFiles } from "../../../src/engine/hosting/files"
import { matchesGlob } from "../../../src/engine/hosting/globs"
import { immutableCache, isHashed, securityHeaders } from "../../../src/engine/hosting/headers"
import { nginxRules } from "../../../src/engine/hosting/nginx"
import { readSite } from "../../../src/engine/site"
import { facts, smallSite, write } from "../smallSite"

const rules = [
  { from: "/old", to: "/time", status: 301 },
  { from: "/watch/:id", to: "/watch/%5Bid%5D", status: 200 },
  { from: "/blog/*", to: "/blog/%5B...%5D", status: 200 },
]

const digest = "3dc548f236e8bb059db7"
const files = [
  ...[1, 2, 105, 208].flatMap(id => [`/${id}-${digest}.js`, `/${id}.${digest}.css`]),
  ...["app", "framework", "styles", "webpack-runtime"].map(name => `/${name}-${digest}.js`),
  `/static/a-${digest}.woff2`,
  ...["/index.html", "/208/index.html", "/sw.js", "/frameset/style.css", "/page-data/app-data.json"],
]

/** Addresses of feeds with the types that the head of the pages promises, and some of what is none. */
const feeds: [path: string, type: string | null][] = [
  ["/rss.xml", "application/rss+xml"],
  ["/feed.xml", "application/rss+xml"],
  ["/index.xml", "application/rss+xml"],
  ["/blog/rss.xml", "application/rss+xml"],
  ["/feeds/posts/rss.xml", "application/rss+xml"],
  ["/feeds/tags/music/rss.xml", "application/rss+xml"],
  ["/feeds/archive/0000-0063/rss.xml", "application/rss+xml"],
  ["/atom.xml", "application/atom+xml"],
  ["/feed.atom", "application/atom+xml"],
  ["/blog/atom.xml", "application/atom+xml"],
  ["/feeds/tags/music/archive/0000-0063/atom.xml", "application/atom+xml"],
  ["/feed.json", "application/feed+json"],
  ["/rss.json", "application/feed+json"],
  ["/feeds/posts/feed.json", "application/feed+json"],
  ["/sitemap.xml", null],
  ["/pages.json", null],
  ["/page-data/feeds/page-data.json", null],
  ["/feeds/index.html", null],
]

/** Returns the headers of a path in a `_headers` file: each name once, since hosts join the values of duplicates. */
function read(text: string, path: string): [name: string, value: string][] {
  return text.split("\n\n").flatMap(block => {
    const [glob = "", ...lines] = block.trim().split("\n")
    if (!matchesGlob(glob, path)) return []
    return lines.map((line): [string, string] => {
      const [name = "", ...value] = line.trim().split(": ")
      return [name, value.join(": ")]
    })
  })
}

describe("the file of headers", () => {
  const text = headersFile(files)

  it.each(files)("says all that there is to say of %s, and nothing twice", path => {
    const headers = read(text, path)
    expect(headers).toEqual([
      ...Object.entries(securityHeaders()),
      ...(isHashed(path) ? [["Cache-Control", immutableCache]] : []),
    ])
  })

  it.each(feeds)("has the type of the feed at %s, once", (path, type) => {
    const types = read(text, path).filter(([name]) => name === "Content-Type")
    expect(types).toEqual(type ? [["Content-Type", `${type}; charset=utf-8`]] : [])
  })

  it("has paths with one star and few enough of them, and lines that hosts still read", () => {
    const globs = text.split("\n").filter(line => line.startsWith("/"))
    // Cloudflare Pages reads a hundred.
    expect(globs.length).toBeLessThan(40)
    expect(globs.filter(glob => glob.split("*").length > 2)).toEqual([])
    expect(text.split("\n").filter(line => line.length > 2000)).toEqual([])
  })
})

describe("the file of redirects", () => {
  it("has a rule a line", () => {
    expect(redirectsFile(rules)).toBe(
      "/old /time 301\n/watch/:id /watch/%5Bid%5D 200\n/blog/* /blog/%5B...%5D 200\n",
    )
  })
})

describe("the file for Vercel", () => {
  const settings = JSON.parse(vercelFile(rules))

  it("leads on and answers as the rules say", () => {
    expect(settings.redirects).toEqual([{ source: "/old", destination: "/time", statusCode: 301 }])
    expect(settings.rewrites).toEqual([
      { source: "/watch/:id", destination: "/watch/%5Bid%5D" },
      { source: "/blog/:rest*", destination: "/blog/%5B...%5D" },
    ])
  })

  it("keeps for ever what the list says, and the last fitting source counts", () => {
    const cache = (path: string) =>
      settings.headers
        .filter(({ source }: { source: string }) => new RegExp(`^${source}$`).test(path))
        .flatMap(({ headers }: { headers: { key: string; value: string }[] }) => headers)
        .filter(({ key }: { key: string }) => key === "Cache-Control")
        .at(-1).value === immutableCache
    expect(files.map(cache)).toEqual(files.map(isHashed))
  })

  it.each(feeds)("has the type of the feed at %s", (path, type) => {
    const types = settings.headers
      .filter(({ source }: { source: string }) => new RegExp(`^${source}$`).test(path))
      .flatMap(({ headers }: { headers: { key: string; value: string }[] }) => headers)
      .filter(({ key }: { key: string }) => key === "Content-Type")
      .map(({ value }: { value: string }) => value)
    expect(types).toEqual(type ? [`${type}; charset=utf-8`] : [])
  })
})

describe("the rules for nginx", () => {
  it.each(feeds)("have the type of the feed at %s", (path, type) => {
    const blocks = [
      ...nginxRules(rules).matchAll(/location ~ "([^"]*)" \{\n {4}types \{ \}\n {4}default_type (\S+);/g),
    ]
    const types = blocks
      .filter(([, pattern = ""]) => new RegExp(pattern).test(path))
      .map(([, , named]) => named)
    expect(types).toEqual(type ? [type] : [])
  })

  it("leave out what nginx would read as something else", () => {
    const text = nginxRules([
      { from: "/a;b", to: "/c", status: 301 },
      { from: "/a", to: "/$host", status: 301 },
      { from: "/a b", to: "/c", status: 301 },
      { from: "/d", to: "/e", status: 301 },
    ])
    expect(text.match(/location = .*/g)).toEqual(['location = "/d" {'])
  })

  it("open and close as many blocks", () => {
    const bare = nginxRules(rules).replace(/"[^"\n]*"/g, "")
    expect(bare.split("{").length).toBe(bare.split("}").length)
  })
})

describe("the files of hosts", () => {
  it("are written below public, but for one that is in static", () => {
    const root = smallSite()
    write(root, "static/_redirects", "/mine /here 301\n")
    write(root, `public/app-${digest}.js`, "")
    write(root, "public/_redirects", "/mine /here 301\n")
    writeHostFiles(readSite(root, facts))
    const text = (file: string) => readFileSync(join(root, "public", file), "utf8")
    expect(text("_redirects")).toBe("/mine /here 301\n")
    expect(read(text("_headers"), `/app-${digest}.js`)).toContainEqual(["Cache-Control", immutableCache])
    expect(text("_nginx.conf")).toContain("error_page 404 /404.html;")
    expect(JSON.parse(text("vercel.json")).trailingSlash).toBe(false)
  })
})
