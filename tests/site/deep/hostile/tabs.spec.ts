/** Every page that keeps something, in two tabs at once: neither takes from the other what counts, and both show the same game. */
import { type BrowserContext, expect, type Page } from "@playwright/test"
import { monkey } from "../../monkey"
import { type Complaints, pagesWhoseCode, test, watch } from "../../visit"
import { inParts, seed, settles } from "../sweep"

const parts = 12
const inputs = 40

/** Something was pressed, and the outside world is refused here: the browser notes that by itself. */
const own = /Failed to load resource|ERR_CONNECTION_REFUSED/

/** What every page keeps: of the visit, and of the desktop. */
const shells = /^juhq:(visits|daily-.*|session-seconds|trail.*)$/

/** What only ever becomes more. */
const counts =
  /^juhq:(games\/[^/]+|(color-grid|list-of-2048-games)\/best|daily-.*|visits|juhku-count|puuh|books-i-have-read|dancing-hamster|jokes|pertti|error-418|human-named-juhq|time\/is-it-420\/cups|muista-hakea-kahvia-cups)$/

const games = pagesWhoseCode(/\bGameFrame\b/)

/** A game whose state is more than what is drawn of it. */
const restless = new Set(["/games/10x"])

const kept = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>)

/** Every number in a value by where it stands; what is listed by day, by its day. */
function numbersIn(value: unknown, at: string): [string, number][] {
  if (typeof value === "number") return [[at, value]]
  if (typeof value !== "object" || value === null) return []
  if (Array.isArray(value))
    return value.flatMap(one => {
      const { year, month, day, ...rest } = one as Record<string, unknown>
      return numbersIn(rest, `${at} ${[year, month, day].join(".")}`)
    })
  return Object.entries(value).flatMap(([key, one]) => numbersIn(one, `${at} ${key}`))
}

/** What has become less, or is gone. */
function losses(before: Record<string, string>, after: Record<string, string>): string[] {
  const all = (of: Record<string, string>) =>
    Object.entries(of)
      .filter(([key]) => counts.test(key))
      .flatMap(([key, raw]) => numbersIn(JSON.parse(raw).data, key))
  const now = new Map(all(after))
  return all(before)
    .filter(([at, number]) => (now.get(at) ?? Number.NEGATIVE_INFINITY) < number)
    .map(([at, number]) => `${at}: ${number}, then ${now.get(at)}`)
}

/** A tab in which nobody asks to forget anything. */
async function tab(context: BrowserContext, path: string) {
  const page = await context.newPage()
  page.on("popup", opened => void opened.close())
  const heard = await watch(page)
  await page.addInitScript(() => {
    const forgets =
      /forget|clear|reset|delete|remove|undo|start again|take back|unohda|kuppi pois|begin again|let .* back/i
    const refuse = (event: Event) => {
      const button = event.target instanceof Element && event.target.closest("button")
      if (button && forgets.test(`${button.ariaLabel} ${button.textContent}`))
        event.stopImmediatePropagation()
    }
    window.addEventListener("click", refuse, { capture: true })
  })
  await page.goto(path)
  return { page, heard, isThere: await settles(page) }
}

const complaints = ({ heard }: { heard: Complaints }) => heard.console.filter(line => !own.test(line))

for (const [part, some] of inParts(parts).entries())
  test(`the pages of part ${part + 1} of ${parts} go on in two tabs`, async ({ browser }) => {
    test.setTimeout(some.length * 100_000)
    for (const { path } of some) {
      const context = await browser.newContext()
      const first = await tab(context, path)
      expect.soft(first.isThere, path).toBe(true)
      await monkey(first.page, inputs, seed)
      if (Object.keys(await kept(first.page)).some(key => key.startsWith("juhq:") && !shells.test(key))) {
        const second = await tab(context, path)
        const tabs = [second, first, second, first]
        for (const [turn, { page }] of tabs.entries()) {
          const before = await kept(page)
          await monkey(page, inputs, seed + 1 + turn)
          expect.soft(losses(before, await kept(page)), `${path}, turn ${turn + 2}`).toEqual([])
        }
        const drawn = ({ page }: { page: Page }) =>
          page.evaluate(() => {
            // What is below the table, its keys and other things to look at, is each tab's own.
            const toy = document.querySelector<HTMLElement>("main [data-embed]")
            // So is by whose link it came.
            return toy?.innerText.split(/\s+Keys(?:\n|$)/)[0]?.replace("Somebody sent you this deal. ", "")
          })
        if (games.has(path) && !restless.has(path))
          await expect
            .soft(async () => expect(await drawn(second)).toBe(await drawn(first)))
            .toPass({ timeout: 5000 })
        expect.soft(complaints(second), `${path}, the second tab`).toEqual([])
      }
      expect.soft(complaints(first), path).toEqual([])
      await context.close()
    }
  })
