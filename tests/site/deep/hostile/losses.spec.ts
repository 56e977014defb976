/** Every page when something is lost after it has come, or as it comes: it is there, with what was typed, and says so. */
import { type Browser, expect, type Page } from "@playwright/test"
import { type Complaints, test, watch } from "../../visit"
import { casesOf, inParts, settles, timeFor } from "../sweep"
import { arrivals, type Loss, losses } from "./losses"

const parts = 16

/** What the browser itself says of a file that does not come, or is none. */
const own =
  /Failed to load resource|net::ERR_|Refused to (execute|apply)|MIME type|blocked by CORS|Unexpected token '<'|'https:\/\/elsewhere\.example/

/** A visitor in a browser of their own, who opens no second tab. */
async function visitor(browser: Browser): Promise<{ page: Page; heard: Complaints }> {
  const context = await browser.newContext()
  const page = await context.newPage()
  context.on("page", opened => opened !== page && void opened.close())
  return { page, heard: await watch(page) }
}

const cases: readonly Loss[] = [...losses, ...arrivals]

for (const [part, some] of inParts(parts).entries())
  test(`the pages of part ${part + 1} of ${parts} stay when something is lost`, async ({ browser }) => {
    test.setTimeout(some.length * timeFor(cases.length, 60_000))
    for (const { path, index } of some)
      for (const { name, meet } of casesOf(cases, index, 1)) {
        const where = `${path} when ${name}`
        const { page, heard } = await visitor(browser)
        await meet(page, path, where)
        expect.soft(await settles(page), `${where}: at the end`).toBe(true)
        expect.soft(await page.locator("main h1").count(), where).toBe(1)
        expect
          .soft(
            heard.console.filter(line => !own.test(line)),
            where,
          )
          .toEqual([])
        await page.context().close()
      }
  })
