/** How soon a page answers: to whatever is pressed in its first ten seconds, and to a link until the next page is read. */
import { type Browser, chromium, type Page } from "@playwright/test"
import { findBrowser } from "../browser"
import { buildIfNeeded } from "../build"
import { serve } from "../serve"

/** How many times slower than here the visitor's machine is. */
const slowdown = 4
/** How long each page is pressed from its beginning, in milliseconds, and how long is waited between two inputs. */
const span = 10_000
const apart = 200
/** How long a link is pointed at before it is pressed, as a hand does it, in milliseconds. */
const pointed = 250
const port = 9128

/** Pages of each kind, pressed from the moment they are seen. */
const visited = [
  "/",
  "/blog/content-is-data",
  "/tools/consonants",
  "/games/tictactoe",
  "/radio",
  "/books-i-have",
]

/** From where links are followed, and to which: documents, programs, a game, a list. */
const start = "/blog/content-is-data"
const followed = [
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
  // What runs TypeScript gives functions their names by a helper, which the page has not.
  await page.addInitScript("globalThis.__name = value => value")
  await page.addInitScript(() => {
    const answers: Record<number, number> = {}
    Object.assign(window, { answers })
    const hear = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[])
        if (entry.interactionId)
          answers[entry.interactionId] = Math.max(answers[entry.interactionId] ?? 0, entry.duration)
    }
    new PerformanceObserver(hear).observe({
      type: "event",
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit)
  })
  const client = await page.context().newCDPSession(page)
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  return page
}

/** Milliseconds from input to paint of each press and key in a page's first ten seconds; none is shorter than 16. */
async function firstTouches(page: Page, path: string): Promise<number[]> {
  const begun = performance.now()
  await page.goto(`http://localhost:${port}${path}`, { waitUntil: "commit" })
  await page.locator("#start").waitFor()
  for (let step = 0; performance.now() - begun < span; step++) {
    // What is on every page, for a pointer and for keys: the Start menu and its way out.
    if (step % 2 === 0) await page.mouse.click(30, 780)
    else await page.keyboard.press("Escape")
    await pause(apart)
  }
  const answers = await page.evaluate(
    () => (window as unknown as { answers: Record<number, number> }).answers,
  )
  return Object.values(answers)
}

/** Milliseconds from the press of a link to the picture in which the next page's title stands. */
async function follow(page: Page, path: string): Promise<number> {
  await page.goto(`http://localhost:${port}${start}`)
  await page.waitForSelector("body[data-ready]")
  await pause(1500)
  const link = page.locator(`nav[aria-label="Top menu"] a[href="${path}"]`)
  await page.evaluate(() => {
    const title = () => document.querySelector("main h1")?.textContent
    const before = title()
    Object.assign(window, { arrived: 0 })
    const pressed = (event: Event) => {
      const look = () => {
        if (title() === before) return void requestAnimationFrame(look)
        requestAnimationFrame(() => Object.assign(window, { arrived: performance.now() - event.timeStamp }))
      }
      requestAnimationFrame(look)
    }
    addEventListener("click", pressed, { capture: true, once: true })
  })
  await link.hover()
  await pause(pointed)
  await link.click()
  await page.waitForFunction(() => (window as unknown as { arrived: number }).arrived > 0)
  return page.evaluate(() => (window as unknown as { arrived: number }).arrived)
}

const cells = (values: readonly number[]) =>
  [String(values.length), ...[0.5, 0.95, 1].map(part => quantile(values, part).toFixed(0))]
    .map(cell => cell.padStart(8))
    .join("")

/** Prints a row for each page. */
export async function benchAnswers(): Promise<void> {
  if (!(await buildIfNeeded({ quiet: true }))) throw new Error("The site could not be built.")
  const server = await serve(`${process.cwd()}/public`, port)
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args, env })
  const head = "   inputs  median 95th %     max"
  console.log(`\nInput to paint in the first ${span / 1000} s, CPU slowed ${slowdown} times, ms:`)
  console.log(`page                    ${head}`)
  const all: number[] = []
  for (const path of visited) {
    const page = await open(browser)
    const answers = await firstTouches(page, path)
    await page.close()
    all.push(...answers)
    console.log(path.padEnd(24) + cells(answers))
  }
  console.log("all".padEnd(24) + cells(all))
  console.log(`\nFrom a link's press to the next page's title, pointed at for ${pointed} ms before, ms:`)
  const next: number[] = []
  for (const path of followed) {
    const page = await open(browser)
    const times = [await follow(page, path), await follow(page, path), await follow(page, path)]
    await page.close()
    next.push(...times)
    console.log(path.padEnd(24) + cells(times))
  }
  console.log("all".padEnd(24) + cells(next))
  await browser.close()
  server.close()
}
