/**
 * What a first visit costs, beside a page that another builder has made: both are loaded in turn by the same browser with
 * its processor slowed, so that the ratios count and not the times.
 */
import { existsSync, readFileSync, statSync } from "node:fs"
import { createServer, type Server } from "node:http"
import { extname, join } from "node:path"
import { gzipSync } from "node:zlib"
import { type Browser, chromium } from "@playwright/test"
import { findBrowser } from "../browser"
import { buildIfNeeded } from "../build"

/** How many times slower than here the visitor's machine is. */
const slowdown = 4
/** How often each page is loaded; medians are printed. */
const visits = 7
/** A page is at rest when nothing has been asked for so long, in milliseconds. */
const quiet = 5000

const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".webmanifest": "application/json",
  ".png": "image/png",
  ".gif": "image/gif",
  ".woff2": "font/woff2",
}

type Visit = { paint: number; blocked: number; requests: number; early: number; script: number; all: number }

/** Serves a folder packed, the same way for each builder. */
async function serveFolder(folder: string): Promise<{ server: Server; base: string }> {
  const server = createServer((request, answer) => {
    const path = join(folder, decodeURIComponent(new URL(request.url ?? "/", "http://local").pathname))
    const file = existsSync(path) && statSync(path).isDirectory() ? join(path, "index.html") : path
    if (!existsSync(file)) return void answer.writeHead(404).end()
    const type = types[extname(file)] ?? "application/octet-stream"
    const packs = /text|json/.test(type)
    answer.writeHead(200, {
      "content-type": type,
      "cache-control": type === "text/html" ? "no-cache" : "max-age=3600",
      ...(packs && { "content-encoding": "gzip" }),
    })
    answer.end(packs ? gzipSync(readFileSync(file)) : readFileSync(file))
  })
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  return { server, base: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}` }
}

type Seen = { paint: number; blocked: number }

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, route => route.abort())
  await client.send("Network.enable")
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  const asked = new Map<string, { url: string; bytes: number }>()
  let last = performance.now()
  client.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (!request.url.startsWith("http")) return
    asked.set(requestId, { url: request.url, bytes: 0 })
    last = performance.now()
  })
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId)
    if (request) request.bytes = encodedDataLength
    last = performance.now()
  })
  await page.addInitScript(() => {
    const seen: Seen = { paint: 0, blocked: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver(list => {
      for (const { startTime } of list.getEntries()) seen.paint = startTime
    }).observe({ type: "largest-contentful-paint", buffered: true })
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) seen.blocked += Math.max(0, duration - 50)
    }).observe({ type: "longtask", buffered: true })
  })
  await page.goto(address)
  while (performance.now() - last < quiet) await new Promise(resolve => setTimeout(resolve, 100))
  const { paint, blocked } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  const begun = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ startTime }) => startTime),
  )
  // Refusing outside hosts turns the browser's cache off: what a visitor has once is counted once.
  const requests = [...new Map([...asked.values()].map(request => [request.url, request])).values()]
  const sum = (counts: (url: string) => boolean) =>
    requests.reduce((total, { url, bytes }) => total + (counts(url) ? bytes : 0), 0)
  await context.close()
  return {
    paint,
    blocked,
    requests: requests.length,
    early: 1 + begun.filter(start => start < paint).length,
    script: sum(url => new URL(url).pathname.endsWith(".js")),
    all: sum(() => true),
  }
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

/**
 * Prints a row for each page.
 *
 * @param peer A folder that another builder has built and the path of a page in it, as "/tmp/astro/dist/::/p-1/"; without
 *   it the site's own pages are measured alone.
 */
export async function benchPeers(peer: string | undefined): Promise<void> {
  if (!(await buildIfNeeded({ quiet: true }))) throw new Error("The site could not be built.")
  const [peerFolder, peerPath = "/"] = peer?.split("::") ?? []
  if (peerFolder && !existsSync(join(peerFolder, peerPath)))
    throw new Error(`${peerFolder} has no page ${peerPath}.`)
  const own = join(process.cwd(), "public")
  const pages = [
    ...(peerFolder ? [{ folder: peerFolder, path: peerPath }] : []),
    { folder: own, path: "/blog/content-is-data" },
    { folder: own, path: "/tools/consonants" },
  ]
  const { executablePath, args, env } = await findBrowser()
  const served = await Promise.all(
    pages.map(async page => ({ ...page, ...(await serveFolder(page.folder)), visits: [] as Visit[] })),
  )
  for (let time = 0; time < visits; time++)
    for (const { base, path, visits: made } of served) {
      // A browser that has just been started knows nothing of the visit before.
      const browser = await chromium.launch({ executablePath, args, env })
      made.push(await visit(browser, base + path))
      await browser.close()
    }
  console.log(`\nA first visit with the CPU slowed ${slowdown} times, medians of ${visits}:`)
  console.log(
    "page                      largest paint ms  blocked ms  before paint  requests  script kB  all kB",
  )
  for (const { server, path, visits: made } of served) {
    const of = (name: keyof Visit) => median(made.map(each => each[name]))
    const cells = [
      of("paint").toFixed(0),
      of("blocked").toFixed(0),
      String(of("early")),
      String(of("requests")),
      (of("script") / 1000).toFixed(1),
      (of("all") / 1000).toFixed(1),
    ]
    console.log(
      path.padEnd(26) + cells.map((cell, i) => cell.padStart([16, 12, 14, 10, 11, 8][i] ?? 0)).join(""),
    )
    server.close()
    server.closeAllConnections()
  }
}
