/** Tests that the text of the pages is readable in every colour scheme. */
import { expect } from "@playwright/test"
import { type Scheme, schemes } from "../../../src/shell/desktop/look"
import { axeViolations } from "../axe"
import { settled, showWhole, sitePages, test } from "../visit"
import { isChosen, paths } from "./sweep"

/** Pages whose joke is that their text can't be read. */
const unreadable = new Set(["/red-text-green-background"])

/** One page of each kind: the desktop, a document, a list, a program and a game. */
const samples = ["/", "/about-me", "/books-i-have", "/tools/rgb-to-hsl", "/games/memory"]

/**
 * Returns the pages to visit in a scheme: all in the dark one, which replaces every colour; samples in the others, which
 * replace a few surfaces. The standard scheme is that of all other tests.
 */
function pagesIn(scheme: Scheme): readonly string[] {
  if (scheme === "standard") return []
  return scheme === "night" ? paths.filter(path => !unreadable.has(path)) : samples.filter(isChosen)
}

test("the samples are pages of the site", () => {
  const known = sitePages().map(({ path }) => path)
  expect(samples.filter(path => !known.includes(path))).toEqual([])
})

for (const scheme of schemes)
  for (const path of pagesIn(scheme))
    test(`${path} is readable in the scheme called ${scheme}`, async ({ page }) => {
      await page.addInitScript(scheme => {
        const data = { wallpaper: "page", scheme, saver: "none", sounds: false }
        localStorage.setItem("juhq:desktop", JSON.stringify({ v: 1, data }))
      }, scheme)
      await page.goto(path)
      await expect(page.locator("body")).toHaveAttribute("data-scheme", scheme)
      await settled(page)
      await showWhole(page)
      expect(await axeViolations(page, { rule: "color-contrast", still: true })).toEqual([])
    })
