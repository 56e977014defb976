/** What a page leaves behind when one has been on it ten times and is somewhere else. */
import { readFileSync } from "node:fs"
import { type CDPSession, chromium, type Page } from "@playwright/test"
import { findBrowser } from "../browser"
import { buildIfNeeded } from "../build"
import { serve } from "../serve"

/** How often each page is visited, and by how much the heap may grow meanwhile. */
const visits = 10
const limit = 0.1
/** What one goes back to: a page without a toy. */
const plain = "/gpl"
/** How long one stays, in milliseconds. */
const stay = 150
/** How long it is watched which pictures are still asked for, in milliseconds. */
const watched = 300

/** Counts what a page can leave running: intervals, sound, and pictures that are asked for. */
const counting = `{
  const running = { intervals: new Set(), sounds: new Set(), pictures: 0 }
  window.running = running
  const { setInterval: begin, clearInterval: end, requestAnimationFrame: frame } = window
  window.setInterval = (...all) => { const id = begin(...all); running.intervals.add(id); return id }
  window.clearInterval = id => { running.intervals.delete(id); end(id) }
  window.requestAnimationFrame = back => { running.pictures++; return frame(back) }
  const Sound = window.AudioContext
  window.AudioContext = class extends Sound { constructor(...all) { super(...all); running.sounds.add(this) } }
}`

type Left = {
  bytes: number
  nodes: number
  listeners: number
  intervals: number
  /** Audio contexts that play. */
  sounds: number
  /** Pictures asked for in a second. */
  pictures: number
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

async function go(page: Page, path: string): Promise<void> {
  await page.evaluate(`window.___navigate(${JSON.stringify(path)})`)
  await page.waitForURL(url => url.pathname.replace(/\/$/, "") === path)
  await pause(stay)
}

async function left(page: Page, client: CDPSession): Promise<Left> {
  // Twice: what only a finaliser holds goes at the second.
  for (let i = 0; i < 2; i++) await client.send("HeapProfiler.collectGarbage")
  const counts = () =>
    page.evaluate<{ intervals: number; sounds: number; pictures: number }>(
      `({ intervals: running.intervals.size, pictures: running.pictures,
          sounds: [...running.sounds].filter(({ state }) => state === "running").length })`,
    )
  const before = await counts()
  await pause(watched)
  const { intervals, sounds, pictures } = await counts()
  const { metrics } = await client.send("Performance.getMetrics")
  const metric = (of: string) => metrics.find(({ name }) => name === of)?.value ?? 0
  return {
    bytes: metric("JSHeapUsedSize"),
    nodes: metric("Nodes"),
    listeners: metric("JSEventListeners"),
    intervals,
    sounds,
    pictures: Math.round(((pictures - before.pictures) * 1000) / watched),
  }
}

/** What there is more of after the visits than before, in words; "" where there is nothing to say. */
function complaint(before: Left, after: Left): string {
  const growth = after.bytes / before.bytes - 1
  const more = (["nodes", "listeners", "intervals", "sounds", "pictures"] as const)
    // A single one may come with the first visit and stay; what leaks comes with each.
    .filter(what => after[what] - before[what] >= (what === "sounds" ? 1 : visits))
    .map(what => `${after[what] - before[what]} more ${what}`)
  return [...(growth > limit ? [`heap ${(100 * growth).toFixed(0)} % larger`] : []), ...more].join(", ")
}

/** Prints a row for each page, or for those that are named, of the site as it is built. */
export async function benchLeaks(named: readonly string[]): Promise<void> {
  if (!(await buildIfNeeded({ quiet: true }))) throw new Error("The site could not be built.")
  const port = 9126
  const server = await serve(`${process.cwd()}/public`, port)
  const all = [...readFileSync("public/sitemap.xml", "utf8").matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)]
    .map(match => (match[1] ?? "").replace(/\/$/, ""))
    .filter(path => path !== "" && path !== plain)
  const paths = named.length > 0 ? named : all
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args, env })
  console.log(`\nWhat ${visits} visits leave behind (the heap may be ${100 * limit} % larger):`)
  let faults = 0
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.route(/^https?:\/\/(?!localhost)/, route => route.abort())
  await page.addInitScript(counting)
  const client = await page.context().newCDPSession(page)
  await client.send("Performance.enable")
  await page.goto(`http://localhost:${port}${plain}`)
  // By hand: what Playwright waits with is forbidden by the site's security policy.
  while (!(await page.evaluate("typeof window.___navigate === 'function'"))) await pause(50)
  const visit = async (path: string, times: number) => {
    for (let i = 0; i < times; i++) {
      await go(page, path)
      await go(page, plain)
    }
  }
  // All in one tab, which first gets what comes once: late parts of the shell, and code that was found to be hot.
  await visit("/phd", 2 * visits)
  for (const path of paths) {
    await visit(path, 3)
    const before = await left(page, client)
    await visit(path, visits)
    const after = await left(page, client)
    const said = complaint(before, after)
    if (said) faults++
    const mb = (bytes: number) => (bytes / 1e6).toFixed(2)
    console.log(`${path.padEnd(34)}${mb(before.bytes).padStart(7)} MB, then ${mb(after.bytes)}  ${said}`)
  }
  console.log(`${paths.length} pages, ${faults} of them with something left behind.`)
  await browser.close()
  server.close()
}
