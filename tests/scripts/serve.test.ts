import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import type { Server } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { findRule, normalisePath, readRules, serve } from "../../scripts/serve"

const root = mkdtempSync(join(tmpdir(), "serve-"))
const files = {
  "index.html": "home",
  "time/index.html": "time",
  "youtube/[id]/index.html": "any video",
  "blog/[...]/index.html": "any post",
  "404.html": "not found",
  "rss.xml": "<rss/>",
  "feeds/posts/feed.json": "{}",
  "sitemap.xml": "<urlset/>",
  _redirects: "/old /time 301\n/youtube/:id /youtube/%5Bid%5D 200\n/blog/* /blog/%5B...%5D 200\n",
}

let server: Server
beforeAll(async () => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  server = await serve(root, 0)
})
afterAll(() => {
  server.close()
  rmSync(root, { recursive: true })
})

/** Asks for a path as it is written: a client of Node's own would tidy it first. */
function ask(
  path: string,
  more: Record<string, string> = {},
  method = "GET",
): Promise<{ status: number; location: string | undefined; text: string; headers: Record<string, string> }> {
  return new Promise((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, "localhost")
    const parts: string[] = []
    socket.on("data", part => parts.push(String(part)))
    socket.on("error", reject)
    socket.on("end", () => {
      const [head = "", text = ""] = parts.join("").split("\r\n\r\n")
      const location = /^location: (.*)$/im.exec(head)?.[1]
      const headers = head
        .split("\r\n")
        .slice(1)
        .map(line => line.split(": ") as [string, string])
      resolve({
        headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
        status: Number(/^HTTP\/1.1 (\d+)/.exec(head)?.[1]),
        location,
        text: text.split("\r\n")[1] ?? "",
      })
    })
    const lines = Object.entries(more).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(
      `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${lines.join("")}\r\n`,
    )
  })
}

describe("the server of the built site", () => {
  it("serves pages without a trailing slash, and redirects to them", async () => {
    expect(await ask("/")).toMatchObject({ status: 200, text: "home" })
    expect(await ask("/time")).toMatchObject({ status: 200, text: "time" })
    expect(await ask("/time/?a=b")).toMatchObject({ status: 301, location: "/time?a=b" })
    expect(await ask("/old?a=b")).toMatchObject({ status: 301, location: "/time?a=b" })
    expect(await ask("http://localhost/time")).toMatchObject({ status: 200, text: "time" })
  })

  it.each(["//time", "//time/", "///time", "/\\time", "/\\/time/"])(
    "never leads to another host: %s",
    async path => {
      expect(await ask(path)).toMatchObject({ status: 301, location: "/time" })
    },
  )

  it.each(["/%2Ftime/", "/%5Ctime/", "/%5C%2Ftime//"])(
    "nor does what an encoded slash stands for: %s",
    async path => {
      const { location } = await ask(path)
      expect(new URL(location ?? "", "http://localhost:9000/").host).toBe("localhost:9000")
    },
  )

  it("survives requests for malformed addresses, and for line breaks in a header", async () => {
    expect(await ask("/%E4")).toMatchObject({ status: 400 })
    expect(await ask("/%0d%0aset-cookie:a/")).toMatchObject({ status: 301, location: "/%0d%0aset-cookie:a" })
    expect(await ask("/../../etc/passwd")).toMatchObject({ status: 404, text: "not found" })
    expect(await ask("/_redirects")).toMatchObject({ status: 404, text: "not found" })
  })

  it("answers for any video id, and for posts at any depth", async () => {
    expect(await ask("/youtube/dQw4w9WgXcQ")).toMatchObject({ status: 200, text: "any video" })
    for (const path of ["/youtube/dQw4w9WgXcQ/anything", "/youtube/a/b/c", "/youtube"])
      expect(await ask(path)).toMatchObject({ status: 404, text: "not found" })
    for (const path of ["/blog/never", "/blog/never/written"])
      expect(await ask(path)).toMatchObject({ status: 200, text: "any post" })
  })
})

describe("a reader that asks again", () => {
  const day = "Thu, 01 Feb 2024 12:00:00 GMT"
  const changed = (file: string, time: string) => utimesSync(join(root, file), new Date(time), new Date(time))
  beforeEach(() => changed("rss.xml", day))

  it("is told when the file was changed, and by what it can be known again", async () => {
    const { headers } = await ask("/rss.xml")
    expect(headers["last-modified"]).toBe(day)
    expect(headers.etag).toMatch(/^"[\w-]+"$/)
  })

  it.each<[string, (etag: string) => Record<string, string>]>([
    ["its tag", (etag: string) => ({ "If-None-Match": etag })],
    ["its tag among others", (etag: string) => ({ "If-None-Match": `"x", W/${etag}` })],
    ["any tag", () => ({ "If-None-Match": "*" })],
    ["the time of the change", () => ({ "If-Modified-Since": day })],
    ["a later time", () => ({ "If-Modified-Since": "Fri, 02 Feb 2024 12:00:00 GMT" })],
    [
      "its tag, and an earlier time, which counts for nothing beside it",
      (etag: string) => ({ "If-None-Match": etag, "If-Modified-Since": "Thu, 01 Feb 2023 12:00:00 GMT" }),
    ],
  ])("gets 304 and no text for %s", async (_, conditions) => {
    const { headers } = await ask("/rss.xml")
    for (const method of ["GET", "HEAD"]) {
      const again = await ask("/rss.xml", conditions(headers.etag ?? ""), method)
      expect([again.status, again.text]).toEqual([304, ""])
      for (const name of ["etag", "last-modified", "cache-control"])
        expect(again.headers[name]).toBe(headers[name])
    }
  })

  it.each<[string, Record<string, string>]>([
    ["another tag", { "If-None-Match": '"x"' }],
    ["another tag, though the time is right", { "If-None-Match": '"x"', "If-Modified-Since": day }],
    ["an earlier time", { "If-Modified-Since": "Thu, 01 Feb 2024 11:59:59 GMT" }],
    ["a time that is none", { "If-Modified-Since": "yesterday" }],
  ])("gets the whole for %s", async (_, conditions) => {
    expect(await ask("/rss.xml", conditions)).toMatchObject({ status: 200, text: "<rss/>" })
  })

  it("gets the whole once the file is another", async () => {
    const { headers } = await ask("/rss.xml")
    changed("rss.xml", "Thu, 01 Feb 2024 12:00:01 GMT")
    expect((await ask("/rss.xml", { "If-None-Match": headers.etag ?? "" })).status).toBe(200)
    expect((await ask("/rss.xml", { "If-Modified-Since": day })).status).toBe(200)
  })

  it("gets 304 for what was packed, too, and is told that it may come otherwise", async () => {
    const packing = { "Accept-Encoding": "gzip" }
    const { headers } = await ask("/rss.xml", packing)
    expect(headers).toMatchObject({ "content-encoding": "gzip", etag: expect.stringMatching(/^W\/"/) })
    const again = await ask("/rss.xml", { ...packing, "If-None-Match": headers.etag ?? "" })
    expect(again.status).toBe(304)
    expect(again.headers).toMatchObject({ etag: headers.etag, vary: "accept-encoding" })
    expect(again.headers["content-encoding"]).toBeUndefined()
  })

  it("never gets 304 for what is not there", async () => {
    for (const [name, value] of [
      ["If-None-Match", "*"],
      ["If-Modified-Since", day],
    ] as const) {
      const { status, headers } = await ask("/never", { [name]: value })
      expect([status, headers.etag, headers["last-modified"]]).toEqual([404, undefined, undefined])
    }
  })
})

describe("the type of a file", () => {
  it.each([
    ["/rss.xml", "application/rss+xml; charset=utf-8"],
    ["/feeds/posts/feed.json", "application/feed+json; charset=utf-8"],
    ["/sitemap.xml", "application/xml; charset=utf-8"],
  ])("of %s is %s", async (path, type) => {
    expect((await ask(path)).headers["content-type"]).toBe(type)
  })
})

describe("a rule", () => {
  const rules = readRules("/a/:b/c /1 200\n/a/* /2 200\n\n/d /3\n")

  it("matches a path part by part", () => {
    const to = (path: string) => findRule(rules, path)?.to
    expect(["/a/x/c", "/a/x", "/a/x/y/z", "/d", "/a", "/d/e", "/a//c"].map(to)).toEqual([
      "/1",
      "/2",
      "/2",
      "/3",
      undefined,
      undefined,
      "/2",
    ])
    expect(findRule(rules, "/d")?.status).toBe(301)
  })
})

describe("a tidied path", () => {
  it("has one slash at its beginning and none at its end", () => {
    expect(["/", "//", "/a/", "/a//b", "\\\\a\\", "/a%2F"].map(normalisePath)).toEqual([
      "/",
      "/",
      "/a",
      "/a/b",
      "/a",
      "/a%2F",
    ])
  })
})
