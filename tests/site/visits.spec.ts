/** Short tests of every page, loaded once: on a desktop, on a phone and at 320 pixels. */
import { expect, type Page } from "@playwright/test"
import { axeViolations } from "./axe"
import { hiddenPart, screens } from "./firstScreen"
import { firstScreenTargets } from "./firstScreenTargets"
import { layoutFaults } from "./layout"
import { toyFaults } from "./toyFaults"
import { hiddenPages, pagesUsing, settled, sitePages, stopClock, test } from "./visit"

const pages = [
  ...sitePages().map(({ path, title }) => ({ path, title: path === "/" ? "" : title })),
  ...hiddenPages(),
  // Another view of a page, with its own first screen.
  ...firstScreenTargets.flatMap(([path]) => {
    const at = sitePages().find(page => path.startsWith(`${page.path}?`))
    return at ? [{ path, title: at.title }] : []
  }),
]

/** Paths of the pages with a scrolling title. */
const tickers = pagesUsing(/\buseTitleTicker\(/)

/** Pages, one of each kind, that are checked including the shell, which is the same on all. */
const checkedWithShell = new Set(["/", "/tools/consonants", "/blog/content-is-data", "/playlist/doors"])

/** An ordinary day, at the minute with the longest words: "yhdeksäätoista vaille kaksitoista". */
const ordinaryTime = "2026-05-05T11:41:00+03:00"

const quiet = { console: [], failed: [], outside: [] }

/** Describes the elements of a page that should be on its first screen but are not, at both sizes. */
async function firstScreenFaults(page: Page, selectors: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  for (const { name, viewport } of screens) {
    await page.setViewportSize(viewport)
    // Resize handlers run in the next frame.
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

  test(`${path} renders without faults or console messages`, async ({ page, events }) => {
    await stopClock(page, ordinaryTime)
    await page.goto(path)
    await settled(page)
    await expect(page).toHaveTitle(tickers.has(path) ? /./ : fullTitle)
    await expect(page.getByText("Loading something...")).toHaveCount(0)
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
    const [, ...selectors] = firstScreenTargets.find(([each]) => each === path) ?? [path]
    expect.soft(await firstScreenFaults(page, selectors), "the first screen").toEqual([])
    expect.soft(await toyFaults(page), "the toy on the first screen").toEqual([])
    expect.soft(await layoutFaults(page), "the layout").toEqual([])
    expect
      .soft(await axeViolations(page, { within: checkedWithShell.has(path) ? "html" : "main" }), "axe")
      .toEqual([])
    expect.soft(events, "the console").toEqual(quiet)
  })
}
