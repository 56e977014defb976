/** Measures script time when idle and while the mouse moves, and long tasks, with the CPU throttled. */
import { type CDPSession, chromium, type Page } from "@playwright/test"
import { findBrowser } from "../browser"
import { buildIfNeeded } from "../build"
import { serve } from "../serve"

/** Factor by which the CPU is slowed down, to the speed of an old laptop. */
const slowdown = 4
/** Duration of each measurement in milliseconds. */
const measureMs = 10_000
/** Time after loading in which deferred work completes, in milliseconds. */
const settleMs = 8000

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

/** Moves the mouse in circles over the page for `measureMs`. */
async function moveMouse(page: Page): Promise<void> {
  const end = performance.now() + measureMs
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
  await pause(settleMs)
  const scriptRate = async (work: () => Promise<unknown>) => {
    const before = await scriptMs(client)
    const started = performance.now()
    await work()
    return (1000 * ((await scriptMs(client)) - before)) / (performance.now() - started)
  }
  const idle = await scriptRate(() => pause(measureMs))
  const moving = await scriptRate(() => moveMouse(page))
  const tasks = await page.evaluate(() => (window as unknown as { longTasks: LongTask[] }).longTasks)
  const late = tasks.filter(({ start }) => start > loaded)
  const longest = Math.max(0, ...late.map(({ duration }) => duration))
  const cells = [idle.toFixed(1), moving.toFixed(1), String(late.length), longest.toFixed(0)]
  return cells.map((cell, i) => cell.padStart([13, 15, 18, 11][i] ?? 0)).join("")
}

/** Prints a row for each page of a selection, of the built site. */
export async function benchVisits(): Promise<void> {
  if (!(await buildIfNeeded({ quiet: true }))) throw new Error("The site could not be built.")
  const port = 9124
  const server = await serve(`${process.cwd()}/public`, port)
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args, env })
  console.log(`\nA visit with the CPU slowed ${slowdown} times, ${measureMs / 1000} s each:`)
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
