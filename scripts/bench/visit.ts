/** What a page costs an old laptop: script time when nothing happens and while the mouse moves, and long tasks. */
import { type CDPSession, chromium, type Page } from "@playwright/test"
import { findBrowser } from "../browser"
import { buildIfNeeded } from "../build"
import { serve } from "../serve"

/** How many times slower than here the visitor's machine is. */
const slowdown = 4
/** How long each is measured, in milliseconds. */
const span = 10_000
/** What comes late of its own accord has come after so many milliseconds. */
const settling = 8000

const paths = [
  "/",
  "/blog/content-is-data",
  "/tools/consonants",
  "/games/tictactoe",
  "/books-i-have",
  "/sandbox",
]

type LongTask = { start: number; duration: number }

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

async function scriptMs(client: CDPSession): Promise<number> {
  const { metrics } = await client.send("Performance.getMetrics")
  return 1000 * (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0)
}

/** Moves the mouse in circles over the page for `span`. */
async function stir(page: Page): Promise<void> {
  const end = performance.now() + span
  for (let step = 0; performance.now() < end; step++) {
    await page.mouse.move(640 + 300 * Math.cos(step / 20), 400 + 200 * Math.sin(step / 20))
    await pause(8)
  }
}

async function measure(page: Page, address: string): Promise<string> {
  const client = await page.context().newCDPSession(page)
  await client.send("Performance.enable")
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  await page.goto(address)
  await page.waitForLoadState("networkidle")
  const loaded = await page.evaluate(() => performance.now())
  await pause(settling)
  const during = async (work: () => Promise<unknown>) => {
    const before = await scriptMs(client)
    const started = performance.now()
    await work()
    return (1000 * ((await scriptMs(client)) - before)) / (performance.now() - started)
  }
  const idle = await during(() => pause(span))
  const moving = await during(() => stir(page))
  const tasks = await page.evaluate(() => (window as unknown as { longTasks: LongTask[] }).longTasks)
  const late = tasks.filter(({ start }) => start > loaded)
  const longest = Math.max(0, ...late.map(({ duration }) => duration))
  const cells = [idle.toFixed(1), moving.toFixed(1), String(late.length), longest.toFixed(0)]
  return cells.map((cell, i) => cell.padStart([13, 15, 18, 11][i] ?? 0)).join("")
}

/** Prints a row for each of a few pages of the site as it is built. */
export async function benchVisits(): Promise<void> {
  if (!(await buildIfNeeded({ quiet: true }))) throw new Error("The site could not be built.")
  const port = 9124
  const server = await serve(`${process.cwd()}/public`, port)
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args, env })
  console.log(`\nA visit with the CPU slowed ${slowdown} times, ${span / 1000} s each:`)
  console.log("page                       idle ms/s    moving ms/s   tasks over 50 ms  longest ms")
  for (const path of paths) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.route(/^https?:\/\/(?!localhost)/, route => route.abort())
    await page.addInitScript(() => {
      const longTasks: LongTask[] = []
      Object.assign(window, { longTasks })
      new PerformanceObserver(list => {
        for (const { startTime, duration } of list.getEntries())
          longTasks.push({ start: startTime, duration })
      }).observe({ type: "longtask", buffered: true })
    })
    console.log(path.padEnd(23) + (await measure(page, `http://localhost:${port}${path}`)))
    await page.close()
  }
  await browser.close()
  server.close()
}
