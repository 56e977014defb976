import { expect } from "@playwright/test"
import { settled, test } from "./visit"

test("the Start menu opens, is navigated by arrow keys, and closes on Escape", async ({ page }) => {
  await page.goto("/tools/consonants")
  await settled(page)
  const start = page.getByRole("button", { name: "Start", exact: true })
  const menu = page.getByRole("navigation", { name: "Start menu" })
  await start.click()
  await expect(menu).toBeVisible()
  await page.keyboard.press("ArrowDown")
  const programs = menu.getByRole("button", { name: "Programs" })
  await expect(programs).toBeFocused()
  await page.keyboard.press("ArrowRight")
  await expect(menu.getByRole("button", { name: "Games and contests" })).toBeFocused()
  await page.keyboard.press("t")
  await expect(menu.getByRole("button", { name: "Tools" })).toBeFocused()
  await page.keyboard.press("ArrowRight")
  await expect(menu.getByRole("link", { name: "RGB to HSL" })).toBeVisible()
  await page.keyboard.press("ArrowLeft")
  await expect(menu.getByRole("button", { name: "Tools" })).toBeFocused()
  await page.keyboard.press("ArrowLeft")
  await expect(programs).toBeFocused()
  await page.keyboard.press("h")
  await expect(menu.getByRole("link", { name: "Home" })).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(menu).toHaveCount(0)
  await expect(start).toBeFocused()
  await start.click()
  await menu.getByRole("link", { name: "Juhku" }).click()
  await expect(page).toHaveURL(/\/juhku$/)
  await expect(menu).toHaveCount(0)
})

test("Start menu and tray fit a screen 320 pixels wide, with the largest menu font too", async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem("juhq:menu-font", '{"v":1,"data":{"step":5,"font":"Press Start 2P"}}'),
  )
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto("/tools/consonants")
  await settled(page)
  await page.getByRole("button", { name: "Start", exact: true }).click()
  const menu = page.getByRole("navigation", { name: "Start menu" })
  const box = await menu.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect(box?.y).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
  const clock = await page.getByRole("region", { name: "Task bar" }).getByTitle("Date and time").boundingBox()
  expect((clock?.x ?? 0) + (clock?.width ?? 0)).toBeLessThanOrEqual(320)
})

test("every menu of a program fits a screen 320 pixels wide, under a long title too", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ["/juhku", "/time/is-it-palindrome-o-clock"]) {
    await page.goto(path)
    await settled(page)
    const bar = page.getByRole("menubar").first()
    for (const name of await bar.locator("[data-menu]:visible").allTextContents()) {
      await bar.getByRole("menuitem", { name, exact: true }).click()
      const menu = await page.getByRole("menu", { name, exact: true }).boundingBox()
      expect(menu?.x, `${path}: ${name}`).toBeGreaterThanOrEqual(0)
      expect((menu?.x ?? 0) + (menu?.width ?? 0), `${path}: ${name}`).toBeLessThanOrEqual(320)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      await page.keyboard.press("Escape")
    }
  }
})

test("the bars show the reading progress", async ({ page }) => {
  await page.goto("/books-i-have")
  await settled(page)
  const bar = page.getByRole("progressbar", { name: "Page read" })
  await expect(bar).toHaveAttribute("aria-valuenow", "0")
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(bar).toHaveAttribute("aria-valuenow", "100")
  await expect(page.getByText("100% read")).toHaveCount(1)
})

test("the header and the task bar stay when the page is scrolled", async ({ page }) => {
  await page.goto("/books-i-have")
  await settled(page)
  await page.evaluate(() => window.scrollTo(0, 2000))
  await expect(page.getByRole("navigation", { name: "Top menu" })).toBeInViewport()
  await expect(page.getByRole("button", { name: "Start", exact: true })).toBeInViewport()
})

test("a chosen menu font takes effect and is remembered", async ({ page, events }) => {
  await page.goto("/tools/consonants")
  await settled(page)
  await page.getByRole("button", { name: "Start", exact: true }).click()
  await page.getByRole("button", { name: "Menu font..." }).click()
  await page.getByLabel("Family").selectOption("Lobster")
  await page.getByRole("slider", { name: "Size" }).fill("2")
  await page.getByRole("button", { name: "Close", exact: true }).click()
  await page.reload()
  await settled(page)
  const link = page.getByRole("navigation", { name: "Top menu" }).getByRole("link", { name: "Home" })
  await expect(link).toHaveCSS("font-size", "24px")
  await expect(link).toHaveCSS("font-family", /^Lobster/)
  expect(await page.evaluate(() => document.fonts.check("24px Lobster"))).toBe(true)
  expect(events).toEqual({ console: [], failed: [], outside: [] })
})

test("the footer shows this browser's visits and the build", async ({ page }) => {
  await page.goto("/tools/consonants")
  await settled(page)
  const footer = page.getByRole("contentinfo")
  await expect(footer).toContainText("You have been here")
  await expect(footer).toContainText("1 time")
  await page.reload()
  await settled(page)
  await expect(footer).toContainText("2 times")
  await page.keyboard.press("Control+End")
  await expect(footer).toContainText(/Version \d{4}\.\d+\.\d+, \d+ commits? since 2 June 2021\. Built/)
})

for (const [day, valentine] of [
  ["2026-02-14T12:00:00", true],
  ["2026-02-13T12:00:00", false],
] as const) {
  test(`Valentine mode is ${valentine ? "on" : "off"} on ${day.slice(0, 10)}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(day))
    await page.goto("/")
    await settled(page)
    const love = () => page.evaluate(() => document.body.classList.contains("valentine"))
    await expect.poll(love).toBe(valentine)
  })
}

test("the desktop's icons are shown on a large screen only", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto("/tools/consonants")
  await settled(page)
  const icons = page.getByRole("navigation", { name: "Desktop" })
  const icon = await icons.getByRole("link", { name: "Games" }).boundingBox()
  const main = await page.getByRole("heading", { level: 1 }).boundingBox()
  expect((icon?.x ?? 0) + (icon?.width ?? 0)).toBeLessThan(main?.x ?? 0)
  await page.setViewportSize({ width: 1000, height: 900 })
  await expect(icons).toBeHidden()
})

test("the header is one row, and on a phone its menu opens from a button", async ({ page }) => {
  await page.goto("/tools/consonants")
  await settled(page)
  const header = page.getByRole("banner")
  expect((await header.boundingBox())?.height).toBeLessThanOrEqual(64)
  await page.setViewportSize({ width: 375, height: 812 })
  expect((await header.boundingBox())?.height).toBeLessThanOrEqual(48)
  const home = page.getByRole("navigation", { name: "Top menu" }).getByRole("link", { name: "Home" })
  await expect(home).toBeHidden()
  const menu = page.getByRole("button", { name: "Menu", exact: true })
  await menu.click()
  await expect(home).toBeInViewport()
  await page.keyboard.press("Escape")
  await expect(home).toBeHidden()
  await expect(menu).toBeFocused()
  await menu.click()
  await home.click()
  await expect(page).toHaveURL(/\/$/)
})

test("the location field leads to an address, a number and a title, and says where there is nothing", async ({
  page,
}) => {
  await page.goto("/tools/consonants")
  await settled(page)
  const field = page.getByRole("textbox", { name: /^Address/ })
  await expect(field).toHaveValue("juhq.fi/tools/consonants")
  for (const [typed, title] of [
    ["juhq.fi/todo", "Todo"],
    ["panda", "Panda"],
    ["0", "0"],
  ]) {
    await field.click()
    await page.keyboard.type(typed ?? "")
    await expect(page.getByRole("option").first()).toBeVisible()
    await page.keyboard.press("Enter")
    await expect(page).toHaveTitle(new RegExp(`- ${title}`, "i"))
  }
  await field.click()
  await page.keyboard.type("qqqqq")
  await expect(page.getByText(/^No page is called/)).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(field).toHaveValue("juhq.fi/0")
})

test("Anywhere leads to a page that has not been seen, and Next door to one beside it", async ({ page }) => {
  await page.goto("/panda")
  await settled(page)
  const seen = new Set([new URL(page.url()).pathname])
  for (let i = 0; i < 4; i++) {
    const from = page.url()
    await page.getByRole("button", { name: "Anywhere" }).click()
    await expect(page).not.toHaveURL(from)
    await settled(page)
    const { pathname } = new URL(page.url())
    expect(seen).not.toContain(pathname)
    seen.add(pathname)
  }
  await page.goto("/panda")
  await settled(page)
  const next = page.locator("[data-next]").getByRole("link")
  const to = (await next.getAttribute("href")) ?? ""
  expect(seen).not.toContain(to)
  await next.click()
  await expect(page).toHaveURL(new RegExp(`${to}$`))
})

test("Pertti shows what he has brought, yawns, and holds up a sign that leads on", async ({ page }) => {
  await page.goto("/panda")
  await settled(page)
  const pertti = page.getByRole("button", { name: /^Pertti/ })
  for (const name of ["Pertti, with bamboo", "Pertti, with bamboo", "Pertti, yawning"]) {
    await expect(pertti).toHaveAccessibleName(name)
    await pertti.click()
  }
  const sign = page.getByText("This way:").getByRole("link")
  await sign.click()
  await expect(page).not.toHaveURL(/\/panda$/)
  await expect(pertti).not.toHaveAccessibleName("Pertti's cushion, still warm")
})

test("an address of digits leads to the page with that number", async ({ page }) => {
  await page.goto("/0032")
  await expect(page).toHaveURL(/\/panda$/)
})
