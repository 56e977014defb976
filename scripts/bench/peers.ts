/**
 * Compares the cost of a first visit with that of a page built by another tool. The same browser loads both in turn with
 * its CPU throttled, so only the ratios are meaningful.
 */
import { existsSync, readFileSync, statSync } from "node:fs"
import { createServer, type Server } from "node:http"
import { extname, join } from "node:path"
import { gzipSync } from "node:zlib"
import { type Browser, chromium } from "@playwright/test"
import { findBrowser } from "../browser"
import { buildIfNeeded } from "../build"

/** Factor by which the CPU is slowed down, to the speed of an old laptop. */
const slowdown = 4
/** Number of loads of each page, of which medians are printed. */
const visits = 7
/** Time without a request after which a page counts as loaded, in milliseconds. */
const idleMs = 5000

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

/** Measurements of a visit: `paint` and `blocked` in milliseconds, `early` requests before the paint, sizes in bytes. */
type Visit = { paint: number; blocked: number; requests: number; early: number; script: number; all: number }

/** Serves a folder gzipped, in the same way for each tool. */
async function serveFolder(folder: string): Promise<{ server: Server; base: string }> {
  const server = createServer((request, response) => {
    const path = join(folder, decodeURIComponent(new URL(request.url ?? "/", "http://local").pathname))
    const file = existsSync(path) && statSync(path).isDirectory() ? join(path, "index.html") : path
    if (!existsSync(file)) return void response.writeHead(404).end()
    const type = types[extname(file)] ?? "application/octet-stream"
    const isText = /text|json/.test(type)
    response.writeHead(200, {
      "content-type": type,
      "cache-control": type === "text/html" ? "no-cache" : "max-age=3600",
      ...(isText && { "content-encoding": "gzip" }),
    })
    response.end(isText ? gzipSync(readFileSync(file)) : readFileSync(file))
  })
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  return { server, base: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}` }
}

type Timings = { paint: number; blocked: number }

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, route => route.abort())
  await client.send("Network.enable")
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  const requestsById = new Map<string, { url: string; bytes: number }>()
  let lastRequest = performance.now()
  client.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (!request.url.startsWith("http")) return
    requestsById.set(requestId, { url: request.url, bytes: 0 })
    lastRequest = performance.now()
  })
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = requestsById.get(requestId)
    if (request) request.bytes = encodedDataLength
    lastRequest = performance.now()
  })
  await page.addInitScript(() => {
    const timings: Timings = { paint: 0, blocked: 0 }
    Object.assign(window, { timings })
    new PerformanceObserver(list => {
      for (const { startTime } of list.getEntries()) timings.paint = startTime
    }).observe({ type: "largest-contentful-paint", buffered: true })
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) timings.blocked += Math.max(0, duration - 50)
    }).observe({ type: "longtask", buffered: true })
  })
  await page.goto(address)
  while (performance.now() - lastRequest < idleMs) await new Promise(resolve => setTimeout(resolve, 100))
  const { paint, blocked } = await page.evaluate(() => (window as unknown as { timings: Timings }).timings)
  const startTimes = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ startTime }) => startTime),
  )
  // Request interception disables the browser's cache, so repeated requests are counted once.
  const requests = [...new Map([...requestsById.values()].map(request => [request.url, request])).values()]
  const sumBytes = (matches: (url: string) => boolean) =>
    requests.reduce((total, { url, bytes }) => total + (matches(url) ? bytes : 0), 0)
  await context.close()
  return {
    paint,
    blocked,
    requests: requests.length,
    early: 1 + startTimes.filter(start => start < paint).length,
    script: sumBytes(url => new URL(url).pathname.endsWith(".js")),
    all: sumBytes(() => true),
  }
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

/**
 * Prints a row for each page.
 *
 * @param peer A folder built by another tool and the path of a page in it, as "/tmp/astro/dist/::/p-1/"; undefined to
 *   measure the site's own pages only.
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
    for (const { base, path, visits: results } of served) {
      // A new browser, so that nothing is cached from the previous visit.
      const browser = await chromium.launch({ executablePath, args, env })
      results.push(await visit(browser, base + path))
      await browser.close()
    }
  console.log(`\nA first visit with the CPU slowed ${slowdown} times, medians of ${visits}:`)
  console.log(
    "page                      largest paint ms  blocked ms  before paint  requests  script kB  all kB",
  )
  for (const { server, path, visits: results } of served) {
    const medianOf = (name: keyof Visit) => median(results.map(result => result[name]))
    const cells = [
      medianOf("paint").toFixed(0),
      medianOf("blocked").toFixed(0),
      String(medianOf("early")),
      String(medianOf("requests")),
      (medianOf("script") / 1000).toFixed(1),
      (medianOf("all") / 1000).toFixed(1),
    ]
    console.log(
      path.padEnd(26) + cells.map((cell, i) => cell.padStart([16, 12, 14, 10, 11, 8][i] ?? 0)).join(""),
    )
    server.close()
    server.closeAllConnections()
  }
}
