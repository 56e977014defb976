/** Ten megabytes for every text box of a page, and how long the page is then deaf. */
import type { Page } from "@playwright/test"

const boxes =
  "main :is(textarea, input:not([type]), input:is([type=text], [type=search], [type=url], [type=number]))"

/** What was found of a box: how many milliseconds the page's longest piece of work took, and whether it said how long the text was. */
export type Flooded = { box: string; longest: number; told: boolean }

/** Fills each box that can be seen, as a machine would, and lets the page work on it for a while. */
export async function flood(page: Page): Promise<Flooded[]> {
  const count = await page.evaluate(selector => {
    const text = "Hyvää päivää maailma 😀 abc".repeat(400_000).slice(0, 10_000_000)
    Object.assign(window, { flood: text, works: [] })
    const note = (list: PerformanceObserverEntryList) => {
      for (const { startTime, duration } of list.getEntries()) window.works.push({ startTime, duration })
    }
    new PerformanceObserver(note).observe({ type: "longtask" })
    return document.querySelectorAll(selector).length
  }, boxes)
  const found: Flooded[] = []
  for (let i = 0; i < count; i++) {
    const one = await page.evaluate(
      async ([selector, at]) => {
        const box = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(selector)[at]
        if (!box || box.readOnly || box.disabled || !box.checkVisibility()) return null
        const name = box.labels?.[0]?.textContent ?? box.ariaLabel ?? box.id
        window.works.length = 0
        const begun = performance.now()
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), "value")?.set?.call(box, window.flood)
        // So long the browser itself needs to take the text in.
        const taken = performance.now() - begun
        box.dispatchEvent(new Event("input", { bubbles: true }))
        const after = performance.now()
        await new Promise(resolve => setTimeout(resolve, 400))
        const works = window.works.map(({ startTime, duration }) => {
          const isFirst = startTime <= after && startTime + duration >= begun
          return isFirst ? duration - taken : duration
        })
        const told = /\d\d,\d{3},\d{3}/.test(document.body.innerText)
        return { box: name.trim(), longest: Math.round(Math.max(0, ...works)), told }
      },
      [boxes, i] as const,
    )
    if (one) found.push(one)
  }
  return found
}

declare global {
  interface Window {
    flood: string
    works: { startTime: number; duration: number }[]
  }
}
