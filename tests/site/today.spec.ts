/** The day's games: one day for the whole world, by mouse, thumb and keys, and a clock put back gives no second stamp. */
import { expect, type Page } from "@playwright/test"
import { axeViolations } from "./axe"
import { settled, test } from "./visit"

/** Noon in Helsinki on 29 November 2026; in Honolulu it is midnight, in Tokyo seven in the evening. */
const noon = new Date("2026-11-29T10:00:00Z")

async function open(page: Page, at = noon) {
  await page.clock.setFixedTime(at)
  await page.goto("/today")
  await settled(page)
}

const tab = (page: Page, name: RegExp) =>
  page.getByRole("group", { name: "Games" }).getByRole("button", { name })
const horses = (page: Page) => page.getByRole("button", { name: /Form \d+ of 10/ })

/** Returns what the day deals: its horses, the task of its house, and the length of its word. */
async function dealt(page: Page) {
  await tab(page, /^The race/).click()
  const names = await horses(page).allTextContents()
  await tab(page, /^The lights/).click()
  const house = await page.getByText(/^Put out all the lights/).textContent()
  await tab(page, /^The word/).click()
  return [...names, house, await page.getByText(/letters\. Press Pertti/).textContent()]
}

test("the games are the same in Honolulu and in Tokyo at one instant", async ({ browser }) => {
  const days = []
  for (const timezoneId of ["Pacific/Honolulu", "Asia/Tokyo"]) {
    const context = await browser.newContext({ timezoneId })
    const page = await context.newPage()
    await open(page)
    await expect(page.getByText("29 November 2026")).toBeVisible()
    days.push(await dealt(page))
    await context.close()
  }
  expect(days[0]).toHaveLength(7)
  expect(days[0]).toEqual(days[1])
})

test("a day is played to its stamp by thumb, and is there after a reload", async ({ page, events }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 375, height: 812 })
  await page.emulateMedia({ reducedMotion: "reduce" })
  await open(page)
  await tab(page, /^The race/).click()
  await horses(page).first().click()
  await expect(page.getByRole("status").filter({ hasText: /wins\./ })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await tab(page, /^The word/).click()
  for (let sold = 0; sold < 6; sold++) await page.getByRole("button", { name: /^Sell one of Pertti/ }).click()
  expect(await axeViolations(page)).toEqual([])
  await tab(page, /^The lights/).click()
  const cells = page.getByRole("grid", { name: "Windows" }).getByRole("button")
  for (const cell of [0, 0, 0, 0, 0, 0]) await cells.nth(cell).click()
  await page.getByRole("button", { name: "Give up" }).click()
  expect(await axeViolations(page)).toEqual([])
  await tab(page, /^The odd one/).click()
  const colours = page.getByRole("grid", { name: "Colours" }).getByRole("button")
  await expect(colours.first()).toHaveAttribute("aria-disabled", "false")
  const unpressed = colours.and(page.locator("[aria-disabled=false]"))
  while ((await unpressed.count()) > 0) await unpressed.first().click()
  await expect(page.getByText(/today, 29 November: \d+ of 12\. Odd /)).toBeVisible()
  await expect(page.getByText("One day in a row.")).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.reload()
  await settled(page)
  await expect(page.getByRole("button", { name: "Copy the line" })).toBeVisible()
  await page.clock.setFixedTime(new Date("2026-11-28T10:00:00Z"))
  await page.reload()
  await settled(page)
  await expect(page.getByText("Your calendar has been here before. It doesn't count.")).toBeVisible()
  expect(events).toEqual({ console: [], failed: [], outside: [] })
})

test("the house and the word can be played by keys alone", async ({ page }) => {
  await open(page)
  await tab(page, /^The lights/).focus()
  await page.keyboard.press("Enter")
  const cells = page.getByRole("grid", { name: "Windows" }).getByRole("button")
  const was = await cells.nth(1).getAttribute("aria-label")
  await cells.first().focus()
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("Enter")
  await expect(cells.nth(1)).not.toHaveAttribute("aria-label", was ?? "")
  await tab(page, /^The word/).focus()
  await page.keyboard.press("Enter")
  const letters = page.getByRole("toolbar", { name: "Letters" }).getByRole("button")
  await letters.first().focus()
  await page.keyboard.press("z")
  await expect(letters.nth(25)).toHaveAttribute("aria-disabled", "true")
  await expect(page).toHaveURL(/\/today$/)
})

test("the horses run, and the mark comes when the race is over", async ({ page }) => {
  await page.goto("/today")
  await settled(page)
  await tab(page, /^The race/).click()
  await horses(page).first().click()
  await expect(page.getByText("The gate is open.")).toBeVisible()
  await expect(tab(page, /^The race$/)).toBeVisible()
  await expect(page.getByText("The race is over.")).toBeVisible({ timeout: 60_000 })
  await expect(tab(page, /^The race, \d of 3$/)).toBeVisible()
})

test("a day is played without storage", async ({ page, events }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError")
      },
    }),
  )
  await open(page)
  await tab(page, /^The lights/).click()
  await page.getByRole("grid", { name: "Windows" }).getByRole("button").first().click()
  await expect(page.getByText(/after 1 press\./)).toBeVisible()
  expect(events).toEqual({ console: [], failed: [], outside: [] })
})
