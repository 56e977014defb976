import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import type { Server } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { readRules, ruleFor, serve, tidied } from "../../scripts/serve"

const root = mkdtempSync(join(tmpdir(), "serve-"))
const files = {
  "index.html": "home",
  "time/index.html": "time",
  "youtube/[id]/index.html": "any video",
  "blog/[...]/index.html": "any post",
  "404.html": "not found",
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

/** Requests a path unchanged, over a socket: Node's HTTP clients would normalise it. */
function ask(path: string): Promise<{ status: number; location: string | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, "localhost")
    const parts: string[] = []
    socket.on("data", part => parts.push(String(part)))
    socket.on("error", reject)
    socket.on("end", () => {
      const [head = "", text = ""] = parts.join("").split("\r\n\r\n")
      const location = /^location: (.*)$/im.exec(head)?.[1]
      resolve({
        status: Number(/^HTTP\/1.1 (\d+)/.exec(head)?.[1]),
        location,
        text: text.split("\r\n")[1] ?? "",
      })
    })
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
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

describe("a rule", () => {
  const rules = readRules("/a/:b/c /1 200\n/a/* /2 200\n\n/d /3\n")

  it("matches a path part by part", () => {
    const to = (path: string) => ruleFor(rules, path)?.to
    expect(["/a/x/c", "/a/x", "/a/x/y/z", "/d", "/a", "/d/e", "/a//c"].map(to)).toEqual([
      "/1",
      "/2",
      "/2",
      "/3",
      undefined,
      undefined,
      "/2",
    ])
    expect(ruleFor(rules, "/d")?.status).toBe(301)
  })
})

describe("a tidied path", () => {
  it("has one slash at its beginning and none at its end", () => {
    expect(["/", "//", "/a/", "/a//b", "\\\\a\\", "/a%2F"].map(tidied)).toEqual([
      "/",
      "/",
      "/a",
      "/a/b",
      "/a",
      "/a%2F",
    ])
  })
})
