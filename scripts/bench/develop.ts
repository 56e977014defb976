/** How long after a file is saved it is seen in the open page, in `gatsby develop`. */
import { chromium } from "@playwright/test"
import { SiteCopy } from "../../tests/site/copy"
import { findBrowser } from "../browser"

const port = 9346
const saves = 7

/** Prints how many milliseconds pass between a save and its sight, for a page's text and for a list. */
export async function benchDevelop(): Promise<void> {
  const site = new SiteCopy()
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args, env })
  try {
    await site.develop(port)
    const page = await browser.newPage()
    console.log("\nFrom a save to its sight in the open page, in develop:")
    const row = async (name: string, path: string, file: string, words: string) => {
      await page.goto(`http://localhost:${port}${path}`, { timeout: 120_000 })
      await page.getByText(words).first().waitFor({ timeout: 120_000 })
      const times: number[] = []
      let shown = words
      for (let i = 1; i <= saves; i++) {
        const next = `Saved ${i} times`
        const started = performance.now()
        site.edit(file, shown, next)
        await page.getByText(next).first().waitFor({ timeout: 60_000 })
        times.push(performance.now() - started)
        shown = next
      }
      const sorted = [...times].sort((a, b) => a - b)
      const [first = 0] = times
      console.log(
        `${name.padEnd(8)} first ${first.toFixed(0)} ms, median ${(sorted[Math.floor(saves / 2)] ?? 0).toFixed(0)} ms, ` +
          `longest ${(sorted.at(-1) ?? 0).toFixed(0)} ms`,
      )
    }
    await row("a page", "/tools/consonants", "content/pages/tools/consonants.mdx", "Vowels are mostly air")
    await row("a list", "/books-i-have", "content/data/books.yaml", "Seitsemän veljestä")
  } finally {
    await browser.close()
    site.end()
  }
}
