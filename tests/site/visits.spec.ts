/** A short visit of every page: loaded once, looked at on a desk, on a phone and at 320 pixels. */
import { expect, type Page } from "@playwright/test"
import { arrivalFaults } from "./arrival"
import { axeViolations } from "./axe"
import { hiddenPart, screens } from "./firstScreen"
import { firstScreenTargets } from "./firstScreenTargets"
import { layoutFaults } from "./layout"
import { hiddenPages, pagesWhoseCode, settled, sitePages, stopClock, test } from "./visit"

const pages = [
  ...sitePages().map(({ path, title }) => ({ path, title: path === "/" ? "" : title })),
  ...hiddenPages(),
  // A view of a page that has a first screen of its own.
  ...firstScreenTargets.flatMap(([path]) => {
    const at = sitePages().find(page => path.startsWith(`${page.path}?`))
    return at ? [{ path, title: at.title }] : []
  }),
]

/** Pages whose title goes round while things may move. */
const tickers = pagesWhoseCode(/\buseTitleTicker\(/)

/** One page of each kind is looked at with the header, bars and footer round it, which are the same on all. */
const wholeWindow = new Set(["/", "/tools/consonants", "/blog/content-is-data", "/playlist/doors"])

/** A day without a feast, at the minute that takes the longest words: "yhdeksäätoista vaille kaksitoista". */
const usual = "2026-05-05T11:41:00+03:00"

const quiet = { console: [], failed: [], outside: [] }

/** What of the page's toy and first control is not on the first screen, at both sizes. */
async function firstScreenFaults(page: Page, selectors: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  for (const { name, viewport } of screens) {
    await page.setViewportSize(viewport)
    // What goes by the window's size hears of it in the next frame.
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    for (const selector of selectors) {
      const fault = await hiddenPart(page, page.locator("main").locator(selector).first())
      if (fault) faults.push(`${selector} ${fault} in ${name}`)
    }
  }
  return faults
}

for (const { path, title } of pages) {
  const fullTitle = title ? `juhq.fi - ${title}` : "juhq.fi"

  test(`${path} is there, whole and quiet`, async ({ page, heard }) => {
    await stopClock(page, usual)
    await page.goto(path)
    await settled(page)
    await expect(page).toHaveTitle(tickers.has(path) ? /./ : fullTitle)
    await expect(page.getByText("Loading something...")).toHaveCount(0)
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
    const [, ...selectors] = firstScreenTargets.find(([each]) => each === path) ?? [path]
    expect.soft(await firstScreenFaults(page, selectors), "the first screen").toEqual([])
    expect.soft(await arrivalFaults(page), "the toy on the first screen").toEqual([])
    expect.soft(await layoutFaults(page), "the layout").toEqual([])
    expect
      .soft(await axeViolations(page, { within: wholeWindow.has(path) ? "html" : "main" }), "axe")
      .toEqual([])
    expect.soft(heard, "the console").toEqual(quiet)
  })
}
