/** Tests of all pages in browsers that lack features, return wrong data or are at their limits. */
import { expect } from "@playwright/test"
import { sendRandomInput } from "../../sendRandomInput"
import { test, watchPage } from "../../visit"
import { casesOf, caseTimeoutMs, hasSettled, pageParts, seed } from "../sweep"
import { hostileBrowsers } from "./hostileBrowsers"

const parts = 16
const inputs = 40

for (const [part, partPages] of pageParts(parts).entries())
  test(`the pages of part ${part + 1} of ${parts} work in hostile browsers`, async ({ browser }) => {
    test.setTimeout(partPages.length * caseTimeoutMs(hostileBrowsers.length, 60_000))
    for (const { path, index } of partPages)
      for (const { name, options, prepare, excuse } of casesOf(hostileBrowsers, index, 1)) {
        const context = await browser.newContext(options)
        const page = await context.newPage()
        context.on("page", opened => opened !== page && void opened.close())
        const events = await watchPage(page)
        await prepare?.(page)
        const label = `${path} when ${name}`
        await page.goto(path)
        expect.soft(await hasSettled(page), label).toBe(true)
        const width = page.viewportSize()?.width ?? 0
        expect.soft((await page.locator("main").innerText()).length, label).toBeGreaterThan(20)
        const wide = () => page.evaluate(() => document.documentElement.scrollWidth)
        expect.soft(await wide(), label).toBe(width)
        await sendRandomInput(page, inputs, seed)
        expect.soft(await wide(), `${label}, after a monkey`).toBe(width)
        expect.soft(await page.locator("main h1").count(), label).toBe(1)
        expect.soft(await page.locator("[data-failed]").count(), label).toBe(0)
        // The browser's own messages about refused external requests, and about the test's scripts in a sandboxed frame.
        const browserMessages =
          /Failed to load resource|ERR_CONNECTION_REFUSED|Blocked script execution in 'about:srcdoc'/
        const messages = events.console.filter(line => !browserMessages.test(line) && !excuse?.test(line))
        expect.soft(messages, label).toEqual([])
        await context.close()
      }
  })
