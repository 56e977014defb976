/** Runs the accessibility checker axe in a page. */
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Page } from "@playwright/test"
import type { AxeResults, RunOptions } from "axe-core"

const source = readFileSync(createRequire(__filename).resolve("axe-core/axe.min.js"), "utf8")

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

/**
 * Small targets that are allowed, since another control does the same (WCAG 2.5.8, "Equivalent"): the keys of the broken
 * calculator lie in a heap, and its button puts them all back.
 */
const smallTargets = "[data-loose]"

type Axe = { run: (selector: string, options: RunOptions) => Promise<AxeResults> }

type Options = {
  /** Selector of the part of the page that is checked. */
  within?: string
  /** True to include the rules of best practice. */
  practice?: boolean
  /** True to finish running animations first, such as a text that fades in. */
  still?: boolean
  /** The one rule that is checked, instead of all. */
  rule?: string
}

/** Returns each violation with the HTML of its elements, one a line. Frames are skipped. */
export async function axeViolations(
  page: Page,
  { within = "html", practice = true, still = false, rule }: Options = {},
): Promise<string[]> {
  const options: RunOptions = {
    runOnly: rule
      ? { type: "rule", values: [rule] }
      : { type: "tag", values: practice ? [...wcag, "best-practice"] : wcag },
    // Reports violations only: serialising the passes takes longer than the check itself.
    resultTypes: ["violations"],
    iframes: false,
  }
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source)
  return page.evaluate(
    async ([selector, runOptions, isStill, small]) => {
      for (const animation of isStill ? document.getAnimations() : []) {
        if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
      }
      const { violations } = await (window as unknown as { axe: Axe }).axe.run(selector, runOptions)
      return violations.flatMap(({ id, nodes }) => {
        const isAllowed = (target: string) =>
          id === "target-size" && document.querySelector(target)?.matches(small)
        const all = nodes.filter(({ target }) => !isAllowed(String(target[0])))
        return all.length > 0 ? [`${id}: ${all.map(({ html }) => html).join(" | ")}`] : []
      })
    },
    [within, options, still, smallTargets] as const,
  )
}
