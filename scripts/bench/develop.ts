/** Measures the time from saving a file until the open page shows the change, in `gatsby develop`. */
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { chromium } from "@playwright/test"
import sharp from "sharp"
import { SiteCopy } from "../../tests/site/siteCopy"
import { findBrowser } from "../browser"

const port = 9346
const saves = 7
/** Maximum wait, in milliseconds, for webpack to write its cache after a cold start, which blocks it for seconds. */
const cacheTimeoutMs = 90_000

/** Prints the milliseconds from save to display for each kind of file. */
export async function benchDevelop(): Promise<void> {
  const site = new SiteCopy()
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args, env })
  try {
    await site.develop(port)
    const start = performance.now()
    while (!site.has(".cache/webpack/stage-develop/index.pack") && performance.now() - start < cacheTimeoutMs)
      await new Promise(resolve => setTimeout(resolve, 500))
    const page = await browser.newPage()
    console.log("\nFrom a save to its sight in the open page, in develop:")
    const printRow = (name: string, times: readonly number[]) => {
      const sorted = [...times].sort((a, b) => a - b)
      const [first = 0] = times
      const median = sorted[Math.floor(times.length / 2)] ?? 0
      console.log(
        `${name.padEnd(15)} first ${first.toFixed(0)} ms, median ${median.toFixed(0)} ms, longest ${(sorted.at(-1) ?? 0).toFixed(0)} ms`,
      )
    }
    const open = (path: string) => page.goto(`http://localhost:${port}${path}`, { timeout: 120_000 })
    const measure = async (save: () => void, waitForChange: () => Promise<unknown>) => {
      const started = performance.now()
      save()
      await waitForChange()
      return performance.now() - started
    }
    /** Polls at every frame: Playwright's default polling slows down and would add up to half a second. */
    const waitForText = (text: string) =>
      page.waitForFunction(text => document.querySelector("#___gatsby")?.textContent?.includes(text), text, {
        timeout: 60_000,
        polling: "raf",
      })
    const benchEdits = async (name: string, path: string, file: string, text: string) => {
      await open(path)
      await page.getByText(text).first().waitFor({ timeout: 120_000 })
      const times: number[] = []
      let shown = text
      for (let i = 1; i <= saves; i++) {
        const next = `Saved ${i} times`
        times.push(
          await measure(
            () => site.edit(file, shown, next),
            () => waitForText(next),
          ),
        )
        shown = next
      }
      printRow(name, times)
    }
    await benchEdits(
      "a page",
      "/tools/consonants",
      "content/pages/tools/consonants.mdx",
      "Type something and watch",
    )
    await benchEdits("a list", "/books-i-have", "content/data/books.yaml", "Seitsemän veljestä")
    await benchEdits("a menu", "/tools/consonants", "content/data/menus.yaml", "Horses")

    const waitForElement = (selector: string, text: string) =>
      page.waitForFunction(
        ([selector, text]) =>
          [...document.querySelectorAll(selector as string)].some(
            element => element.ariaLabel === text || element.textContent === text,
          ),
        [selector, text],
        { timeout: 60_000, polling: "raf" },
      )
    const pageText = (title: string) =>
      `---\ntitle: ${title}\ndescription: A page that is new here.\nadded: 2025-08-04\n---\n\nNew.\n`
    const creations: number[] = []
    const renames: number[] = []
    const deletions: number[] = []
    for (let i = 1; i <= saves; i++) {
      await open(`/made-${i}`)
      // Writing a page takes an author longer than develop needs to show its 404 page.
      await page.getByRole("heading", { name: "404" }).first().waitFor()
      await new Promise(resolve => setTimeout(resolve, 1000))
      creations.push(
        await measure(
          () => site.write(`content/pages/made-${i}.mdx`, pageText(`Made ${i}`)),
          () => waitForElement("h1", `Made ${i}`),
        ),
      )
      renames.push(
        await measure(
          () => {
            site.write(
              `content/pages/moved-${i}.mdx`,
              pageText(`Moved ${i}`).replace("added", `was: [made-${i}]\nadded`),
            )
            site.remove(`content/pages/made-${i}.mdx`)
          },
          () => waitForElement("h1", `Moved ${i}`),
        ),
      )
      deletions.push(
        await measure(
          () => site.remove(`content/pages/moved-${i}.mdx`),
          () => waitForElement("[role=alert]", `/moved-${i} is gone`),
        ),
      )
    }
    printRow("a new page", creations)
    printRow("a renamed page", renames)
    printRow("a deleted page", deletions)

    // The site scales the 8 pixels to a width of 1,200, a factor of 150.
    const picture = (i: number) =>
      sharp({ create: { width: 8, height: 8 + i, channels: 3, background: "red" } })
        .png()
        .toBuffer()
    const file = "content/pages/drawn.mdx"
    writeFileSync(join(site.folder, "content/pages/red.png"), await picture(0))
    site.write(file, `${pageText("Drawn")}\n![A red square](./red.png)\n`)
    await open("/drawn")
    const shown = page.getByRole("img", { name: "A red square" })
    await shown.waitFor({ timeout: 60_000 })
    const pictures: number[] = []
    for (let i = 1; i <= saves; i++) {
      const bytes = await picture(i)
      pictures.push(
        await measure(
          () => writeFileSync(join(site.folder, "content/pages/red.png"), bytes),
          () =>
            page.waitForFunction(
              height => document.querySelector(`img[alt="A red square"][height="${height}"]`) !== null,
              150 * (8 + i),
              { timeout: 60_000, polling: "raf" },
            ),
        ),
      )
    }
    printRow("a picture", pictures)
  } finally {
    await browser.close()
    site.end()
  }
}
