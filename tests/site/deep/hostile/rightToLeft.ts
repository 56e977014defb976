/** Texts from right to left, with marks that turn the letters after them round, and what they do to a page. */
import type { Page } from "@playwright/test"
import { boxes } from "../../flood"

/** Hebrew and Arabic, with an override that nothing ends, and with isolates of which one is left open. */
export const texts: readonly (readonly [name: string, text: string])[] = [
  ["Hebrew with an override", "שלום \u202Eעולם abc 123"],
  ["Arabic with isolates", "مرحبا \u2067\u2066abc\u2069 \u2068العالم 123"],
]

/** Writes a text into each box that can be seen and sends it off; what shows of it is there when this comes back. */
export const paste = (page: Page, words: string) =>
  page.evaluate(
    async ([selector, text]) => {
      const frame = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
      for (const box of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(selector)) {
        if (!box.isConnected || box.readOnly || box.disabled || !box.checkVisibility()) continue
        box.focus()
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), "value")?.set?.call(box, text)
        box.dispatchEvent(new Event("input", { bubbles: true }))
        await frame()
        box.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }))
        if (box instanceof HTMLInputElement) box.form?.requestSubmit()
        await frame()
      }
    },
    [boxes, words] as const,
  )

/** The lines of the page in which a text that was pasted stands among words of the page without being kept apart. */
export const mixed = (page: Page) =>
  page.evaluate(() => {
    const foreign = /[\u0590-\u06FF\u202A-\u202E\u2066-\u2069]/
    const latin = /\p{Script=Latin}/u
    const own = (text: string) => latin.test(text.replace(/a?bc/gi, ""))
    const isApart = (element: Element) => /isolate|plaintext/.test(getComputedStyle(element).unicodeBidi)
    const isInline = (element: Element) => getComputedStyle(element).display === "inline"
    const faults: string[] = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (!foreign.test(node.data) || !node.parentElement?.checkVisibility()) continue
      if (node.parentElement.closest("script, style, textarea, option")) continue
      let holder: Element = node.parentElement
      while (!own(holder.textContent) && isInline(holder) && !isApart(holder) && holder.parentElement)
        holder = holder.parentElement
      if (own(holder.textContent)) faults.push(`${holder.localName}: ${holder.textContent.slice(0, 100)}`)
    }
    return [...new Set(faults)]
  })

declare global {
  interface TreeWalker {
    nextNode(): Text | null
  }
}
