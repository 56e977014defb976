/** Measures the longest task after pasting ten megabytes into each text box of a page, or opening them as a file. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Browser, chromium, type Page } from "@playwright/test"
import { textBoxSelector } from "../../tests/site/fillTextBoxes"
import { findBrowser } from "../browser"
import { buildIfNeeded } from "../build"
import { serve } from "../serve"

/** Maximum CPU time of a task in milliseconds of the main thread, which other load on the machine does not affect. */
const maxTaskMs = 100
const bytes = 10_000_000
/** Time in milliseconds for which tasks are recorded. */
const recordMs = 4000

const text = Buffer.from("<p>Hyvää päivää maailma 😀 abc</p>\n".repeat(300_000)).subarray(0, bytes)

/** Generates an uncompressed picture (BMP) of about ten megabytes. */
function picture(): Buffer {
  const side = 1824
  const bmp = Buffer.alloc(54 + side * side * 3, 0x7f)
  bmp.write("BM")
  bmp.writeUInt32LE(bmp.length, 2)
  bmp.writeUInt32LE(54, 10)
  bmp.writeUInt32LE(40, 14)
  bmp.writeInt32LE(side, 18)
  bmp.writeInt32LE(side, 22)
  bmp.writeUInt16LE(1, 26)
  bmp.writeUInt16LE(24, 28)
  return bmp
}

type Task = { name: string; ph: string; pid: number; tid: number; tdur?: number; args?: { name?: string } }

/** Returns the CPU time of the longest main-thread task during and after `work`, in milliseconds. */
async function longestTask(browser: Browser, page: Page, work: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ["toplevel", "disabled-by-default-devtools.timeline"] })
  await work()
  await page.waitForTimeout(recordMs)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Task[] }
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => /RunTask$/.test(name) && mains.has(`${pid} ${tid}`),
  )
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000))
}

/**
 * Pastes the clipboard into the box with an index or, for null, into a new one that only reads and discards the text, which
 * measures the cost in the browser itself.
 */
async function paste(page: Page, index: number | null): Promise<void> {
  await page.evaluate(
    ([selector, index]) => {
      const reference = document.createElement("textarea")
      reference.dataset.limit = "own"
      reference.style.position = "fixed"
      reference.addEventListener("paste", event => {
        event.clipboardData?.getData("text")
        event.preventDefault()
      })
      if (index === null) document.body.append(reference)
      const all = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(selector)]
      const box = index === null ? reference : all[index]
      box?.focus()
      box?.select()
    },
    [textBoxSelector, index] as const,
  )
  await page.keyboard.press("Control+V")
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.waitForFunction(() => "ready" in document.body.dataset)
  await page.waitForTimeout(500)
}

/** Puts ten megabytes of text on the clipboard, which all pages of the browser share. */
async function copy(page: Page): Promise<void> {
  await page.evaluate(
    length => navigator.clipboard.writeText("Hyvää päivää maailma 😀 abc".repeat(400_000).slice(0, length)),
    bytes,
  )
}

/** Prints a row for each text box and file input of the given pages, or of all, the slowest first. */
export async function benchFlood(requestedPaths: readonly string[]): Promise<void> {
  if (!(await buildIfNeeded({ quiet: true }))) throw new Error("The site could not be built.")
  const port = 9127
  const server = await serve(`${process.cwd()}/public`, port)
  const all = (JSON.parse(readFileSync("public/pages.json", "utf8")) as { path: string }[]).map(
    ({ path }) => path,
  )
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args, env })
  const folder = mkdtempSync(join(tmpdir(), "juhq-flood-"))
  writeFileSync(join(folder, "ten.bmp"), picture())
  writeFileSync(join(folder, "ten.html"), text)
  const rows: { label: string; ms: number }[] = []
  const paths = requestedPaths.length > 0 ? requestedPaths.map(path => path.replace(/^\/*/, "/")) : all
  for (const path of paths) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
    await page.route(/^https?:\/\/(?!localhost)/, route => route.abort())
    const url = `http://localhost:${port}${path}`
    await open(page, url)
    if (rows.length === 0) await copy(page)
    const usableBoxes = await page
      .locator(textBoxSelector)
      .evaluateAll(elements =>
        elements.flatMap((element, at) =>
          element.checkVisibility() && !element.matches(":disabled, :read-only") ? [at] : [],
        ),
      )
    const files = await page
      .locator("main input[type=file]")
      .evaluateAll(inputs => inputs.map(input => input.getAttribute("accept")))
    if (usableBoxes.length > 0) {
      const referenceMs = await longestTask(browser, page, () => paste(page, null))
      for (const at of usableBoxes) {
        const ms = (await longestTask(browser, page, () => paste(page, at))) - referenceMs
        rows.push({ label: `${path} box ${at + 1}`, ms })
        await open(page, url)
      }
    }
    for (const [at, accept] of files.entries()) {
      const isPicture = accept?.includes("image") ?? false
      const file = join(folder, isPicture ? "ten.bmp" : "ten.html")
      const ms = await longestTask(browser, page, () =>
        page.locator("main input[type=file]").nth(at).setInputFiles(file),
      )
      rows.push({ label: `${path} file ${at + 1}`, ms })
      await open(page, url)
    }
    await page.close()
  }
  await browser.close()
  server.close()
  rmSync(folder, { recursive: true })
  console.log(`\nThe longest task after ten megabytes, which may take ${maxTaskMs} ms:`)
  for (const { label, ms } of rows.sort((a, b) => b.ms - a.ms))
    console.log(`${label.padEnd(46)}${ms.toFixed(0).padStart(7)} ms${ms > maxTaskMs ? "  too long" : ""}`)
}
