/** The Playwright fixture of the site's tests: external hosts are refused, and console output and failed requests recorded. */
import { readdirSync, readFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { test as base, type Page } from "@playwright/test"
import { parse } from "yaml"
import { logoStyle, logoText } from "../../src/effects/logo"
import type { PageEntry } from "../../src/lib/content/derivedLists"
import { isSettled } from "./settled"

export type PageEvents = {
  /** Console messages and uncaught errors. */
  console: string[]
  /** Requests that were answered with an error status. */
  failed: string[]
  /** URLs of requests to external hosts. */
  outside: string[]
}

/** Records a page's events from now on. */
export async function watchPage(page: Page): Promise<PageEvents> {
  const events: PageEvents = { console: [], failed: [], outside: [] }
  page.on("console", message => {
    // Ignores the logo, which is printed on purpose, and messages at the level "verbose", with which Chromium comments on
    // performance, depending on the speed of the machine.
    const type: string = message.type()
    if (type === "verbose" || message.text() === `${logoText} ${logoStyle}`) return
    events.console.push(`${type}: ${message.text()}`)
  })
  page.on("pageerror", error => events.console.push(`uncaught: ${error.message}`))
  page.on("response", response => {
    if (response.status() >= 400) events.failed.push(`${response.status()} ${response.url()}`)
  })
  // Excludes effects of a low probability: random numbers are at least 0.1, unless a test changes that.
  await page.addInitScript(() => {
    const random = Math.random
    Math.random = () => 0.1 + 0.9 * random()
  })
  // Requests that a test answers itself don't fail; all other external ones do.
  page.on("requestfailed", request => {
    if (/^https?:\/\/(?!localhost)/.test(request.url())) events.outside.push(request.url())
  })
  return events
}

export const test = base.extend<{ events: PageEvents }>({
  events: [async ({ page }, use) => use(await watchPage(page)), { auto: true }],
})

/** Returns the pages that the picker lists. */
export function sitePages(): PageEntry[] {
  return JSON.parse(readFileSync("public/pages.json", "utf8")) as PageEntry[]
}

type BuiltPage = { path: string; title: string; hidden?: boolean; embeds?: string[] }

/** Reads all built pages from their page data, including hidden ones and address templates. */
function builtPages(): BuiltPage[] {
  return readdirSync("public/page-data", { recursive: true, encoding: "utf8" })
    .filter(file => file.endsWith("page-data.json"))
    .sort()
    .flatMap(
      file => JSON.parse(readFileSync(join("public/page-data", file), "utf8")).result?.data?.page ?? [],
    )
}

/** Returns the pages that the picker hides, each with a path at which it can be visited. */
export function hiddenPages(): { path: string; title: string }[] {
  const [song] = parse(readFileSync("content/playlists/random.yaml", "utf8")).songs as { id: string }[]
  return builtPages()
    .filter(({ hidden }) => hidden)
    .map(({ path, title }) => ({
      path: path.replace("[id]", song?.id ?? "").replace("[...]", "never-written"),
      title,
    }))
}

/** Returns the paths of the pages with an embed whose source matches a pattern, such as /\bGameFrame\b/ for games. */
export function pagesUsing(pattern: RegExp): Set<string> {
  const files = readdirSync("src/embeds", { recursive: true, encoding: "utf8" }).filter(file =>
    file.endsWith(".tsx"),
  )
  const matching = files.filter(file => pattern.test(readFileSync(join("src/embeds", file), "utf8")))
  // Files in a folder "parts" belong to the embed of its parent folder.
  const folders = new Set(matching.map(file => dirname(file).replace(/\/parts(\/.*)?$/, "")))
  const names = new Set(files.filter(file => folders.has(dirname(file))).map(file => basename(file, ".tsx")))
  const pages = builtPages().filter(({ embeds = [] }) => embeds.some(name => names.has(name)))
  if (pages.length === 0) throw new Error(`No page has an embed whose code says ${pattern}.`)
  return new Set(pages.map(({ path }) => path))
}

/**
 * Stops the visitor's clock at a time, but no timers, before the page is opened. The returned function lets it run on from
 * there, also after a reload.
 */
export async function stopClock(page: Page, at: string): Promise<() => Promise<void>> {
  await page.addInitScript(stopped => {
    const now = () => (window.timePassesSince ? stopped + Real.now() - window.timePassesSince : stopped)
    const Real = window.Date
    window.Date = new Proxy(Real, {
      construct: (target, args, newTarget) =>
        Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
      apply: () => new Real(now()).toString(),
      get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
    })
  }, Date.parse(at))
  return async () => {
    const since = Date.now()
    const startClock = (from: number) => {
      window.timePassesSince = from
    }
    await page.addInitScript(startClock, since)
    await page.evaluate(startClock, since)
  }
}

declare global {
  interface Window {
    Date: DateConstructor
    timePassesSince?: number
  }
}

/** Waits until the page is hydrated, and every embed on it has loaded or failed. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(isSettled)
}

/** Opens README.TXT by its button on the task bar, where there is one and it is closed. */
export async function openReadme(page: Page): Promise<void> {
  const button = page.getByRole("region", { name: "Task bar" }).getByRole("button", { name: "README.TXT" })
  const isClosed = await page.evaluate(() => document.body.dataset.readme === "closed")
  if (isClosed && (await button.count()) > 0) await button.click()
}

/** Makes the viewport as high as the page, up to `maxHeight` CSS pixels, so that the sticky bars cover nothing. */
export async function showWhole(page: Page, maxHeight = Number.POSITIVE_INFINITY): Promise<void> {
  // With saveData on, Gatsby does not prefetch the targets of all links in view, which would be most of the site.
  await page.evaluate(() => {
    const saveData = { get: () => true, configurable: true }
    if ("connection" in navigator) Object.defineProperty(navigator.connection, "saveData", saveData)
  })
  // Twice, since a toy may grow with the viewport.
  for (let time = 0; time < 2; time++) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight + 200)
    await page.setViewportSize({ width: 1280, height: Math.min(height, maxHeight) })
  }
  // A page that has been scrolled would lie under its header.
  await page.evaluate(() => window.scrollTo(0, 0))
}
