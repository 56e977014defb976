import { readFileSync } from "node:fs"
import AxeBuilder from "@axe-core/playwright"
import { expect, type Page } from "@playwright/test"
import { isComponent, plainText, type Tree, type TreeNode } from "../../src/lib/tree"
import { hiddenPages, settled, sitePages, test } from "./visit"

const pages = [
  ...sitePages().map(({ path, title }) => ({ path, title: path === "/" ? "" : title })),
  ...hiddenPages,
]

/** What a machine finds in the way of somebody with a screen reader, a keyboard or weak eyes. */
async function barriers(page: Page): Promise<string[]> {
  // On a screen as high as the page, no link lies half behind the bars that stick to its edges.
  const height = await page.evaluate(() => document.documentElement.scrollHeight + 200)
  await page.setViewportSize({ width: 1280, height })
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(" | ")}`)
}

const quiet = { console: [], failed: [], outside: [] }

/** Pages whose title goes round while things may move. */
const tickers = new Set(["/radio"])

for (const { path, title } of pages) {
  const fullTitle = title ? `juhq.fi - ${title}` : "juhq.fi"

  test(`${path} has its title, a quiet console, no failed request and no barrier, and fits 320 pixels`, async ({
    page,
    heard,
  }) => {
    await page.goto(path)
    await settled(page)
    await expect(page).toHaveTitle(tickers.has(path) ? /./ : fullTitle)
    await expect(page.getByText("Loading something...")).toHaveCount(0)
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
    expect(await barriers(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
    expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
    expect(heard).toEqual(quiet)
  })

  test(`${path} stands still in calm mode, and has no barrier there either`, async ({ page, heard }) => {
    // On Christmas Eve there is most that could move. The clock stands, for a clock that goes on is no decoration.
    await page.clock.setFixedTime(new Date("2026-12-24T12:00:00+02:00"))
    await page.addInitScript(() => localStorage.setItem("juhq:calm", '{"v":1,"data":true}'))
    await page.goto(path)
    await settled(page)
    await expect(page.getByRole("button", { name: /calm mode/i }).first()).toHaveAttribute(
      "aria-pressed",
      "true",
    )
    expect(await barriers(page)).toEqual([])
    // What draws itself anew for the size of the window has done so after this one.
    await picture(page)
    const icon = () => page.locator('link[rel="icon"]').getAttribute("href")
    const before = { icon: await icon(), picture: await picture(page) }
    await page.waitForTimeout(1000)
    expect((await picture(page)).equals(before.picture)).toBe(true)
    expect(await icon()).toBe(before.icon)
    await expect(page).toHaveTitle(fullTitle)
    expect(heard).toEqual(quiet)
  })
}

/** The page from its top, 3000 pixels of it at most. */
async function picture(page: Page): Promise<Buffer> {
  const height = Math.min(3000, page.viewportSize()?.height ?? 800)
  if (height !== page.viewportSize()?.height) {
    await page.setViewportSize({ width: 1280, height })
    await page.evaluate(() => window.scrollTo(0, 0))
  }
  return page.screenshot()
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  for (const { path } of pages.filter(
    ({ path }) => !path.startsWith("/playlist/") && !path.startsWith("/youtube/"),
  )) {
    test(`${path} has its text`, async ({ page }) => {
      await page.goto(path)
      const data = JSON.parse(
        readFileSync(`public/page-data${path === "/" ? "/index" : path}/page-data.json`, "utf8"),
      )
      const words = paragraphs(data.result.data.page.tree as Tree)
      const shown = (await page.locator("main").innerText()).replace(/\s+/g, " ")
      expect(words.length).toBeGreaterThan(0)
      for (const text of words) expect(shown).toContain(text)
    })
  }

  test("a playlist has its songs", async ({ page }) => {
    await page.goto("/playlist/nirvana")
    await expect(page.locator("main")).toContainText("Nirvana - Smells Like Teen Spirit")
  })
})

/** The paragraphs of a page that are words alone: no component, and no link to elsewhere, which says so in words. */
function paragraphs(tree: Tree): string[] {
  const isWords = (node: TreeNode): boolean =>
    typeof node === "string" ||
    (!isComponent(node.type) &&
      !String(node.props?.href ?? "").startsWith("http") &&
      (node.children ?? []).every(isWords))
  return tree.flatMap(node => {
    // What is folded away is there to be opened, also without JavaScript, but is not seen before.
    if (typeof node === "string" || node.type === "details") return []
    if (node.type === "p") return isWords(node) ? [plainText([node])] : []
    return paragraphs(node.children ?? [])
  })
}
