/** Tests of all pages with text boxes: right-to-left input does not disturb the text beside it. */
import { expect } from "@playwright/test"
import { textBoxSelector } from "../../fillTextBoxes"
import { test } from "../../visit"
import { casesOf, caseTimeoutMs, hasSettled, pageParts } from "../sweep"
import { fillAndSubmit, findUnisolated, texts } from "./rightToLeft"

const parts = 8

test.use({ viewport: { width: 375, height: 812 } })

for (const [part, partPages] of pageParts(parts).entries())
  test(`the pages of part ${part + 1} of ${parts} take texts from right to left`, async ({
    page,
    events,
  }) => {
    test.setTimeout(partPages.length * caseTimeoutMs(texts.length, 20_000))
    for (const { path, index } of partPages)
      for (const [name, text] of casesOf(texts, index, 1)) {
        const label = `${path} with ${name}`
        await page.goto(path)
        expect.soft(await hasSettled(page), label).toBe(true)
        if ((await page.locator(textBoxSelector).count()) === 0) break
        events.console.length = 0
        await fillAndSubmit(page, text)
        expect.soft(await findUnisolated(page), label).toEqual([])
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), label).toBe(375)
        expect.soft(events.console, label).toEqual([])
      }
  })
