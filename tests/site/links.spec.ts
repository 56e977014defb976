import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect } from "@playwright/test"
import { elements, type Tree } from "../../src/lib/content/tree"
import { articleOf } from "../../src/lib/content/wikipedia"
import { settled, test } from "./visit"

/** Finds the first page, by path, with a matching link in its text. */
function pageWith(matches: (href: string) => boolean): { path: string; href: string } {
  const files = readdirSync("public/page-data", { recursive: true, encoding: "utf8" }).sort()
  for (const file of files.filter(name => name.endsWith("page-data.json"))) {
    const { path, result } = JSON.parse(readFileSync(join("public/page-data", file), "utf8"))
    const tree = (result?.data?.page?.tree ?? []) as Tree
    for (const { type, props } of elements(tree)) {
      const href = String(props?.href ?? "")
      if (type === "a" && matches(href) && !path.includes("[")) return { path, href }
    }
  }
  throw new Error("No page has such a link.")
}

// The links of a program are in its README.
test.beforeEach(({ page }) => page.addInitScript(() => sessionStorage.setItem("juhq:readme", "open")))

const wiki = () => pageWith(href => articleOf(href) !== null)
const api = /^https:\/\/[a-z-]+\.wikipedia\.org\/w\/api\.php/

test("a link to Wikipedia makes no request until it is hovered, and then shows the start of the article", async ({
  page,
  events,
}) => {
  const { path, href } = wiki()
  const asked: string[] = []
  await page.route(api, route => {
    asked.push(route.request().url())
    const json = { query: { pages: { 1: { extract: "It eats, and keeps the rest for later." } } } }
    return route.fulfill({ json, headers: { "access-control-allow-origin": "*" } })
  })
  await page.goto(path)
  await settled(page)
  const link = page.locator(`main a[href="${href}"]`).first()
  await link.scrollIntoViewIfNeeded()
  expect(asked).toEqual([])
  await link.hover()
  const card = page.getByRole("tooltip")
  await expect(card).toContainText("It eats, and keeps the rest for later.")
  await card.hover()
  await expect(card).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(card).toHaveCount(0)
  // Opens the card by keyboard, without a second request.
  await page.mouse.move(0, 0)
  await page.keyboard.press("Tab")
  await link.focus()
  await expect(card).toBeVisible()
  await expect(link).toHaveAccessibleDescription(/It eats/)
  expect(asked).toHaveLength(1)
  expect(new URL(asked[0] ?? "").searchParams.get("titles")).toBe(articleOf(href)?.title)
  expect(events).toEqual({ console: [], failed: [], outside: [] })
})

test("the card fits a window of 500 pixels, and is not shown in a narrower one", async ({ page }) => {
  const { path, href } = wiki()
  let asked = 0
  await page.route(api, route => {
    asked++
    const json = { query: { pages: { 1: { extract: "It eats. ".repeat(200) } } } }
    return route.fulfill({ json, headers: { "access-control-allow-origin": "*" } })
  })
  await page.setViewportSize({ width: 499, height: 700 })
  await page.clock.install()
  await page.goto(path)
  await settled(page)
  const link = page.locator(`main a[href="${href}"]`).first()
  await link.hover()
  await page.clock.runFor(3000)
  expect(asked).toBe(0)
  await page.setViewportSize({ width: 500, height: 700 })
  await page.mouse.move(0, 0)
  await link.hover()
  await page.clock.runFor(3000)
  const box = await page.getByRole("tooltip").boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(500)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(700)
})

test("a refused request to Wikipedia shows nothing", async ({ page, events }) => {
  const { path, href } = wiki()
  await page.clock.install()
  await page.goto(path)
  await settled(page)
  const link = page.locator(`main a[href="${href}"]`).first()
  const refused = page.waitForEvent("requestfailed")
  await link.hover()
  await page.clock.runFor(1000)
  await refused
  await page.clock.runFor(6000)
  await expect(page.getByRole("tooltip")).toHaveCount(0)
  await expect(link).toBeVisible()
  // Ignores the browser's own message about the refused request.
  expect(events.console.filter(line => !line.includes("Failed to load resource"))).toEqual([])
})

test("an external link has a tile, opens in a new tab and makes no request before", async ({
  page,
  events,
}) => {
  const { path, href } = pageWith(to => /^https?:/.test(to) && articleOf(to) === null)
  await page.goto(path)
  await settled(page)
  const link = page.locator(`main a[href="${href}"]`).first()
  await expect(link).toHaveAttribute("target", "_blank")
  await expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/)
  await expect(link.locator("[data-letter]")).toBeVisible()
  expect(events).toEqual({ console: [], failed: [], outside: [] })
})

for (const path of [
  "/coverage",
  "/coverage/junit.html",
  "/coverage/bundle-tree.html",
  "/coverage/jest_html_reporters.html",
  "/storybook",
]) {
  test(`${path} exists, and fits a screen 320 pixels wide until the report is made`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    const text = readFileSync(join("static", /\.html$/.test(path) ? path : `${path}/index.html`), "utf8")
    test.skip((await answer?.text()) !== text, "The report has been made.")
    // The placeholder has content of its own.
    await expect(page.locator("main :is(input, summary)").first()).toBeVisible()
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
    expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(/localhost:\d+\/$/)
  })
}
