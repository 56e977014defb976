/** The boot of a first visit: once, on the home page alone, and in nobody's way. */
import { expect, type Page } from "@playwright/test"
import { booting as duration } from "../../src/shell/desktop/boot"
import { settled, test } from "./visit"

/** Every value that the page's body has had as its boot, since the page was asked for: "" while it lasts, null after. */
const boots = (page: Page) => page.evaluate(() => (window as unknown as { boots: (string | null)[] }).boots)

const booting = (page: Page) => page.locator("body[data-boot]")

/** The machine hangs: the boot does not end by itself. */
const hang = (page: Page) =>
  page.addInitScript(duration => {
    const wait = window.setTimeout
    const hangs = (work: TimerHandler, ms?: number) => (ms === duration ? 0 : wait(work, ms))
    window.setTimeout = hangs as typeof window.setTimeout
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

test("a first visit boots for two seconds over the home page, and never again", async ({ page, heard }) => {
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
  expect(heard.console).toEqual([])
})

test("the press that skips the boot is not lost", async ({ page }) => {
  await hang(page)
  await page.goto("/")
  await settled(page)
  await expect(booting(page)).toHaveCount(1)
  await page.getByRole("button", { name: "Do not click me" }).click()
  await expect(booting(page)).toHaveCount(0)
  await expect(page.getByText("I told you not to click me!")).toBeVisible()
})

test("a key skips the boot", async ({ page }) => {
  await hang(page)
  await page.goto("/")
  await settled(page)
  await expect(booting(page)).toHaveCount(1)
  await page.keyboard.press("Shift")
  await expect(booting(page)).toHaveCount(0)
})

test("who asks for calm, comes by link or to another page sees no boot", async ({ page }) => {
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
