/** Tests of the boot screen of a first visit. */
import { expect, type Page } from "@playwright/test"
import { bootDurationMs as duration } from "../../src/shell/desktop/boot"
import { settled, test } from "./visit"

/** Returns the recorded values of the body's data-boot: "" while the boot screen is shown, null afterwards. */
const boots = (page: Page) => page.evaluate(() => (window as unknown as { boots: (string | null)[] }).boots)

const booting = (page: Page) => page.locator("body[data-boot]")

/** Disables the timer that ends the boot screen. */
const disableTimer = (page: Page) =>
  page.addInitScript(duration => {
    const { setTimeout: original } = window
    const replaced = (work: TimerHandler, ms?: number) => (ms === duration ? 0 : original(work, ms))
    window.setTimeout = replaced as typeof window.setTimeout
  }, duration)

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const boots: (string | null)[] = []
    Object.assign(window, { boots })
    new MutationObserver(changes => {
      for (const { target } of changes) boots.push((target as HTMLElement).getAttribute("data-boot"))
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-boot"] })
  })
})

test("a first visit shows the boot screen over the home page once", async ({ page, events }) => {
  await page.goto("/")
  await expect(booting(page)).toHaveCount(0)
  await settled(page)
  expect(await boots(page)).toEqual(["", null])
  await page.reload()
  await settled(page)
  expect(await boots(page)).toEqual([])
  await page.goto("/")
  await settled(page)
  expect(await boots(page)).toEqual([])
  expect(events.console).toEqual([])
})

test("a click that skips the boot screen also reaches the page", async ({ page }) => {
  await disableTimer(page)
  await page.goto("/")
  await settled(page)
  await expect(booting(page)).toHaveCount(1)
  await page.getByRole("button", { name: "Do not click me" }).click()
  await expect(booting(page)).toHaveCount(0)
  await expect(page.getByText("I told you not to click me!")).toBeVisible()
})

test("a key skips the boot screen", async ({ page }) => {
  await disableTimer(page)
  await page.goto("/")
  await settled(page)
  await expect(booting(page)).toHaveCount(1)
  await page.keyboard.press("Shift")
  await expect(booting(page)).toHaveCount(0)
})

test("reduced motion, a link or another page shows no boot screen", async ({ page }) => {
  for (const path of ["/week", "/?from=elsewhere", "/#main"]) {
    await page.goto(path)
    await settled(page)
    expect(await boots(page), path).toEqual([])
    await page.evaluate(() => localStorage.clear())
  }
  await page.goto("/", { referer: "https://example.org/" })
  await settled(page)
  expect(await boots(page), "by link").toEqual([])
  await page.evaluate(() => localStorage.clear())
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto("/week")
  await page.evaluate(() => localStorage.clear())
  await page.goto("/")
  await settled(page)
  expect(await boots(page), "calm").toEqual([])
})
