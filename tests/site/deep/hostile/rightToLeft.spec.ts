/** Every page with a text box when somebody writes from right to left: nothing beside the text is turned round. */
import { expect } from "@playwright/test"
import { boxes } from "../../flood"
import { test } from "../../visit"
import { casesOf, inParts, settles, timeFor } from "../sweep"
import { mixed, paste, texts } from "./rightToLeft"

const parts = 8

test.use({ viewport: { width: 375, height: 812 } })

for (const [part, some] of inParts(parts).entries())
  test(`the pages of part ${part + 1} of ${parts} take texts from right to left`, async ({ page, heard }) => {
    test.setTimeout(some.length * timeFor(texts.length, 20_000))
    for (const { path, index } of some)
      for (const [name, text] of casesOf(texts, index, 1)) {
        const where = `${path} with ${name}`
        await page.goto(path)
        expect.soft(await settles(page), where).toBe(true)
        if ((await page.locator(boxes).count()) === 0) break
        heard.console.length = 0
        await paste(page, text)
        expect.soft(await mixed(page), where).toEqual([])
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(375)
        expect.soft(heard.console, where).toEqual([])
      }
  })
