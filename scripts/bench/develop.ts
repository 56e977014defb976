/** How long after a file is saved it is seen in the open page, in `gatsby develop`. */
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { chromium } from "@playwright/test"
import sharp from "sharp"
import { SiteCopy } from "../../tests/site/copy"
import { findBrowser } from "../browser"

const port = 9346
const saves = 7
/** Milliseconds in which webpack has written its cache after a cold start; it stands still for some of them, once. */
const stored = 90_000

/** Prints how many milliseconds pass between a save and its sight, for each kind of file. */
export async function benchDevelop(): Promise<void> {
  const site = new SiteCopy()
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args, env })
  try {
    await site.develop(port)
    const start = performance.now()
    while (!site.has(".cache/webpack/stage-develop/index.pack") && performance.now() - start < stored)
      await new Promise(resolve => setTimeout(resolve, 500))
    const page = await browser.newPage()
    console.log("\nFrom a save to its sight in the open page, in develop:")
    const say = (name: string, times: readonly number[]) => {
      const sorted = [...times].sort((a, b) => a - b)
      const [first = 0] = times
      const median = sorted[Math.floor(times.length / 2)] ?? 0
      console.log(
        `${name.padEnd(15)} first ${first.toFixed(0)} ms, median ${median.toFixed(0)} ms, longest ${(sorted.at(-1) ?? 0).toFixed(0)} ms`,
      )
    }
    const open = (path: string) => page.goto(`http://localhost:${port}${path}`, { timeout: 120_000 })
    const timed = async (save: () => void, seen: () => Promise<unknown>) => {
      const started = performance.now()
      save()
      await seen()
      return performance.now() - started
    }
    /** Looks at every frame: Playwright's own waiting looks less and less often, and would add half a second. */
    const read = (words: string) =>
      page.waitForFunction(
        words => document.querySelector("#___gatsby")?.textContent?.includes(words),
        words,
        { timeout: 60_000, polling: "raf" },
      )
    const row = async (name: string, path: string, file: string, words: string) => {
      await open(path)
      await page.getByText(words).first().waitFor({ timeout: 120_000 })
      const times: number[] = []
      let shown = words
      for (let i = 1; i <= saves; i++) {
        const next = `Saved ${i} times`
        times.push(
          await timed(
            () => site.edit(file, shown, next),
            () => read(next),
          ),
        )
        shown = next
      }
      say(name, times)
    }
    await row("a page", "/tools/consonants", "content/pages/tools/consonants.mdx", "Vowels are mostly air")
    await row("a list", "/books-i-have", "content/data/books.yaml", "Seitsemän veljestä")
    await row("a menu", "/tools/consonants", "content/data/menus.yaml", "Horses")

    const seen = (selector: string, words: string) =>
      page.waitForFunction(
        ([selector, words]) =>
          [...document.querySelectorAll(selector as string)].some(
            found => found.ariaLabel === words || found.textContent === words,
          ),
        [selector, words],
        { timeout: 60_000, polling: "raf" },
      )
    const text = (title: string) =>
      `---\ntitle: ${title}\ndescription: A page that is new here.\nadded: 2025-08-04\n---\n\nNew.\n`
    const made: number[] = []
    const renamed: number[] = []
    const removed: number[] = []
    for (let i = 1; i <= saves; i++) {
      await open(`/made-${i}`)
      // A page takes longer to write than the second in which develop says that there is none yet.
      await page.getByRole("heading", { name: "404" }).first().waitFor()
      await new Promise(resolve => setTimeout(resolve, 1000))
      made.push(
        await timed(
          () => site.write(`content/pages/made-${i}.mdx`, text(`Made ${i}`)),
          () => seen("h1", `Made ${i}`),
        ),
      )
      renamed.push(
        await timed(
          () => {
            site.write(
              `content/pages/moved-${i}.mdx`,
              text(`Moved ${i}`).replace("added", `was: [made-${i}]\nadded`),
            )
            site.remove(`content/pages/made-${i}.mdx`)
          },
          () => seen("h1", `Moved ${i}`),
        ),
      )
      removed.push(
        await timed(
          () => site.remove(`content/pages/moved-${i}.mdx`),
          () => seen("[role=alert]", `/moved-${i} is gone`),
        ),
      )
    }
    say("a new page", made)
    say("a renamed page", renamed)
    say("a deleted page", removed)

    // Drawn 1,200 pixels wide: each pixel of these 8 is 150.
    const picture = (i: number) =>
      sharp({ create: { width: 8, height: 8 + i, channels: 3, background: "red" } })
        .png()
        .toBuffer()
    const file = "content/pages/drawn.mdx"
    writeFileSync(join(site.folder, "content/pages/red.png"), await picture(0))
    site.write(file, `${text("Drawn")}\n![A red square](./red.png)\n`)
    await open("/drawn")
    const shown = page.getByRole("img", { name: "A red square" })
    await shown.waitFor({ timeout: 60_000 })
    const drawn: number[] = []
    for (let i = 1; i <= saves; i++) {
      const bytes = await picture(i)
      drawn.push(
        await timed(
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
    say("a picture", drawn)
  } finally {
    await browser.close()
    site.end()
  }
}
