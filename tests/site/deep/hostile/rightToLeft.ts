/** Right-to-left texts with bidi control characters, and the detection of text that they disturb. */
import type { Page } from "@playwright/test"
import { textBoxSelector } from "../../fillTextBoxes"

/** Hebrew with an unterminated override, and Arabic with isolates of which one is unterminated. */
export const texts: readonly (readonly [name: string, text: string])[] = [
  ["Hebrew with an override", "שלום \u202Eעולם abc 123"],
  ["Arabic with isolates", "مرحبا \u2067\u2066abc\u2069 \u2068العالم 123"],
]

/** Fills each visible text box and submits it; the page has rendered the result when the promise resolves. */
export const fillAndSubmit = (page: Page, value: string) =>
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
    [textBoxSelector, value] as const,
  )

/** Returns the elements in which pasted text is mixed with the page's own text without bidi isolation. */
export const findUnisolated = (page: Page) =>
  page.evaluate(() => {
    const foreign = /[\u0590-\u06FF\u202A-\u202E\u2066-\u2069]/
    const latin = /\p{Script=Latin}/u
    const hasOwnText = (text: string) => latin.test(text.replace(/a?bc|cba/gi, ""))
    const isIsolated = (element: Element) => /isolate|plaintext/.test(getComputedStyle(element).unicodeBidi)
    const isInline = (element: Element) => getComputedStyle(element).display === "inline"
    const faults: string[] = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (!foreign.test(node.data) || !node.parentElement?.checkVisibility()) continue
      if (node.parentElement.closest("script, style, textarea, option, pre[role=img]")) continue
      let holder: Element = node.parentElement
      while (
        !hasOwnText(holder.textContent) &&
        isInline(holder) &&
        !isIsolated(holder) &&
        holder.parentElement
      )
        holder = holder.parentElement
      if (hasOwnText(holder.textContent))
        faults.push(`${holder.localName}: ${holder.textContent.slice(0, 100)}`)
    }
    return [...new Set(faults)]
  })

declare global {
  interface TreeWalker {
    nextNode(): Text | null
  }
}
