/** Presses all buttons of a page by focus and click, to detect lost focus. */
import type { Page } from "@playwright/test"
import { settled } from "./visit"

/** Presses all buttons except those named; returns the pressed ones, and those after which the focus was lost. */
async function pressAll(page: Page, done: readonly string[]) {
  return page.evaluate(async pressedBefore => {
    const pressed: string[] = []
    const lost: string[] = []
    const { pathname } = window.location
    const isAway = () => window.location.pathname !== pathname
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
    const nameOf = (button: HTMLElement) =>
      (button.ariaLabel ?? button.textContent).replace(/[\s\d.,:]+/g, " ").trim()
    const usable = (button: HTMLElement) =>
      button.isConnected && !button.matches(":disabled, [aria-disabled=true]") && button.checkVisibility()
    const all = <T extends HTMLElement>(selector: string) => [...document.querySelectorAll<T>(selector)]
    const next = () =>
      all("main :is(button, summary):not([data-chrome] *)").find(
        button => usable(button) && ![...pressedBefore, ...pressed].includes(nameOf(button)),
      )
    // Fills empty fields, which some buttons need.
    const fill = async () => {
      let filled = 0
      for (const field of all<HTMLInputElement>("main :is([type=text], [type=search], textarea)")) {
        if (field.value !== "" || field.disabled || field.readOnly) continue
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, "7")
        field.dispatchEvent(new Event("input", { bubbles: true }))
        filled++
      }
      await frame()
      return filled
    }
    window.print = () => {}
    window.confirm = () => true
    Element.prototype.requestFullscreen = async () => {}
    let isFilled = false
    while (pressed.length < 60 && !isAway()) {
      const button = next()
      if (!button && isFilled) break
      if (!button) {
        isFilled = true
        if ((await fill()) === 0) break
        pressed.length = 0
        continue
      }
      const name = nameOf(button)
      pressed.push(name)
      for (let time = 0; time < 3 && usable(button) && !isAway(); time++) {
        button.focus()
        button.click()
        await frame()
        for (const dialog of all<HTMLDialogElement>("dialog[open]")) dialog.close()
        await frame()
        // The newly focused element may be removed in the same frame; the shell moves the focus again in the next one.
        for (let retries = 0; retries < 3 && document.activeElement === document.body; retries++)
          await frame()
        if (document.activeElement === document.body) lost.push(name)
      }
    }
    return { pressed, lost, isAway: isAway() }
  }, done)
}

/**
 * Focuses and presses every button three times or until it is disabled, including buttons that appear meanwhile, and
 * returns to the page when one leads away. Returns the names of the buttons after which the focus was lost.
 */
export async function findLostFocus(page: Page, path: string): Promise<string[]> {
  const done: string[] = []
  const losing: string[] = []
  for (let visit = 0; visit < 4; visit++) {
    const { pressed, lost, isAway } = await pressAll(page, done)
    done.push(...pressed)
    losing.push(...lost)
    if (!isAway) break
    await page.goto(path)
    await settled(page)
  }
  return losing
}
