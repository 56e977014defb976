/** Measures what a page costs while nobody touches it, and Pertti's own share of it, with the CPU throttled. */
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test"
import { findBrowser } from "../browser"
import { buildIfNeeded } from "../build"
import { serve } from "../serve"

/** Factor by which the CPU is slowed down, to the speed of an old laptop. */
const slowdown = 4
/** Wait after loading, wait after each change of the page, and duration of a measurement, in milliseconds. */
const [settleMs, changeMs, measureMs] = [6000, 800, 2500]
/** The number of visits, in each of which the page is measured with him asleep and walking, and without him in between. */
const visits = 8

const standardPaths = ["/", "/week", "/blog/content-is-data"]

/** Attribute of the root element that takes him off the page. */
const absent = "data-bench-absent"

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

const pertti = (page: Page) => page.getByRole("button", { name: /^Pertti/ }).first()

/** Returns the main thread's work until now, in milliseconds of its own time. */
async function workMs(client: CDPSession): Promise<number> {
  const { metrics } = await client.send("Performance.getMetrics")
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0)
}

/** Returns the main thread's milliseconds of work in a second. */
async function measure(client: CDPSession): Promise<number> {
  await pause(changeMs)
  const [before, started] = [await workMs(client), performance.now()]
  await pause(measureMs)
  return (1000 * ((await workMs(client)) - before)) / (performance.now() - started)
}

/** Returns the quartiles of numbers: the lower one, the median and the upper one. */
function quartiles(values: readonly number[]): [number, number, number] {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number) => {
    const place = share * (sorted.length - 1)
    const [low = 0, high = low] = sorted.slice(Math.floor(place))
    return low + (high - low) * (place % 1)
  }
  return [at(0.25), at(0.5), at(0.75)]
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Returns the main thread's work with him, or with him taken off. */
async function measureWith(isThere: boolean, page: Page, client: CDPSession): Promise<number> {
  await page.evaluate(([name, isAbsent]) => document.documentElement.toggleAttribute(name, isAbsent), [
    absent,
    !isThere,
  ] as const)
  return measure(client)
}

/** Milliseconds of work in a second. */
type Costs = { without: number; asleep: number; walking: number }

/** Returns the costs of one visit. */
async function visit(browser: Browser, address: string): Promise<Costs> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.route(/^https?:\/\/(?!localhost)/, route => route.abort())
  const client = await page.context().newCDPSession(page)
  // The thread's own time, which other work of the machine does not lengthen.
  await client.send("Performance.enable", { timeDomain: "threadTicks" })
  await page.goto(address)
  // The pictures of the tab's icon, which change all the time, cost more than anything measured here.
  await page.evaluate(() => document.querySelector('link[rel="icon"]')?.remove())
  await page.addStyleTag({
    content: `[${absent}] :is(button[aria-label^="Pertti"], canvas[data-walk]) { display: none !important }`,
  })
  await pause(settleMs)
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  const asleep: number[] = []
  const without: number[] = []
  // In an order in which a page that calms down by and by costs both the same.
  for (const isThere of [true, false, false, true])
    (isThere ? asleep : without).push(await measureWith(isThere, page, client))
  // By keys: after a pointer the emojis of its trail fall for two seconds.
  await pertti(page).focus()
  for (let press = 0; press < 3; press++) await page.keyboard.press("Enter")
  await page.locator("img[src*='pertti-walk'], img[src*='pertti-sleepwalk']").waitFor({ state: "attached" })
  const walking = await measure(client)
  without.push(await measureWith(false, page, client))
  await page.close()
  return { without: mean(without), asleep: mean(asleep), walking }
}

/** Returns the cells of a page's row. */
async function measurePage(browser: Browser, address: string): Promise<string[]> {
  const all: Costs[] = []
  for (let i = 0; i < visits; i++) all.push(await visit(browser, address))
  const spread = (values: readonly number[]) => {
    const [low, median, high] = quartiles(values)
    return `${median.toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)})`
  }
  return [
    spread(all.map(({ without }) => without)),
    spread(all.map(({ asleep, without }) => asleep - without)),
    spread(all.map(({ walking, without }) => walking - without)),
  ]
}

/** Prints a row for each path, by default the front page, a toy and a post of the built site. */
export async function benchIdle(paths: readonly string[]): Promise<void> {
  if (!(await buildIfNeeded({ quiet: true }))) throw new Error("The site could not be built.")
  const port = 9127
  const server = await serve(`${process.cwd()}/public`, port)
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args, env })
  console.log(`
Work of the main thread while nobody touches the page, in ms a second, with the CPU slowed ${slowdown} times:
the page without Pertti, and what he adds to it, as the median and the quartiles of ${visits} visits.`)
  const row = (page: string, cells: readonly string[]) =>
    console.log(page.padEnd(26) + cells.map(cell => cell.padStart(26)).join(""))
  row("page", ["without him", "asleep", "walking"])
  for (const path of paths.length > 0 ? paths : standardPaths)
    row(path, await measurePage(browser, `http://localhost:${port}${path}`))
  await browser.close()
  server.close()
}
