/** Tests of all pages when files or the network are lost during or after loading. */
import { type Browser, expect, type Page } from "@playwright/test"
import { type PageEvents, test, watchPage } from "../../visit"
import { casesOf, caseTimeoutMs, hasSettled, pageParts } from "../sweep"
import { arrivals, type Loss, losses } from "./losses"

const parts = 16

/** The browser's own messages about files that fail to load. */
const browserMessages =
  /Failed to load resource|net::ERR_|Refused to (execute|apply)|MIME type|blocked by CORS|Unexpected token '<'|'https:\/\/elsewhere\.example/

/** Opens a page in a new context that closes all other tabs. */
async function openContext(browser: Browser): Promise<{ page: Page; events: PageEvents }> {
  const context = await browser.newContext()
  const page = await context.newPage()
  context.on("page", opened => opened !== page && void opened.close())
  return { page, events: await watchPage(page) }
}

const cases: readonly Loss[] = [...losses, ...arrivals]

for (const [part, partPages] of pageParts(parts).entries())
  test(`the pages of part ${part + 1} of ${parts} survive losses`, async ({ browser }) => {
    test.setTimeout(partPages.length * caseTimeoutMs(cases.length, 60_000))
    for (const { path, index } of partPages)
      for (const { name, meet } of casesOf(cases, index, 1)) {
        const label = `${path} when ${name}`
        const { page, events } = await openContext(browser)
        await meet(page, path, label)
        expect.soft(await hasSettled(page), `${label}: at the end`).toBe(true)
        expect.soft(await page.locator("main h1").count(), label).toBe(1)
        expect
          .soft(
            events.console.filter(line => !browserMessages.test(line)),
            label,
          )
          .toEqual([])
        await page.context().close()
      }
  })
