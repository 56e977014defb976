/** Every page in browsers that lack something, lie, or are at their limit: it is there, and can be used. */
import { expect } from "@playwright/test"
import { monkey } from "../../monkey"
import { test, watch } from "../../visit"
import { casesOf, inParts, seed, settles, timeFor } from "../sweep"
import { browsers } from "./visitor"

const parts = 16
const inputs = 40

for (const [part, some] of inParts(parts).entries())
  test(`the pages of part ${part + 1} of ${parts} work in hostile browsers`, async ({ browser }) => {
    test.setTimeout(some.length * timeFor(browsers.length, 60_000))
    for (const { path, index } of some)
      for (const { name, options, prepare, excuse } of casesOf(browsers, index, 1)) {
        const context = await browser.newContext(options)
        const page = await context.newPage()
        context.on("page", opened => opened !== page && void opened.close())
        const heard = await watch(page)
        await prepare?.(page)
        const where = `${path} when ${name}`
        await page.goto(path)
        expect.soft(await settles(page), where).toBe(true)
        const width = page.viewportSize()?.width ?? 0
        expect.soft((await page.locator("main").innerText()).length, where).toBeGreaterThan(20)
        const wide = () => page.evaluate(() => document.documentElement.scrollWidth)
        expect.soft(await wide(), where).toBe(width)
        await monkey(page, inputs, seed)
        expect.soft(await wide(), `${where}, after a monkey`).toBe(width)
        expect.soft(await page.locator("main h1").count(), where).toBe(1)
        expect.soft(await page.locator("[data-failed]").count(), where).toBe(0)
        // Something was pressed, and the outside world is refused here.
        const own = /Failed to load resource|ERR_CONNECTION_REFUSED/
        const said = heard.console.filter(line => !own.test(line) && !excuse?.test(line))
        expect.soft(said, where).toEqual([])
        await context.close()
      }
  })
