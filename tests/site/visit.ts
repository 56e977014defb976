/** A visitor behind a wall: every outside host is refused, and everything the page complains of is noted. */
import { readFileSync } from "node:fs"
import { test as base, type Page } from "@playwright/test"
import { logoStyle, logoText } from "../../src/effects/logo"
import type { PageEntry } from "../../src/lib/lists/derived"

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
    // The logo is printed on purpose.
    if (message.text() !== `${logoText} ${logoStyle}`)
      heard.console.push(`${message.type()}: ${message.text()}`)
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

/** The pages of the site, as the picker lists them, and those that it hides. */
export function sitePages(): PageEntry[] {
  const listed = JSON.parse(readFileSync("public/pages.json", "utf8")) as PageEntry[]
  return listed
}

/** Pages that the picker hides, by an address at which each can be visited. */
export const hiddenPages = [
  { path: "/download-virus", title: "Download virus" },
  { path: "/gone", title: "Gone" },
  { path: "/youtube/y6120QOlsfU", title: "YouTube" },
]

/** Waits until the page runs: Gatsby has taken the static HTML over, and every embed on it is there. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => "___loader" in window)
  await page.waitForLoadState("networkidle")
}
