/** Detects layout shifts after the first press of a control on a fresh page. */
import type { Page } from "@playwright/test"

/** Maximum shift of a control in CSS pixels. */
const maxShiftPx = 4

/** Number of frames that are watched after a press, in which a first answer appears. */
const watchedFrames = 40

declare global {
  interface Window {
    /** Usable controls on the first screen, with their names. */
    firstControls?: { element: HTMLElement; name: string }[]
  }
}

/** Finds the usable controls on the first screen, and returns their names in document order. */
export async function findFirstControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector("section[aria-label='Task bar']")?.getBoundingClientRect().top ?? 0
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0
    const pressable =
      "main :is(button, summary, [role=button], [role=checkbox], [role=gridcell], input:is([type=checkbox], [type=radio], [type=range])):not([data-chrome] *)"
    window.firstControls = [...document.querySelectorAll<HTMLElement>(pressable)]
      .filter(each => {
        const { top, bottom, width } = each.getBoundingClientRect()
        return (
          width > 0 &&
          top >= header - 1 &&
          bottom <= bar + 1 &&
          each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          !each.matches(":disabled, [aria-disabled=true], [aria-haspopup=dialog]")
        )
      })
      .map(element => ({
        element,
        name: (
          element.ariaLabel ||
          (element as HTMLInputElement).labels?.[0]?.textContent ||
          element.textContent ||
          element.id ||
          element.tagName
        )
          .trim()
          .replace(/\s+/g, " ")
          .slice(0, 40),
      }))
    return window.firstControls.map(({ name }) => name)
  })
}

/**
 * Clicks the centre of a control, by its index in the result of `controlsOf`, and returns the controls of the page that
 * moved by more than `maxShiftPx`, each with its shift.
 */
export async function shiftsAtPress(page: Page, index: number): Promise<string[]> {
  const middle = await page.evaluate(at => {
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        "main :is(a[href], button, summary, input, select, textarea, [role=button], [role=slider]):not([data-chrome] *)",
      ),
    ].filter(each => each.checkVisibility() && each.getBoundingClientRect().width > 0)
    // On the page and on the screen: what sticks to the screen while the page scrolls has not moved, nor what scrolls.
    const place = (each: Element) => {
      const { left, top } = each.getBoundingClientRect()
      return { onPage: { x: left + scrollX, y: top + scrollY }, onScreen: { x: left, y: top } }
    }
    const smaller = (a: number, b: number) => (Math.abs(a) < Math.abs(b) ? a : b)
    const before = all.map(element => ({ element, ...place(element), x1: 0, y1: 0 }))
    Object.assign(window, {
      shifted: () => {
        for (const each of before) {
          if (!each.element.isConnected || !each.element.checkVisibility()) continue
          const now = place(each.element)
          const x = smaller(now.onPage.x - each.onPage.x, now.onScreen.x - each.onScreen.x)
          const y = smaller(now.onPage.y - each.onPage.y, now.onScreen.y - each.onScreen.y)
          if (Math.abs(x) > Math.abs(each.x1)) each.x1 = x
          if (Math.abs(y) > Math.abs(each.y1)) each.y1 = y
        }
        return before
      },
    })
    const { left, top, width, height } =
      window.firstControls?.[at]?.element.getBoundingClientRect() ?? new DOMRect()
    return { x: left + width / 2, y: top + height / 2 }
  }, index)
  await page.mouse.click(middle.x, middle.y)
  return page.evaluate(
    async ({ frames, maxPx }) => {
      type Shift = { element: HTMLElement; x1: number; y1: number }
      const shifted = (window as unknown as { shifted: () => Shift[] }).shifted
      for (let frame = 0; frame < frames; frame++) {
        shifted()
        await new Promise(done => requestAnimationFrame(done))
      }
      return shifted()
        .filter(({ x1, y1 }) => Math.abs(x1) > maxPx || Math.abs(y1) > maxPx)
        .map(({ element, x1, y1 }) => {
          const name = (element.ariaLabel || element.textContent || element.id || element.tagName).trim()
          return `${name.replace(/\s+/g, " ").slice(0, 30)} ${Math.round(y1)} down, ${Math.round(x1)} right`
        })
    },
    { frames: watchedFrames, maxPx: maxShiftPx },
  )
}
