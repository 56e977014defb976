import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { serve } from "../../scripts/serve"
import { headersFile, redirectsFile } from "../../src/engine/hosting/files"
import { nginxRules } from "../../src/engine/hosting/nginx"

const rules = [
  { from: "/old", to: "/time", status: 301 },
  { from: "/watch/:id", to: "/watch/%5Bid%5D", status: 200 },
  { from: "/blog/feed", to: "/rss.xml", status: 301 },
  { from: "/blog/*", to: "/blog/%5B...%5D", status: 200 },
]

const script = "/app-3dc548f236e8bb059db7.js"
const files = {
  "index.html": "home",
  "404.html": "not found",
  "time/index.html": "time ".repeat(300),
  "tools/c++/index.html": "plus",
  "watch/[id]/index.html": "any film",
  "blog/[...]/index.html": "any post",
  "blog/tea/index.html": "tea",
  "rss.xml": "<rss/>",
  "feed.json": '{"version":"1.1"}',
  "feeds/tags/tea/atom.xml": "<feed/>",
  "sitemap.xml": "<urlset/>",
  "feeds.opml": "<opml/>",
  "manifest.webmanifest": "{}",
  "page-data/app-data.json": "{}",
  "sw.js": "self",
  "static/a1b2/hamster.png": "png",
  [script.slice(1)]: "app()",
  _redirects: redirectsFile(rules),
  _headers: headersFile([script]),
  "_nginx.conf": nginxRules(rules),
}

type Answer = { status: number; headers: Record<string, string>; text: string }

/** Requests a path unchanged, over a socket: Node's HTTP clients would normalise it. */
function ask(port: number, path: string, more = ""): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const socket = connect(port, "127.0.0.1")
    socket.on("data", part => parts.push(part))
    socket.on("error", reject)
    socket.on("end", () => {
      const [head = "", ...body] = Buffer.concat(parts).toString("latin1").split("\r\n\r\n")
      const lines = head.split("\r\n").slice(1)
      const headers = lines.map(line => {
        const [name = "", ...value] = line.split(": ")
        return [name.toLowerCase(), value.join(": ")]
      })
      resolve({
        status: Number(/^HTTP\/1.1 (\d+)/.exec(head)?.[1]),
        headers: Object.fromEntries(headers),
        text: body.join("\r\n\r\n"),
      })
    })
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}\r\n`)
  })
}

/** The file of nginx's MIME types on Debian. */
const knownTypes = "/etc/nginx/mime.types"

function isInstalled(): boolean {
  try {
    execFileSync("nginx", ["-v"], { stdio: "ignore" })
    return existsSync(knownTypes)
  } catch {
    return false
  }
}

/** Finds a free port. */
function freePort(): Promise<number> {
  return new Promise(resolve => {
    const probe = createServer()
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

const folder = mkdtempSync(join(tmpdir(), "nginx-"))
const root = join(folder, "site")
let own: Server
let nginx: ChildProcess | undefined
let ownPort = 0
let port = 0

/** Returns the configuration of publishing/ with the folder and port of the test, and Debian's MIME types. */
function configuration(): string {
  const recipe = readFileSync(join(__dirname, "../../publishing/nginx.conf"), "utf8")
    .replaceAll("/srv/juhq.fi", root)
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("listen [::]:80;", "")
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    name => `${name}_temp_path ${folder}/${name};`,
  )
  return `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/errors;
    events {} http { include ${knownTypes}; access_log off; ${temporary.join(" ")} ${recipe} }`
}

/** Waits until nginx responds, and throws after a timeout. */
async function up(): Promise<void> {
  const last = Date.now() + 10_000
  while (Date.now() < last && nginx?.exitCode === null) {
    if (await ask(port, "/").catch(() => null)) return
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  throw new Error(`nginx does not answer: ${readFileSync(join(folder, "errors"), "utf8")}`)
}

const present = isInstalled()
const suite = present ? describe : describe.skip

suite(present ? "nginx" : "nginx (is not installed here: apt-get install nginx-light)", () => {
  beforeAll(async () => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), text)
    }
    own = await serve(root, 0)
    ownPort = (own.address() as AddressInfo).port
    port = await freePort()
    writeFileSync(join(folder, "nginx.conf"), configuration())
    nginx = spawn("nginx", ["-c", join(folder, "nginx.conf"), "-e", join(folder, "errors"), "-p", folder])
    await up()
  })
  afterAll(async () => {
    own.close()
    nginx?.kill()
    await new Promise(resolve => nginx?.once("close", resolve))
    rmSync(folder, { recursive: true })
  })

  it.each([
    ...["/", "/time", "/tools/c++", "/tools/c%2B%2B", "/blog/tea", "/rss.xml", "/feeds.opml", script],
    ...["/feed.json", "/feeds/tags/tea/atom.xml", "/sitemap.xml"],
    ...["/manifest.webmanifest", "/page-data/app-data.json", "/sw.js", "/static/a1b2/hamster.png"],
    ...["/watch/dQw4", "/blog/never", "/blog/never/written"],
    ...["/watch", "/watch/a/b", "/never", "/app-00000000000000000000.js", "/static/gone.png", "/time/x"],
    ...["/_redirects", "/_headers", "/_nginx.conf", "/vercel.json"],
  ])(
    "answers %s as the own server does: word for word, kept as long, with the same protection",
    async path => {
      const [wanted, given] = await Promise.all([ask(ownPort, path), ask(port, path)])
      const names = Object.keys(wanted.headers).filter(
        name =>
          !["date", "connection", "transfer-encoding", "content-type", "keep-alive", "etag"].includes(name),
      )
      const summary = ({ status, headers }: Answer) => [status, names.map(name => [name, headers[name]])]
      expect(summary(given)).toEqual(summary(wanted))
      const kind = ({ headers }: Answer) =>
        (headers["content-type"] ?? "")
          .replace("text/javascript", "application/javascript")
          .replace(/^(application|text)\/xml/, "xml")
          .toLowerCase()
      expect(kind(given)).toBe(kind(wanted))
      const text = files[path === "/" ? "index.html" : (path.slice(1) as keyof typeof files)]
      if (given.status === 200 && text) expect(given.text).toContain(text)
      if (given.status === 404) expect(given.text).toContain("not found")
    },
  )

  it.each([
    ["/old?a=b", "/time?a=b"],
    ["/blog/feed", "/rss.xml"],
    ["/time/?a=b", "/time?a=b"],
    ["/time//", "/time/"],
    ["//time", "/time"],
    ["/\\example.org/", "/example.org/"],
    ["//example.org/%2e%2e/", "/example.org/%2e%2e/"],
    ["/%5Cexample.org/", "/%5Cexample.org"],
    ["/%0d%0aset-cookie:a/", "/%0d%0aset-cookie:a"],
    ["/a//b", "/a/b"],
  ])("leads from %s to a path of its own", async (path, to) => {
    const { status, headers } = await ask(port, path)
    expect({ status, to: headers.location, cookie: headers["set-cookie"] }).toEqual({ status: 301, to })
  })

  it("gzips text for clients that accept it", async () => {
    const packed = await ask(port, "/time", "Accept-Encoding: gzip\r\n")
    expect(packed.headers).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" })
    expect((await ask(port, "/time")).headers["content-encoding"]).toBeUndefined()
  })

  it.each(["/time", "/rss.xml", "/feed.json", "/feeds/tags/tea/atom.xml"])(
    "lets browsers and readers keep %s while it has not changed, as the own server does",
    async path => {
      for (const server of [ownPort, port]) {
        const { headers } = await ask(server, path)
        for (const condition of [
          `If-None-Match: ${headers.etag}`,
          `If-Modified-Since: ${headers["last-modified"]}`,
        ]) {
          const again = await ask(server, path, `${condition}\r\n`)
          expect([again.status, again.text]).toEqual([304, ""])
          expect(again.headers["cache-control"]).toBe(headers["cache-control"])
        }
      }
    },
  )
})
