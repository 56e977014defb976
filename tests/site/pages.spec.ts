import { readFileSync } from "node:fs"
import AxeBuilder from "@axe-core/playwright"
import { expect } from "@playwright/test"
import { isComponent, plainText, type Tree, type TreeNode } from "../../src/lib/tree"
import { hiddenPages, settled, sitePages, test } from "./visit"

const pages = [
  ...sitePages().map(({ path, title }) => ({ path, title: path === "/" ? "" : title })),
  ...hiddenPages,
]

for (const { path, title } of pages) {
  test(`${path} has its title, a quiet console, no failed request and no barrier`, async ({
    page,
    heard,
  }) => {
    await page.goto(path)
    await settled(page)
    await expect(page).toHaveTitle(title ? `juhq.fi - ${title}` : "juhq.fi")
    await expect(page.getByText("Loading something...")).toHaveCount(0)
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
    // On a screen as high as the page, no link lies half behind the bars that stick to its edges.
    const height = await page.evaluate(() => document.documentElement.scrollHeight + 200)
    await page.setViewportSize({ width: 1280, height })
    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
      .analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(" | ")}`)
    expect(found).toEqual([])
    expect(heard).toEqual({ console: [], failed: [], outside: [] })
  })

  test(`${path} fits a screen 320 pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await settled(page)
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
    expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
  })
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
    if (typeof node === "string") return []
    if (node.type === "p") return isWords(node) ? [plainText([node])] : []
    return paragraphs(node.children ?? [])
  })
}
