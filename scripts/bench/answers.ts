/** Measures input latency: from input to paint just after load, and from a link's click to the next page's title. */
import { type Browser, chromium, type Page } from "@playwright/test"
import { findBrowser } from "../browser"
import { buildIfNeeded } from "../build"
import { serve } from "../serve"

/** Factor by which the CPU is slowed down, to the speed of an old laptop. */
const slowdown = 4
/** Time from the start of the navigation in which inputs are sent, and the pause between two of them, in milliseconds. */
const measureMs = 10_000
const inputIntervalMs = 200
/** Time between hovering and clicking a link, in milliseconds, about that of a person. */
const hoverMs = 250
const port = 9128

/** Paths, one for each kind of page, that get input from their first paint. */
const inputPaths = [
  "/",
  "/blog/content-is-data",
  "/tools/consonants",
  "/games/tictactoe",
  "/radio",
  "/books-i-have",
]

/** The page whose links are clicked, and their targets: documents, programs, a game, a list. */
const startPath = "/blog/content-is-data"
const linkPaths = [
  "/juhku",
  "/timeline",
  "/virtual-horses",
  "/backlog",
  "/radio",
  "/excuse-generator",
  "/games/10x",
  "/",
]

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(part * values.length) - 1] ?? 0

async function open(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.route(/^https?:\/\/(?!localhost)/, route => route.abort())
  // tsx compiles named functions to calls of a helper, which does not exist in the page.
  await page.addInitScript("globalThis.__name = value => value")
  await page.addInitScript(() => {
    const latencies: Record<number, number> = {}
    Object.assign(window, { latencies })
    const record = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[])
        if (entry.interactionId)
          latencies[entry.interactionId] = Math.max(latencies[entry.interactionId] ?? 0, entry.duration)
    }
    new PerformanceObserver(record).observe({
      type: "event",
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit)
  })
  const client = await page.context().newCDPSession(page)
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  return page
}

/** Measures the milliseconds from input to paint for inputs after the load of a page; the browser reports none below 16. */
async function measureLatencies(page: Page, path: string): Promise<number[]> {
  const start = performance.now()
  await page.goto(`http://localhost:${port}${path}`, { waitUntil: "commit" })
  await page.locator("#start").waitFor()
  for (let step = 0; performance.now() - start < measureMs; step++) {
    // Opens the Start menu, which every page has, by click, and closes it by key.
    if (step % 2 === 0) await page.mouse.click(30, 780)
    else await page.keyboard.press("Escape")
    await pause(inputIntervalMs)
  }
  const latencies = await page.evaluate(
    () => (window as unknown as { latencies: Record<number, number> }).latencies,
  )
  return Object.values(latencies)
}

/** Measures the milliseconds from a link's click to the frame that shows the next page's title. */
async function measureLink(page: Page, path: string): Promise<number> {
  await page.goto(`http://localhost:${port}${startPath}`)
  await page.waitForSelector("body[data-ready]")
  await pause(1500)
  const link = page.locator(`nav[aria-label="Top menu"] a[href="${path}"]`)
  await page.evaluate(() => {
    const title = () => document.querySelector("main h1")?.textContent
    const oldTitle = title()
    Object.assign(window, { elapsedMs: 0 })
    const onClick = (event: Event) => {
      const check = () => {
        if (title() === oldTitle) return void requestAnimationFrame(check)
        requestAnimationFrame(() => Object.assign(window, { elapsedMs: performance.now() - event.timeStamp }))
      }
      requestAnimationFrame(check)
    }
    addEventListener("click", onClick, { capture: true, once: true })
  })
  await link.hover()
  await pause(hoverMs)
  await link.click()
  await page.waitForFunction(() => (window as unknown as { elapsedMs: number }).elapsedMs > 0)
  return page.evaluate(() => (window as unknown as { elapsedMs: number }).elapsedMs)
}

const cells = (values: readonly number[]) =>
  [String(values.length), ...[0.5, 0.95, 1].map(part => quantile(values, part).toFixed(0))]
    .map(cell => cell.padStart(8))
    .join("")

/** Prints a row of latencies for each page. */
export async function benchAnswers(): Promise<void> {
  if (!(await buildIfNeeded({ quiet: true }))) throw new Error("The site could not be built.")
  const server = await serve(`${process.cwd()}/public`, port)
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args, env })
  const head = "   inputs  median 95th %     max"
  console.log(`\nInput to paint in the first ${measureMs / 1000} s, CPU slowed ${slowdown} times, ms:`)
  console.log(`page                    ${head}`)
  const all: number[] = []
  for (const path of inputPaths) {
    const page = await open(browser)
    const latencies = await measureLatencies(page, path)
    await page.close()
    all.push(...latencies)
    console.log(path.padEnd(24) + cells(latencies))
  }
  console.log("all".padEnd(24) + cells(all))
  console.log(`\nFrom a link's press to the next page's title, pointed at for ${hoverMs} ms before, ms:`)
  const allLinks: number[] = []
  for (const path of linkPaths) {
    const page = await open(browser)
    const times = [
      await measureLink(page, path),
      await measureLink(page, path),
      await measureLink(page, path),
    ]
    await page.close()
    allLinks.push(...times)
    console.log(path.padEnd(24) + cells(times))
  }
  console.log("all".padEnd(24) + cells(allLinks))
  await browser.close()
  server.close()
}
