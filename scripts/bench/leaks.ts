/** Detects leaks: compares memory, DOM nodes, listeners, timers and sounds before and after repeated visits of a page. */
import { readFileSync } from "node:fs"
import { type CDPSession, chromium, type Page } from "@playwright/test"
import { findBrowser } from "../browser"
import { buildIfNeeded } from "../build"
import { serve } from "../serve"

/** Number of measured visits of each page, and the maximum growth of the heap meanwhile, as a fraction. */
const visits = 10
const maxGrowth = 0.1
/** A page without a toy, which is shown between the visits. */
const plainPath = "/gpl"
/** Duration of a visit in milliseconds. */
const stayMs = 150
/** Time in milliseconds for which requested animation frames are counted after a visit. */
const watchMs = 300

/** A script for the page that counts intervals, audio contexts and requested animation frames. */
const countingScript = `{
  const running = { intervals: new Set(), sounds: new Set(), frames: 0 }
  window.running = running
  const { setInterval: begin, clearInterval: end, requestAnimationFrame: frame } = window
  window.setInterval = (...all) => { const id = begin(...all); running.intervals.add(id); return id }
  window.clearInterval = id => { running.intervals.delete(id); end(id) }
  window.requestAnimationFrame = back => { running.frames++; return frame(back) }
  const Sound = window.AudioContext
  window.AudioContext = class extends Sound { constructor(...all) { super(...all); running.sounds.add(this) } }
}`

type Resources = {
  bytes: number
  nodes: number
  listeners: number
  intervals: number
  /** Number of audio contexts that are running. */
  sounds: number
  /** Animation frames requested per second. */
  frames: number
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

async function go(page: Page, path: string): Promise<void> {
  await page.evaluate(`window.___navigate(${JSON.stringify(path)})`)
  await page.waitForURL(url => url.pathname.replace(/\/$/, "") === path)
  await pause(stayMs)
}

async function measureResources(page: Page, client: CDPSession): Promise<Resources> {
  // Twice, since objects with finalisers are freed by the second collection.
  for (let i = 0; i < 2; i++) await client.send("HeapProfiler.collectGarbage")
  const counts = () =>
    page.evaluate<{ intervals: number; sounds: number; frames: number }>(
      `({ intervals: running.intervals.size, frames: running.frames,
          sounds: [...running.sounds].filter(({ state }) => state === "running").length })`,
    )
  const before = await counts()
  await pause(watchMs)
  const { intervals, sounds, frames } = await counts()
  const { metrics } = await client.send("Performance.getMetrics")
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0
  return {
    bytes: metric("JSHeapUsedSize"),
    nodes: metric("Nodes"),
    listeners: metric("JSEventListeners"),
    intervals,
    sounds,
    frames: Math.round(((frames - before.frames) * 1000) / watchMs),
  }
}

/** Describes the growth of resources during the visits; "" if nothing has leaked. */
function describeLeaks(before: Resources, after: Resources): string {
  const growth = after.bytes / before.bytes - 1
  const leaks = (["nodes", "listeners", "intervals", "sounds", "frames"] as const)
    // A few resources may be created once and kept; a leak grows with every visit.
    .filter(kind => after[kind] - before[kind] >= (kind === "sounds" ? 1 : visits))
    .map(kind => `${after[kind] - before[kind]} more ${kind}`)
  return [...(growth > maxGrowth ? [`heap ${(100 * growth).toFixed(0)} % larger`] : []), ...leaks].join(", ")
}

/** Prints a row for each of the given pages of the built site, or for all of them. */
export async function benchLeaks(requestedPaths: readonly string[]): Promise<void> {
  if (!(await buildIfNeeded({ quiet: true }))) throw new Error("The site could not be built.")
  const port = 9126
  const server = await serve(`${process.cwd()}/public`, port)
  const all = [...readFileSync("public/sitemap.xml", "utf8").matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)]
    .map(match => (match[1] ?? "").replace(/\/$/, ""))
    .filter(path => path !== "" && path !== plainPath)
  const paths = requestedPaths.length > 0 ? requestedPaths : all
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args, env })
  console.log(`\nWhat ${visits} visits leave behind (the heap may be ${100 * maxGrowth} % larger):`)
  let leaking = 0
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.route(/^https?:\/\/(?!localhost)/, route => route.abort())
  await page.addInitScript(countingScript)
  const client = await page.context().newCDPSession(page)
  await client.send("Performance.enable")
  await page.goto(`http://localhost:${port}${plainPath}`)
  // Polled by hand, since the site's content security policy forbids the eval of Playwright's waitForFunction.
  while (!(await page.evaluate("typeof window.___navigate === 'function'"))) await pause(50)
  const visit = async (path: string, times: number) => {
    for (let i = 0; i < times; i++) {
      await go(page, path)
      await go(page, plainPath)
    }
  }
  // All pages share a tab, which is warmed up first: lazy parts of the shell load, and hot code is compiled.
  await visit("/phd", 2 * visits)
  for (const path of paths) {
    await visit(path, 3)
    const before = await measureResources(page, client)
    await visit(path, visits)
    const after = await measureResources(page, client)
    const leaks = describeLeaks(before, after)
    if (leaks) leaking++
    const mb = (bytes: number) => (bytes / 1e6).toFixed(2)
    console.log(`${path.padEnd(34)}${mb(before.bytes).padStart(7)} MB, then ${mb(after.bytes)}  ${leaks}`)
  }
  console.log(`${paths.length} pages, ${leaking} of them with something left behind.`)
  await browser.close()
  server.close()
}
