/** Tests that the text of every page is readable in the darkest of the colour schemes. */
import { expect } from "@playwright/test"
import { axeViolations } from "../axe"
import { settled, showWhole, test } from "../visit"
import { paths } from "./sweep"

/** Pages whose joke is that their text can't be read. */
const unreadable = new Set(["/red-text-green-background"])

for (const path of paths.filter(path => !unreadable.has(path)))
  test(`${path} is readable in the scheme called night`, async ({ page }) => {
    await page.addInitScript(() => {
      const data = { wallpaper: "page", scheme: "night", saver: "none", sounds: false }
      localStorage.setItem("juhq:desktop", JSON.stringify({ v: 1, data }))
    })
    await page.goto(path)
    await settled(page)
    await showWhole(page)
    expect(await axeViolations(page, { rule: "color-contrast", still: true })).toEqual([])
  })
