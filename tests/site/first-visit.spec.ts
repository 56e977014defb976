/** Tests of a page before its scripts have loaded: its layout is final, and its links work. */
import { expect, type Page } from "@playwright/test"
import { settled, test } from "./visit"

/** Delays the scripts of the site until the returned function is called. */
async function withoutScripts(page: Page): Promise<() => Promise<void>> {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(/\/[^/]+\.js$/, async route => {
    await released
    await route.continue()
  })
  return async () => {
    release()
    await settled(page)
  }
}

test("a link works before the scripts have loaded", async ({ page }) => {
  await withoutScripts(page)
  await page.goto("/tools/consonants", { waitUntil: "domcontentloaded" })
  await page.getByRole("navigation", { name: "Top menu" }).getByRole("link", { name: "Horses" }).click()
  await expect(page).toHaveURL(/virtual-horses$/)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
})

for (const path of ["/blog/content-is-data", "/tools/consonants", "/games/tictactoe"])
  for (const [width, height] of [
    [1280, 800],
    [375, 812],
  ] as const)
    test(`${path} has no layout shift, at ${width}x${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.addInitScript(() => {
        Object.assign(window, { shifted: 0 })
        new PerformanceObserver(list => {
          for (const entry of list.getEntries())
            (window as unknown as { shifted: number }).shifted += (
              entry as unknown as { value: number }
            ).value
        }).observe({ type: "layout-shift", buffered: true })
      })
      const places = () =>
        page.locator("h1, main p, main button, main input, header a, main textarea").evaluateAll(all =>
          all.map(each => {
            const { x, y, width, height } = each.getBoundingClientRect()
            return [x, y, width, height].map(Math.round)
          }),
        )
      const go = await withoutScripts(page)
      await page.goto(path, { waitUntil: "domcontentloaded" })
      await page.evaluate(() => document.fonts.ready)
      const before = await places()
      expect(before.length).toBeGreaterThan(3)
      await page.waitForFunction(() => document.querySelectorAll("link[rel=stylesheet]").length > 0)
      await page.evaluate(() => window.stylesReady)
      expect(await places()).toEqual(before)
      await go()
      const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted)
      // Half of the threshold for good, since the font may load after the first paint.
      expect(shifted).toBeLessThan(0.05)
    })

test("without scripts a page has its full style", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const styles = page.waitForResponse(/\/app\..*\.css$/)
  await page.goto("/tools/consonants", { waitUntil: "domcontentloaded" })
  expect((await styles).status()).toBe(200)
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-weight", "700")
  await context.close()
})

test("the shell hydrates without errors, also after changes by the visitor", async ({ page, events }) => {
  await page.goto("/about-me")
  await page.evaluate(() => {
    const stored = { "menu-font": { step: 4, font: "Lobster" }, calm: true, letterKeys: false }
    for (const [key, data] of Object.entries(stored))
      localStorage.setItem(`juhq:${key}`, JSON.stringify({ v: 1, data }))
  })
  const go = await withoutScripts(page)
  await page.goto("/tools/consonants", { waitUntil: "domcontentloaded" })
  const drawn = await page
    .locator("header, header a, footer, footer a, [data-desktop] section, main h1")
    .elementHandles()
  expect(drawn.length).toBeGreaterThan(20)
  await go()
  await expect(page).toHaveTitle("juhq.fi - Consonants")
  const removedNodes = await Promise.all(
    drawn.map(each => each.evaluate(node => !node.isConnected && node.nodeName)),
  )
  expect(removedNodes.filter(Boolean)).toEqual([])
  expect(events.console).toEqual([])
})
