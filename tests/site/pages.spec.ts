import { existsSync, readFileSync } from "node:fs"
import { expect, type Page } from "@playwright/test"
import { isComponent, type Tree, type TreeNode, textContent } from "../../src/lib/content/tree"
import { barriers } from "./barriers"
import { layoutFaults } from "./layout"
import { hiddenPages, pagesWhoseCode, settled, sitePages, test } from "./visit"

const pages = [
  ...sitePages().map(({ path, title }) => ({ path, title: path === "/" ? "" : title })),
  ...hiddenPages(),
]

/** Makes the screen as high as the page: so no link lies half behind the bars that stick to its edges. */
async function showWhole(page: Page): Promise<void> {
  // Gatsby fetches ahead what every link in view leads to, unless the visitor saves data: here that would be most of the site.
  await page.evaluate(() => {
    const saving = { get: () => true, configurable: true }
    if ("connection" in navigator) Object.defineProperty(navigator.connection, "saveData", saving)
  })
  const height = await page.evaluate(() => document.documentElement.scrollHeight + 200)
  await page.setViewportSize({ width: 1280, height })
}

/** Where the build has written down what is on a page. */
const dataOf = (path: string) => `public/page-data${path === "/" ? "/index" : path}/page-data.json`

const quiet = { console: [], failed: [], outside: [] }

/** Pages whose title goes round while things may move. */
const tickers = pagesWhoseCode(/\buseTitleTicker\(/)

for (const { path, title } of pages) {
  const fullTitle = title ? `juhq.fi - ${title}` : "juhq.fi"

  test(`${path} has its title, no barrier, whole words on every screen and a quiet console, and stands still in calm mode`, async ({
    page,
    heard,
  }) => {
    test.setTimeout(60_000)
    // On Christmas Eve there is most that could move. The clock stands, for a clock that goes on is no decoration.
    await page.clock.setFixedTime(new Date("2026-12-24T12:00:00+02:00"))
    await page.goto(path)
    await settled(page)
    await expect(page).toHaveTitle(tickers.has(path) ? /./ : fullTitle)
    await expect(page.getByText("Loading something...")).toHaveCount(0)
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
    await showWhole(page)
    expect(await barriers(page)).toEqual([])

    expect(await layoutFaults(page)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
    const calm = page.getByRole("button", { name: /calm mode/i }).first()
    // By keyboard, for a mouse that moves is counted, and its trail is not what is looked for here.
    await calm.press("Enter")
    await expect(calm).toHaveAttribute("aria-pressed", "true")
    await showWhole(page)
    const look = async () => ({
      icon: await page.locator('link[rel="icon"]').getAttribute("href"),
      picture: await page.screenshot({ clip: { x: 0, y: 0, width: 1280, height: 3000 } }),
      at: Date.now(),
    })
    let before = await look()
    expect(await barriers(page)).toEqual([])
    // Nothing has changed a second later, but for pictures that were out of view and have come since: then once more.
    await expect(async () => {
      const last = before
      await page.waitForTimeout(Math.max(0, last.at + 1000 - Date.now()))
      before = await look()
      expect(before.picture.equals(last.picture)).toBe(true)
      expect(before.icon).toBe(last.icon)
    }).toPass({ timeout: 15_000 })
    await expect(page).toHaveTitle(fullTitle)
    expect(heard).toEqual(quiet)
  })
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  const read = pages.filter(({ path }) => existsSync(dataOf(path)) && !path.startsWith("/playlist/"))
  const parts = 8

  for (let part = 1; part <= parts; part++) {
    const some = read.slice(((part - 1) * read.length) / parts, (part * read.length) / parts)
    test(`the pages from ${some[0]?.path} to ${some.at(-1)?.path} have their text`, async ({ page }) => {
      test.setTimeout(90_000)
      for (const { path } of some) {
        await page.goto(path)
        const data = JSON.parse(readFileSync(dataOf(path), "utf8"))
        const lang = (await page.locator("html").getAttribute("lang")) ?? "en"
        const words = paragraphs(data.result.data.page.tree as Tree, lang)
        const shown = (await page.locator("main").innerText()).replace(/\s+/g, " ")
        expect(words.length, path).toBeGreaterThan(0)
        for (const text of words) expect(shown, path).toContain(text)
      }
    })
  }

  test("a playlist has its songs", async ({ page }) => {
    await page.goto("/playlist/nirvana")
    await expect(page.locator("main")).toContainText("Nirvana - Smells Like Teen Spirit")
  })
})

/** The paragraphs of a page that are words alone: no component, and no link to elsewhere, which says so in words. */
function paragraphs(tree: Tree, lang: string): string[] {
  const isWords = (node: TreeNode): boolean =>
    typeof node === "string" ||
    (!isComponent(node.type) &&
      !String(node.props?.href ?? "").startsWith("http") &&
      (node.children ?? []).every(isWords))
  return tree.flatMap(node => {
    // What is folded away is there to be opened, also without JavaScript, but is not seen before.
    if (typeof node === "string" || node.type === "details") return []
    // What is there in another language is shown when it is asked for.
    if (node.type === "InLanguage" && node.props?.lang !== lang) return []
    if (node.type === "p") return isWords(node) ? [textContent([node])] : []
    return paragraphs(node.children ?? [], lang)
  })
}
