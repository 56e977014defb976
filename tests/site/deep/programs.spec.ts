/** A walk over all pages: each is left for another one and taken back, with its fields and texts as they were. */
import { expect, type Page } from "@playwright/test"
import { type PageEvents, settled, test } from "../visit"
import { pageParts } from "./sweep"

/** A page without a toy, which is shown between the visits. */
const between = "/gpl"

/** Pages that don't stay open, that tell of the visit itself, or the time in words. */
const passing =
  /^\/(?:daily-cursor-travel|weird|screenshot|gone|gpl|404|never-written|time|time\/on-site|daily-time-on-site|)$/

/** Pages on which something moves on or takes its turn slowly: they are visited in calm mode, in which they stand still. */
const restless = new Set([
  "/round-juhq",
  "/cities-i-visited",
  "/cities-i-lived-in",
  "/ufo",
  "/about-me",
  "/progressbars",
  "/ascii-animations",
  "/should-i",
  "/craiyon",
  "/tools/generate-clapping-text",
])

/** Time in which a page that moves by itself shows that it does, in milliseconds. */
const watchMs = 700

type Snapshot = { lines: string[]; fields: string[] }

/** Reads the lines and the values of the fields of the program in front. */
const snapshot = (page: Page) =>
  page.evaluate((): Snapshot => {
    const program = document.querySelector<HTMLElement>("[data-program]:not([data-rank])")
    const fields = [...(program?.querySelectorAll<HTMLInputElement>("input, textarea, select") ?? [])]
    const pressed = [...(program?.querySelectorAll("[aria-pressed], [aria-checked], [open]") ?? [])]
    return {
      lines: (program?.innerText ?? "")
        .split("\n")
        .map(line => line.trim())
        .filter(Boolean),
      fields: [
        ...fields.map(
          field => `${field.type} ${field.name || field.id}: ${field.value} ${field.checked ?? ""}`,
        ),
        ...pressed.map(
          element =>
            `${element.tagName} ${element.ariaLabel ?? element.textContent}: ${element.ariaPressed} ${element.ariaChecked} ${element.hasAttribute("open")}`,
        ),
      ],
    }
  })

async function go(page: Page, path: string): Promise<void> {
  await page.evaluate(to => window.___navigate?.(to), path)
  await page.waitForFunction(to => document.body.dataset.ready?.replace(/\/$/, "") === to, path)
  await settled(page)
}

/** Types a word into the first text box of the program in front, if it has one. */
async function type(page: Page): Promise<void> {
  const box = page
    .locator("[data-program]:not([data-rank])")
    .locator("textarea, input:not([type]), input:is([type=text], [type=search])")
    .and(page.locator(":visible:enabled:not([readonly])"))
    .first()
  if ((await box.count()) > 0) await box.fill("Hamster 98", { timeout: 5000 }).catch(() => {})
}

/** Walks to a page and back; returns what has changed meanwhile. */
async function walk(page: Page, path: string, events: PageEvents): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: restless.has(path) ? "reduce" : "no-preference" })
  await go(page, path)
  await type(page)
  await page.waitForTimeout(watchMs)
  const first = await snapshot(page)
  await page.waitForTimeout(watchMs)
  const second = await snapshot(page)
  await go(page, between)
  await page.goBack()
  await page.waitForFunction(to => document.body.dataset.ready?.replace(/\/$/, "") === to, path)
  await settled(page)
  await page.waitForTimeout(watchMs)
  const back = await snapshot(page)
  // Lines that stood still must be there again; clocks and animations go on.
  const still = (kind: keyof Snapshot) => first[kind].filter(each => second[kind].includes(each))
  // Digits are those of clocks: a clock that shows minutes stands still for a while, too. React numbers its ids with
  // letters as well, anew for a field that its address has filled.
  const timeless = (text: string) => text.replace(/\b_r_\w+_|\d+|\b[A-F0-9]{4}\b/g, "#")
  const lost = (["lines", "fields"] as const).flatMap(kind =>
    still(kind)
      .filter(each => !back[kind].map(timeless).includes(timeless(each)))
      .map(each => `${path}: ${kind === "lines" ? "text" : "field"} ${each.slice(0, 200)}`),
  )
  const messages = [...events.console, ...events.failed].map(each => `${path}: ${each}`)
  events.console.length = 0
  events.failed.length = 0
  return [...lost, ...messages]
}

for (const [index, part] of pageParts(8).entries())
  test(`pages are taken back as they were left, part ${index + 1} of 8`, async ({ page, events }) => {
    test.setTimeout(300_000)
    await page.goto(between)
    await settled(page)
    const faults: string[] = []
    for (const { path } of part) if (!passing.test(path)) faults.push(...(await walk(page, path, events)))
    expect(faults).toEqual([])
  })

/** The heap after twenty pages without programs behind, which was measured before they stayed open, and what they may add. */
const [heapBefore, heapAdded] = [7.6e6, 2e6]
/** The greatest growth of the heap over ten rounds. */
const maxGrowth = 1.1

test("the heap stays small over twenty pages and ten rounds", async ({ page }) => {
  test.setTimeout(180_000)
  const twenty =
    "/panda /games/hangman /week /calculator /todo /solar-system /juhku /ufo /tools/consonants /games/tictactoe /books-i-have /time /sandbox /round-juhq /games/memory /spotify /soundcloud /blog/content-is-data /jokes /gpl"
  const five = "/panda /games/hangman /calculator /solar-system /gpl"
  const client = await page.context().newCDPSession(page)
  await client.send("Performance.enable")
  const heap = async () => {
    // Objects with finalisers are freed by the second collection.
    for (let i = 0; i < 3; i++) await client.send("HeapProfiler.collectGarbage")
    const { metrics } = await client.send("Performance.getMetrics")
    return metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? 0
  }
  const round = async (paths: string) => {
    for (const path of paths.split(" ")) await go(page, path)
  }
  await page.goto("/gpl")
  await settled(page)
  await round(twenty)
  expect(await heap()).toBeLessThan(heapBefore + heapAdded)
  await round(five)
  const first = await heap()
  for (let i = 0; i < 10; i++) await round(five)
  expect(await heap()).toBeLessThan(first * maxGrowth)
})
