/** What a machine finds in the way of somebody with a screen reader, a keyboard or weak eyes: axe, run in the page. */
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Page } from "@playwright/test"
import type { AxeResults, RunOptions } from "axe-core"

const source = readFileSync(createRequire(__filename).resolve("axe-core/axe.min.js"), "utf8")

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

type Axe = { run: (where: string, options: RunOptions) => Promise<AxeResults> }

type Options = {
  /** A selector of the part to look at. */
  within?: string
  /** Whether what is no more than good practice counts. */
  practice?: boolean
  /** Whether what is on its way, such as a text that fades in, is taken to its end before. */
  still?: boolean
}

/** Each barrier in a line, with the HTML that it is in. Frames are not looked into. */
export async function axeViolations(
  page: Page,
  { within = "html", practice = true, still = false }: Options = {},
): Promise<string[]> {
  const options: RunOptions = {
    runOnly: { type: "tag", values: practice ? [...wcag, "best-practice"] : wcag },
    // What is in order need not be told: to write it down takes longer than to look.
    resultTypes: ["violations"],
    iframes: false,
  }
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source)
  return page.evaluate(
    async ([where, how, isStill]) => {
      for (const each of isStill ? document.getAnimations() : []) {
        if (each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) each.finish()
      }
      const { violations } = await (window as unknown as { axe: Axe }).axe.run(where, how)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)
    },
    [within, options, still] as const,
  )
}
