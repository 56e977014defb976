/** Sends random input to a page. */
import type { Page } from "@playwright/test"

/** Presses buttons and keys, fills fields and chooses options at random in the page's window, in an order set by the seed. */
export async function sendRandomInput(page: Page, inputs: number, seed: number): Promise<void> {
  await page.evaluate(
    async ([count, first]) => {
      let state = first
      const random = () => {
        state = (Math.imul(state, 1664525) + 1013904223) | 0
        return (state >>> 0) / 2 ** 32
      }
      const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
      const texts = [
        "",
        "7",
        "-1",
        "ä",
        "juhq",
        "<b>&",
        "2026-02-29",
        "0,5",
        "🐹🐹",
        "x".repeat(300),
        "__proto__",
      ]
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
      // Stubs for functions that need a real user or would block.
      Element.prototype.requestFullscreen = async () => {}
      window.print = () => {}
      window.confirm = () => true
      HTMLInputElement.prototype.showPicker = () => {}
      for (let i = 0; i < count; i++) {
        const shown = [
          ...document.querySelectorAll<HTMLElement>(
            "main :is(button, input, select, textarea, summary):not([data-chrome] *)",
          ),
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
        // Closes dialogs that have opened, which would block everything else.
        for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close()
        if (i % 10 === 9) await new Promise(resolve => requestAnimationFrame(resolve))
      }
    },
    [inputs, seed] as const,
  )
}
