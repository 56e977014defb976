/** Fills text boxes with ten megabytes, as an accidental paste would. */
import type { Page } from "@playwright/test"

/** Selector of the boxes that accept any text. */
export const textBoxSelector =
  "main :is(textarea, input:not([type]), input:is([type=text], [type=search], [type=url]))"

/**
 * Fills each visible box, without input events per key. Returns the labels of the boxes for which the page did not report
 * the length of the text.
 */
export async function fillTextBoxes(page: Page): Promise<string[]> {
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
      // Most boxes refuse the text immediately; a few process it in slices.
      const isReported = () => /\d\d,\d{3},\d{3}/.test(document.body.innerText)
      const end = performance.now() + 20_000
      while (!isReported() && performance.now() < end)
        await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
      if (!isReported()) silent.push(label)
    }
  }, textBoxSelector)
}
