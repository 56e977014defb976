import { expect, type Page } from "@playwright/test"
import { layoutFaults } from "./layout"
import { pressEach } from "./press"
import { pagesWhoseCode, settled, sitePages, test } from "./visit"

/** How many inputs a game gets, and every other page. */
const ofGame = 500
const ofPage = 80

const games = pagesWhoseCode(/\bGameFrame\b/)
const isGame = (path: string) => games.has(path)

/** Presses, types, drags and chooses at random in the page's window, always the same for a seed. */
async function monkey(page: Page, inputs: number, seed: number): Promise<void> {
  await page.evaluate(
    async ([count, first]) => {
      let state = first
      const random = () => {
        state = (Math.imul(state, 1664525) + 1013904223) | 0
        return (state >>> 0) / 2 ** 32
      }
      const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
      const texts = ["", "7", "-1", "ä", "juhq", "<b>&", "2026-02-29", "0,5", "🐹🐹", "x".repeat(300)]
      const keys = [
        "ArrowUp",
        "ArrowDown",
        "ArrowLeft",
        "ArrowRight",
        "Enter",
        " ",
        "a",
        "5",
        "Home",
        "Backspace",
      ]
      const set = (element: HTMLElement, value: string) => {
        const prototype = Object.getPrototypeOf(element)
        Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(element, value)
        element.dispatchEvent(new Event("input", { bubbles: true }))
        element.dispatchEvent(new Event("change", { bubbles: true }))
      }
      const valid: Record<string, string[]> = {
        color: ["#000000", "#ff8800"],
        date: ["", "2028-02-29", "0001-01-01"],
        time: ["", "23:59"],
        "datetime-local": ["", "2026-03-29T03:30"],
        month: ["", "2026-12"],
        week: ["", "2026-W53"],
      }
      // What only a finger of flesh may ask for.
      Element.prototype.requestFullscreen = async () => {}
      window.print = () => {}
      window.confirm = () => true
      HTMLInputElement.prototype.showPicker = () => {}
      for (let i = 0; i < count; i++) {
        const shown = [
          ...document.querySelectorAll<HTMLElement>("main :is(button, input, select, textarea, summary)"),
        ]
        const usable = shown.filter(
          element => !element.matches(":disabled, [type=file]") && element.checkVisibility(),
        )
        const element = pick(usable)
        if (!element) return
        element.focus()
        if (element instanceof HTMLSelectElement) set(element, pick([...element.options]).value)
        else if (element instanceof HTMLTextAreaElement) set(element, pick(texts))
        else if (
          element instanceof HTMLInputElement &&
          !/^(checkbox|radio|button|submit)$/.test(element.type)
        ) {
          const span = Number(element.max || 100) - Number(element.min || 0)
          const number = String(Number(element.min || 0) + Math.floor(random() * (span + 1)))
          set(element, /^(range|number)$/.test(element.type) ? number : pick(valid[element.type] ?? texts))
        } else element.click()
        if (random() < 0.3) {
          const key = pick(keys)
          const target = document.activeElement ?? document.body
          for (const type of ["keydown", "keyup"])
            target.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }))
        }
        // A dialog that came up is shut again, as somebody would who wants to go on.
        for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close()
        if (i % 10 === 9) await new Promise(resolve => requestAnimationFrame(resolve))
      }
    },
    [inputs, seed] as const,
  )
}

/** What the browser remembers of the games that are going on. */
const sittings = (page: Page) =>
  page.evaluate(() =>
    Object.entries({ ...localStorage })
      .filter(([key]) => key.endsWith("/now"))
      .sort(),
  )

/** The pages with something to press of their own; one playlist stands for all, and posts are read. */
const pages = sitePages().filter(
  ({ path }) => !/^\/(playlist|blog)\/./.test(path) || path === "/playlist/random",
)

/** A game that goes on by itself is never at rest. */
const restless = new Set(["/games/10x"])

for (const { path } of pages) {
  test(`${path} survives somebody who presses everything, keeps the focus and breaks no word`, async ({
    page,
    heard,
    context,
  }) => {
    test.setTimeout(90_000)
    context.on("page", opened => void opened.close())
    await page.goto(path)
    await settled(page)
    expect(await pressEach(page, path)).toEqual([])
    expect(await layoutFaults(page)).toEqual([])
    await monkey(page, isGame(path) ? ofGame : ofPage, 20_261_121)
    await expect(page.locator("main h1")).toHaveCount(1)
    await expect(page.getByText(/This piece of the page (broke|did not arrive)/)).toHaveCount(0)
    // Play was pressed somewhere, and the outside world is refused here: the browser notes that by itself.
    const own = /Failed to load resource|ERR_CONNECTION_REFUSED/
    expect(heard.console.filter(line => !own.test(line))).toEqual([])
    if (!isGame(path) || restless.has(path)) return
    // An opponent may still be thinking: what counts is that the game comes to rest and is there again.
    await expect(async () => {
      const before = await sittings(page)
      await page.reload()
      await settled(page)
      expect(await sittings(page)).toEqual(before)
    }).toPass({ timeout: 30_000 })
  })
}
