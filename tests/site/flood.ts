/** Ten megabytes for every text box of a page, as a slip of the hand in a file manager would give it. */
import type { Page } from "@playwright/test"

/** The boxes that take any text. */
export const boxes = "main :is(textarea, input:not([type]), input:is([type=text], [type=search], [type=url]))"

/**
 * Fills each box that can be seen, as a machine would. Returns the labels of those after which the page did not say how
 * long the text is.
 */
export async function flood(page: Page): Promise<string[]> {
  return page.evaluate(async selector => {
    const text = "Hyvää päivää maailma 😀 abc".repeat(400_000).slice(0, 10_000_000)
    const silent: string[] = []
    for (let i = 0; ; i++) {
      const box = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(selector)[i]
      if (!box) return silent
      if (box.readOnly || box.disabled || !box.checkVisibility()) continue
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), "value")?.set?.call(box, text)
      box.dispatchEvent(new Event("input", { bubbles: true }))
      const label = (box.labels?.[0]?.textContent ?? box.ariaLabel ?? box.id).trim()
      // Most refuse it at once; two read it to its end, a slice at a time.
      const isTold = () => /\d\d,\d{3},\d{3}/.test(document.body.innerText)
      const end = performance.now() + 20_000
      while (!isTold() && performance.now() < end)
        await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
      if (!isTold()) silent.push(label)
    }
  }, boxes)
}
