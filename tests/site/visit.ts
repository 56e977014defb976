/** A visitor behind a wall: every outside host is refused, and everything the page complains of is noted. */
import { readdirSync, readFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { test as base, type Page } from "@playwright/test"
import { parse } from "yaml"
import { logoStyle, logoText } from "../../src/effects/logo"
import type { PageEntry } from "../../src/lib/content/derivedLists"
import { isSettled } from "./settled"

export type Complaints = {
  /** What was written to the console, and errors that nobody caught. */
  console: string[]
  /** Requests to the site itself that failed, with their status. */
  failed: string[]
  /** Outside addresses that were asked for. */
  outside: string[]
}

/** Watches a page from now on. */
export async function watch(page: Page): Promise<Complaints> {
  const heard: Complaints = { console: [], failed: [], outside: [] }
  page.on("console", message => {
    // The logo is printed on purpose. At the level "verbose", which a console hides, Chromium gives advice of its own:
    // that it has laid out what content-visibility hides, for example, which hangs on how fast the machine is.
    const type: string = message.type()
    if (type === "verbose" || message.text() === `${logoText} ${logoStyle}`) return
    heard.console.push(`${type}: ${message.text()}`)
  })
  page.on("pageerror", error => heard.console.push(`uncaught: ${error.message}`))
  page.on("response", response => {
    if (response.status() >= 400) heard.failed.push(`${response.status()} ${response.url()}`)
  })
  // No visitor of a test meets what comes to one in ten, or to one in ten thousand, unless the test says so.
  await page.addInitScript(() => {
    const chance = Math.random
    Math.random = () => 0.1 + 0.9 * chance()
  })
  // What a test answers itself is not asked for outside; every other host refuses.
  page.on("requestfailed", request => {
    if (/^https?:\/\/(?!localhost)/.test(request.url())) heard.outside.push(request.url())
  })
  return heard
}

export const test = base.extend<{ heard: Complaints }>({
  heard: [async ({ page }, use) => use(await watch(page)), { auto: true }],
})

/** The pages of the site, as the picker lists them. */
export function sitePages(): PageEntry[] {
  return JSON.parse(readFileSync("public/pages.json", "utf8")) as PageEntry[]
}

type BuiltPage = { path: string; title: string; hidden?: boolean; embeds?: string[] }

/** Every page as the build has written it down, the hidden ones and the templates of addresses too. */
function builtPages(): BuiltPage[] {
  return readdirSync("public/page-data", { recursive: true, encoding: "utf8" })
    .filter(file => file.endsWith("page-data.json"))
    .sort()
    .flatMap(
      file => JSON.parse(readFileSync(join("public/page-data", file), "utf8")).result?.data?.page ?? [],
    )
}

/** Pages that the picker hides, by an address at which each can be visited. */
export function hiddenPages(): { path: string; title: string }[] {
  const [song] = parse(readFileSync("content/playlists/random.yaml", "utf8")).songs as { id: string }[]
  return builtPages()
    .filter(({ hidden }) => hidden)
    .map(({ path, title }) => ({
      path: path.replace("[id]", song?.id ?? "").replace("[...]", "never-written"),
      title,
    }))
}

/** The pages with an embed whose code says something, by their paths: /\bGameFrame\b/ for those that play. */
export function pagesWhoseCode(says: RegExp): Set<string> {
  const files = readdirSync("src/embeds", { recursive: true, encoding: "utf8" }).filter(file =>
    file.endsWith(".tsx"),
  )
  const saying = files.filter(file => says.test(readFileSync(join("src/embeds", file), "utf8")))
  // A part of an embed, which stands in a folder of the embed's own, speaks for it.
  const homes = new Set(saying.map(file => dirname(file).replace(/\/parts(\/.*)?$/, "")))
  const names = new Set(files.filter(file => homes.has(dirname(file))).map(file => basename(file, ".tsx")))
  const pages = builtPages().filter(({ embeds = [] }) => embeds.some(name => names.has(name)))
  if (pages.length === 0) throw new Error(`No page has an embed whose code says ${says}.`)
  return new Set(pages.map(({ path }) => path))
}

/**
 * Stops the visitor's clock, but no timer, before the page is opened. The function that comes back lets time pass from
 * there on, also after a reload.
 */
export async function stopClock(page: Page, at: string): Promise<() => Promise<void>> {
  await page.addInitScript(stopped => {
    const now = () => (window.timePassesSince ? stopped + Real.now() - window.timePassesSince : stopped)
    const Real = window.Date
    window.Date = new Proxy(Real, {
      construct: (target, words, maker) =>
        Reflect.construct(target, words.length > 0 ? words : [now()], maker),
      apply: () => new Real(now()).toString(),
      get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
    })
  }, Date.parse(at))
  return async () => {
    const since = Date.now()
    const letPass = (from: number) => {
      window.timePassesSince = from
    }
    await page.addInitScript(letPass, since)
    await page.evaluate(letPass, since)
  }
}

declare global {
  interface Window {
    Date: DateConstructor
    timePassesSince?: number
  }
}

/** Waits until the page runs: React has taken the static HTML over, and every embed on it is there, or has failed. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(isSettled)
}

/** Makes the screen as high as the page: so no link lies half behind the bars that stick to its edges. */
export async function showWhole(page: Page, most = Number.POSITIVE_INFINITY): Promise<void> {
  // Gatsby fetches ahead what every link in view leads to, unless the visitor saves data: here that would be most of the site.
  await page.evaluate(() => {
    const saving = { get: () => true, configurable: true }
    if ("connection" in navigator) Object.defineProperty(navigator.connection, "saveData", saving)
  })
  // A toy takes what room there is, up to a limit: so what was enough may be too little once it is there.
  for (let time = 0; time < 2; time++) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight + 200)
    await page.setViewportSize({ width: 1280, height: Math.min(height, most) })
  }
}
