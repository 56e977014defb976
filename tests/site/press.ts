/** Every button of a page pressed as the keyboard does, to see where the focus is left. */
import type { Page } from "@playwright/test"
import { settled } from "./visit"

/** Presses every button that comes up but those named, and returns which, and after which the focus was nowhere. */
async function pressAll(page: Page, done: readonly string[]) {
  return page.evaluate(async before => {
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
        button => usable(button) && ![...before, ...pressed].includes(nameOf(button)),
      )
    // Some buttons have something to do only once something is written.
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
        // What took it may go at that moment, at the end of a clock for example: it is found a place in the next frame.
        for (let late = 0; late < 3 && document.activeElement === document.body; late++) await frame()
        if (document.activeElement === document.body) lost.push(name)
      }
    }
    return { pressed, lost, isAway: isAway() }
  }, done)
}

/**
 * Presses every button with the focus on it, three times or until it is disabled, those that come up meanwhile too, and
 * comes back from where one leads. Returns after which of them the focus was nowhere.
 */
export async function pressEach(page: Page, path: string): Promise<string[]> {
  const done: string[] = []
  const nowhere: string[] = []
  for (let visit = 0; visit < 4; visit++) {
    const { pressed, lost, isAway } = await pressAll(page, done)
    done.push(...pressed)
    nowhere.push(...lost)
    if (!isAway) break
    await page.goto(path)
    await settled(page)
  }
  return nowhere
}
