/** Measures what a page costs while nobody touches it, with and without Pertti, with the CPU throttled. */
import { type Browser, chromium, type Page } from "@playwright/test"
import { findBrowser } from "../browser"
import { buildIfNeeded } from "../build"
import { serve } from "../serve"

/** Factor by which the CPU is slowed down, to the speed of an old laptop. */
const slowdown = 4
/** Wait before a measurement, wait for what has been loaded for it, and its duration, in milliseconds. */
const [settleMs, startMs, measureMs] = [8000, 800, 3000]

const standardPaths = ["/", "/week", "/blog/content-is-data"]

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

const pertti = (page: Page) => page.getByRole("button", { name: /^Pertti/ })

/** Preparations of Pertti before the measurement, by the name of his state. */
const states: Record<string, (page: Page) => Promise<void>> = {
  "without him": async page => {
    await page.addStyleTag({ content: "button[aria-label^='Pertti'] { display: none !important }" })
  },
  asleep: async () => {},
  walking: async page => {
    for (let press = 0; press < 3; press++) await pertti(page).first().click()
    await page.locator("img[src*='pertti-walk'], img[src*='pertti-sleepwalk']").waitFor()
  },
}

/** Returns the main thread's milliseconds of work in a second. */
async function measure(
  browser: Browser,
  address: string,
  prepare: (page: Page) => Promise<void>,
): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.route(/^https?:\/\/(?!localhost)/, route => route.abort())
  const client = await page.context().newCDPSession(page)
  await client.send("Performance.enable")
  await page.goto(address)
  await pause(settleMs)
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  await prepare(page)
  await pause(startMs)
  const taskMs = async () => {
    const { metrics } = await client.send("Performance.getMetrics")
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0)
  }
  const start = await taskMs()
  await pause(measureMs)
  const cost = ((await taskMs()) - start) / (measureMs / 1000)
  await page.close()
  return cost
}

/** Prints a row for each path, by default the front page, a toy and a post of the built site. */
export async function benchIdle(paths: readonly string[]): Promise<void> {
  if (!(await buildIfNeeded({ quiet: true }))) throw new Error("The site could not be built.")
  const port = 9127
  const server = await serve(`${process.cwd()}/public`, port)
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args, env })
  console.log(
    `\nWork of the main thread while nobody touches the page, in ms a second, with the CPU slowed ${slowdown} times:`,
  )
  console.log(
    "page".padEnd(26) +
      Object.keys(states)
        .map(name => name.padStart(14))
        .join(""),
  )
  for (const path of paths.length > 0 ? paths : standardPaths) {
    const costs = []
    for (const prepare of Object.values(states))
      costs.push(await measure(browser, `http://localhost:${port}${path}`, prepare))
    console.log(path.padEnd(26) + costs.map(cost => cost.toFixed(1).padStart(14)).join(""))
  }
  await browser.close()
  server.close()
}
