import { expect } from "@playwright/test"
import { axeViolations } from "./axe"
import { settled, sitePages, test } from "./visit"

test("n, a title and Enter open a page, however fast they are typed", async ({ page, events }) => {
  await page.goto("/")
  await settled(page)
  await page.keyboard.type("nconsonants\n")
  await expect(page).toHaveURL(/\/tools\/consonants$/)
  await expect(page.getByRole("dialog")).toHaveCount(0)
  expect(events).toEqual({ console: [], failed: [], outside: [] })
})

test("the picker lists every page, finds one in spite of a typing mistake, and 'home' opens the home page", async ({
  page,
}) => {
  await page.goto("/tools/consonants")
  await settled(page)
  await page.keyboard.press("n")
  const field = page.getByRole("combobox", { name: "A page's title or path" })
  await expect(field).toBeFocused()
  await expect(page.getByRole("option")).toHaveCount(sitePages().length)
  await field.fill("conosnants")
  await expect(page.getByRole("option", { selected: true })).toContainText("/tools/consonants")
  await field.fill("xyzzyplugh")
  await expect(page.getByRole("dialog")).toContainText("No page is called")
  await field.fill("home")
  await field.press("Enter")
  await expect(page).toHaveURL(/\d\/$/)
})

test("the picker closes on Back and on Escape, and a page can be pressed", async ({ page }) => {
  await page.goto("/")
  await settled(page)
  await page.getByRole("navigation", { name: "Footer menu" }).getByRole("link", { name: "Blog" }).click()
  await expect(page).toHaveTitle("juhq.fi - Blog")
  await page.keyboard.press("n")
  await expect(page.getByRole("dialog", { name: "Find a page" })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveTitle("juhq.fi")
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await page.keyboard.press("n")
  await expect(page.getByRole("option").first()).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await page.keyboard.press("n")
  await page.getByRole("option").filter({ hasText: "/tools/consonants" }).click()
  await expect(page).toHaveURL(/\/tools\/consonants$/)
})

test("four digits open the page with that code, and an unused code is reported", async ({ page, events }) => {
  const consonants = sitePages().find(({ path }) => path === "/tools/consonants")
  await page.goto("/")
  await settled(page)
  await page.keyboard.type("9999")
  await expect(page.getByRole("dialog", { name: "Numpad" })).toContainText("Nobody has the number 9999")
  await page.keyboard.press("ArrowLeft")
  await page.keyboard.type(consonants?.code ?? "")
  await expect(page).toHaveURL(/\/tools\/consonants$/)
  await expect(page.getByRole("dialog")).toHaveCount(0)
  expect(events).toEqual({ console: [], failed: [], outside: [] })
})

test("the numpad's keys are big enough for a thumb, on a screen 320 pixels wide", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto("/")
  await settled(page)
  await page.keyboard.press("0")
  const keys = page.getByRole("group", { name: "Keypad" }).getByRole("button")
  await expect(keys).toHaveCount(13)
  for (const key of await keys.all()) {
    const box = await key.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(46)
  }
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
  await keys.filter({ hasText: "0" }).click()
  await page.getByRole("list", { name: "Pages by number" }).getByRole("link").nth(1).click()
  await expect(page).toHaveURL(/\/blog$/)
})

test("the picker reports a missing list of pages, and Retry loads it", async ({ page }) => {
  await page.goto("/tools/consonants")
  await settled(page)
  await page.route("**/pages.json", route => route.abort())
  await page.keyboard.press("n")
  await expect(page.getByRole("alert")).toContainText("The list of pages did not arrive.")
  await page.unroute("**/pages.json")
  await page.getByRole("button", { name: "Retry" }).click()
  await expect(page.getByRole("option").first()).toBeVisible()
})

test("Anywhere opens the picker where the list of pages is missing, which reports that", async ({ page }) => {
  await page.goto("/tools/consonants")
  await settled(page)
  await page.route("**/pages.json", route => route.abort())
  await page.getByRole("button", { name: "Anywhere" }).click()
  await expect(page.getByRole("alert")).toContainText("The list of pages did not arrive.")
  await page.unroute("**/pages.json")
  await page.keyboard.press("Escape")
  await page.getByRole("button", { name: "Anywhere" }).click()
  await expect(page).not.toHaveURL(/consonants/)
})

test("typing juhqbest opens its dialog, except in a text field", async ({ page }) => {
  await page.goto("/tools/consonants")
  await settled(page)
  await page.getByLabel("Text", { exact: true }).fill("")
  await page.getByLabel("Text", { exact: true }).pressSequentially("n7juhqbest")
  await expect(page.getByLabel("Text", { exact: true })).toHaveValue("n7juhqbest")
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await page.getByRole("heading", { level: 1 }).click()
  await page.keyboard.type("juhqbest")
  await expect(page.getByRole("dialog")).toContainText("You're damn right!")
})

test("the search and the list load only when the picker opens", async ({ page }) => {
  const asked: string[] = []
  page.on("request", request => asked.push(request.url()))
  await page.goto("/tools/consonants")
  await settled(page)
  expect(asked.filter(url => url.endsWith("pages.json") || url.endsWith("retired.json"))).toEqual([])
  const before = asked.length
  await page.keyboard.press("n")
  await expect(page.getByRole("option").first()).toBeVisible()
  expect(asked.slice(before).some(url => url.endsWith(".js"))).toBe(true)
})

test("axe finds no violation in either dialog", async ({ page }) => {
  await page.goto("/tools/consonants")
  await settled(page)
  for (const [key, name, role] of [
    ["n", "Find a page", "option"],
    ["0", "Numpad", "link"],
  ] as const) {
    await page.keyboard.press(key)
    const dialog = page.getByRole("dialog", { name })
    await expect(dialog.getByRole(role).first()).toBeVisible()
    expect(await axeViolations(page, { within: "dialog" })).toEqual([])
    await page.keyboard.press("Escape")
    await expect(dialog).toHaveCount(0)
  }
})
