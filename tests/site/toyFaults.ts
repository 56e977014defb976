/** Checks the first screen of a toy: it has a usable control and a place for answers, and nothing that is empty. */
import type { Page } from "@playwright/test"

const screens = [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
]

/**
 * Returns the faults of a toy's first screen, on a desktop and on a phone, one a line: its first control or its answer is
 * below the fold, most of its buttons are disabled, or an answer shows only dashes or dots. A page without a toy has none.
 * Restores the size of the viewport.
 */
export async function toyFaults(page: Page): Promise<string[]> {
  const before = page.viewportSize() ?? { width: 1280, height: 800 }
  const faults: string[] = []
  for (const screen of screens) {
    await page.setViewportSize(screen)
    const screenFaults = await page.evaluate(async () => {
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const toy = document.querySelector("[data-kind] #window-page [data-embed]:not([data-embed=InLanguage])")
      const bar = document.querySelector("section[aria-label='Task bar']")?.getBoundingClientRect().top ?? 0
      if (!toy) return []
      window.scrollTo(0, 0)
      // A button that waits invisibly in its place is not shown.
      const shown = (selector: string) =>
        [...toy.querySelectorAll<HTMLElement>(selector)].filter(
          element =>
            element.checkVisibility({ visibilityProperty: true }) &&
            element.getBoundingClientRect().height > 0,
        )
      const isInSight = (element: Element) => element.getBoundingClientRect().bottom <= bar + 1
      /** Returns whether the top of an element is in sight, at least its first 80 pixels. */
      const isTopInSight = (element: Element) => {
        const { top, height } = element.getBoundingClientRect()
        return top + Math.min(height, 80) <= bar + 1
      }
      const controls = shown(
        "button, input, select, textarea, [role=slider], [tabindex='0'], a[href], summary",
      )
      const usable = controls.filter(element => !element.matches(":disabled, [aria-disabled=true]"))
      const answers = shown(
        "[role=status], [role=img], [role=grid], [role=log], [role=group], output, canvas, svg, fieldset, dl, .result, .lcd, table",
      )
      const buttons = shown("button").filter(isInSight)
      // A button with a price on it explains itself why it is disabled.
      const disabled = buttons.filter(
        element =>
          element.matches(":disabled, [aria-disabled=true]") && !/\d/.test(element.textContent ?? ""),
      )
      const empty = shown("output, .result, .lcd, [role=status]").filter(
        element => isInSight(element) && /^[\s.–—-]{2,}$/.test(element.textContent ?? ""),
      )
      return [
        ...(usable.length > 0 && !usable.some(isInSight) ? ["nothing to press is on the first screen"] : []),
        ...(answers.some(isTopInSight) ? [] : ["nothing that answers is on the first screen"]),
        ...(disabled.length > 2 && disabled.length > buttons.length / 2
          ? ["most of its buttons are disabled"]
          : []),
        ...empty.map(element => `"${element.textContent?.trim()}" stands where an answer should`),
      ]
    })
    faults.push(...screenFaults.map(fault => `${screen.width}: ${fault}`))
  }
  await page.setViewportSize(before)
  return faults
}
