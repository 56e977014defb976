/** What a toy is like as one comes to it: whether there is something to press and to see, and nothing that is empty. */
import type { Page } from "@playwright/test"

const screens = [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
]

/**
 * Every fault of a toy's first screen, on a desk and on a phone, in a line each: its first control or the place of its
 * answer below the fold, most of its buttons disabled, or dashes and dots where an answer should be. None for a page
 * that is read. The window is as large as before afterwards.
 */
export async function arrivalFaults(page: Page): Promise<string[]> {
  const before = page.viewportSize() ?? { width: 1280, height: 800 }
  const found: string[] = []
  for (const screen of screens) {
    await page.setViewportSize(screen)
    const faults = await page.evaluate(async () => {
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const toy = document.querySelector("[data-kind] #window-page [data-embed]:not([data-embed=InLanguage])")
      const bar = document.querySelector("section[aria-label='Task bar']")?.getBoundingClientRect().top ?? 0
      if (!toy) return []
      window.scrollTo(0, 0)
      const shown = (selector: string) =>
        [...toy.querySelectorAll<HTMLElement>(selector)].filter(
          each => each.checkVisibility() && each.getBoundingClientRect().height > 0,
        )
      const isInSight = (each: Element) => each.getBoundingClientRect().bottom <= bar + 1
      /** Its first lines are there: what is longer goes on below. */
      const begins = (each: Element) => {
        const { top, height } = each.getBoundingClientRect()
        return top + Math.min(height, 80) <= bar + 1
      }
      const controls = shown(
        "button, input, select, textarea, [role=slider], [tabindex='0'], a[href], summary",
      )
      const usable = controls.filter(each => !each.matches(":disabled, [aria-disabled=true]"))
      const answers = shown(
        "[role=status], [role=img], [role=grid], [role=log], [role=group], output, canvas, svg, fieldset, dl, .result, .lcd, table",
      )
      const buttons = shown("button").filter(isInSight)
      // One with its price on it says why it can't be pressed yet.
      const disabled = buttons.filter(
        each => each.matches(":disabled, [aria-disabled=true]") && !/\d/.test(each.textContent ?? ""),
      )
      const empty = shown("output, .result, .lcd, [role=status]").filter(
        each => isInSight(each) && /^[\s.–—-]{2,}$/.test(each.textContent ?? ""),
      )
      return [
        ...(usable.length > 0 && !usable.some(isInSight) ? ["nothing to press is on the first screen"] : []),
        ...(answers.some(begins) ? [] : ["nothing that answers is on the first screen"]),
        ...(disabled.length > 2 && disabled.length > buttons.length / 2
          ? ["most of its buttons are disabled"]
          : []),
        ...empty.map(each => `"${each.textContent?.trim()}" stands where an answer should`),
      ]
    })
    found.push(...faults.map(fault => `${screen.width}: ${fault}`))
  }
  await page.setViewportSize(before)
  return found
}
