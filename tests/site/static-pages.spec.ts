import { expect } from "@playwright/test"
import { axeViolations } from "./axe"
import { settled, test } from "./visit"

const parts = ["menu", "welcome", "what", "why", "portrait", "help", "status"].map(
  name => `/frameset/${name}.html`,
)
const quiet = { console: [], failed: [], outside: [] }

test("the popup fits a window of 300 by 150", async ({ page, events }) => {
  await page.setViewportSize({ width: 300, height: 150 })
  await page.goto("/popup.html")
  await expect(page).toHaveTitle("You have 1 new popup")
  await expect(page.getByRole("link", { name: "Thank you" })).toBeInViewport({ ratio: 1 })
  const size = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    return [scrollWidth, scrollHeight]
  })
  expect(size[0]).toBeLessThanOrEqual(300)
  expect(size[1]).toBeLessThanOrEqual(150)
  expect(events).toEqual(quiet)
})

test("a link in the popup opens in the window it came from", async ({ page, events }) => {
  await page.goto("/")
  await settled(page)
  const opening = page.waitForEvent("popup")
  await page.evaluate(() => {
    window.name = "juhq"
    window.open("/popup.html", "juhq-popup", "popup,width=300,height=150")
  })
  const popup = await opening
  await popup.getByRole("link", { name: "All pages" }).click()
  await expect(page).toHaveURL(/\/internal-links$/)
  await expect(popup).toHaveURL(/\/popup\.html$/)
  expect(events).toEqual(quiet)
})

test("the menu of the frameset opens its pages beside it, by keyboard too", async ({ page, events }) => {
  await page.goto("/frameset.html")
  await expect(page).toHaveTitle("juhq.fi - Now with frames")
  const menu = page.frame({ name: "menu" })
  const content = page.frame({ name: "content" })
  if (!menu || !content) throw new Error("The frameset has no frame for its menu or its content.")
  await expect(content.getByRole("heading", { level: 1 })).toHaveText("Welcome to the frames!")
  await menu.getByRole("link", { name: "Portrait" }).click()
  await expect(content.getByRole("img", { name: /Pertti, a hamster/ })).toBeVisible()
  await menu.getByRole("link", { name: "Help" }).focus()
  await page.keyboard.press("Enter")
  await expect(content.getByRole("heading", { level: 1 })).toHaveText("Help")
  await expect(page).toHaveURL(/\/frameset\.html$/)
  expect(events).toEqual(quiet)
})

test("the exit link leaves the frameset", async ({ page, events }) => {
  await page.goto("/frameset.html")
  await page.frame({ name: "menu" })?.getByRole("link", { name: "Blog" }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await settled(page)
  expect(page.frames()).toHaveLength(1)
  expect(events).toEqual(quiet)
})

test("a frame that was opened alone can be returned to its frameset", async ({ page }) => {
  await page.goto("/frameset/why.html")
  await page.getByRole("link", { name: "put me in the frames" }).click()
  await expect(page).toHaveURL(/\/frameset\.html$/)
})

for (const path of ["/popup.html", ...parts]) {
  test(`${path} has no axe violation and fits its narrowest frame`, async ({ page, events }) => {
    await page.setViewportSize({ width: path.endsWith("menu.html") ? 116 : 200, height: 480 })
    await page.goto(path)
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
    expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
    expect(await axeViolations(page, { practice: false })).toEqual([])
    expect(events).toEqual(quiet)
  })
}
