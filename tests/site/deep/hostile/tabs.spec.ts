/** Tests of all pages with storage in two tabs: no counter of the other tab is lost, and both show the same game. */
import { type BrowserContext, expect, type Page } from "@playwright/test"
import { sendRandomInput } from "../../sendRandomInput"
import { type PageEvents, pagesUsing, test, watchPage } from "../../visit"
import { hasSettled, pageParts, seed } from "../sweep"

const parts = 12
const inputs = 40

/** The browser's own messages about refused external requests. */
const browserMessages = /Failed to load resource|ERR_CONNECTION_REFUSED/

/** Keys that the shell stores on every page. */
const shellKeys = /^juhq:(visits|daily-.*|session-seconds|trail.*)$/

/** Keys whose numbers never decrease. */
const counterKeys =
  /^juhq:(games\/[^/]+|(color-grid|list-of-2048-games)\/best|daily-.*|visits|juhku-count|puuh|books-i-have-read|dancing-hamster|jokes|pertti|error-418|time\/is-it-420\/cups|muista-hakea-kahvia-cups)$/

const games = pagesUsing(/\bGameFrame\b/)

/** Games with state that is not displayed. */
const restless = new Set(["/games/10x"])

/** Pages on which a visitor may set every counter to what they like. */
const editors = new Set(["/app-storage"])

const readStorage = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>)

/** Collects all numbers in a value with their paths; entries of arrays are identified by their dates. */
function numbersIn(value: unknown, at: string): [string, number][] {
  if (typeof value === "number") return [[at, value]]
  if (typeof value !== "object" || value === null) return []
  if (Array.isArray(value))
    return value.flatMap(entry => {
      const { year, month, day, ...rest } = entry as Record<string, unknown>
      return numbersIn(rest, `${at} ${[year, month, day].join(".")}`)
    })
  return Object.entries(value).flatMap(([key, item]) => numbersIn(item, `${at} ${key}`))
}

/** Describes the counters that have decreased or are missing. */
function losses(before: Record<string, string>, after: Record<string, string>): string[] {
  const all = (of: Record<string, string>) =>
    Object.entries(of)
      .filter(([key]) => counterKeys.test(key))
      .flatMap(([key, raw]) => numbersIn(JSON.parse(raw).data, key))
  const now = new Map(all(after))
  return all(before)
    .filter(([at, number]) => (now.get(at) ?? Number.NEGATIVE_INFINITY) < number)
    .map(([at, number]) => `${at}: ${number}, then ${now.get(at)}`)
}

/** Opens a tab in which the buttons that delete data, or that change what this tab alone shows, don't work. */
async function openTab(context: BrowserContext, path: string) {
  const page = await context.newPage()
  page.on("popup", opened => void opened.close())
  const events = await watchPage(page)
  await page.addInitScript(() => {
    const refused =
      /forget|clear|reset|delete|remove|undo|start again|take back|unohda|kuppi pois|begin again|tip it out|let .* back|fewer|tear .* open/i
    const refuse = (event: Event) => {
      const button = event.target instanceof Element && event.target.closest("button")
      if (button && refused.test(`${button.ariaLabel} ${button.textContent}`))
        event.stopImmediatePropagation()
    }
    window.addEventListener("click", refuse, { capture: true })
  })
  await page.goto(path)
  return { page, events, hasSettled: await hasSettled(page) }
}

const complaints = ({ events }: { events: PageEvents }) =>
  events.console.filter(line => !browserMessages.test(line))

for (const [part, partPages] of pageParts(parts).entries())
  test(`the pages of part ${part + 1} of ${parts} work in two tabs`, async ({ browser }) => {
    test.setTimeout(partPages.length * 100_000)
    for (const { path } of partPages) {
      const context = await browser.newContext()
      const first = await openTab(context, path)
      expect.soft(first.hasSettled, path).toBe(true)
      await sendRandomInput(first.page, inputs, seed)
      if (
        Object.keys(await readStorage(first.page)).some(
          key => key.startsWith("juhq:") && !shellKeys.test(key),
        )
      ) {
        const second = await openTab(context, path)
        const tabs = [second, first, second, first]
        for (const [turn, { page }] of tabs.entries()) {
          const before = await readStorage(page)
          await sendRandomInput(page, inputs, seed + 1 + turn)
          if (!editors.has(path))
            expect.soft(losses(before, await readStorage(page)), `${path}, turn ${turn + 2}`).toEqual([])
        }
        const drawn = ({ page }: { page: Page }) =>
          page.evaluate(() => {
            // Help and settings below the table may differ between tabs.
            const toy = document.querySelector<HTMLElement>("main [data-embed]")
            // So may the note on a shared deal.
            const text = toy?.innerText
              .split(/\s+Keys(?:\n|$)/)[0]
              ?.replace("A friend sent you these cards. ", "")
            // And so may the message about the last press, which is of one tab.
            const messages = [...(toy?.querySelectorAll<HTMLElement>("[role=status], [role=alert]") ?? [])]
            const rest = messages.reduce((left, { innerText }) => left?.replace(innerText, ""), text)
            // A note that an alert replaces.
            return rest?.replace(/Halving needs .*/, "").replace(/\s+/g, " ")
          })
        // A button may have led to another page.
        const areThere = [first, second].every(({ page }) => new URL(page.url()).pathname === path)
        if (games.has(path) && !restless.has(path) && areThere)
          await expect
            .soft(async () => expect(await drawn(second)).toBe(await drawn(first)))
            .toPass({ timeout: 5000 })
        expect.soft(complaints(second), `${path}, the second tab`).toEqual([])
      }
      expect.soft(complaints(first), path).toEqual([])
      await context.close()
    }
  })
