/** What ten megabytes cost a page: pasted into each of its text boxes, and opened as a file. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Browser, chromium, type Page } from "@playwright/test"
import { boxes } from "../../tests/site/flood"
import { findBrowser } from "../browser"
import { buildIfNeeded } from "../build"
import { serve } from "../serve"

/** What no task may take, in milliseconds of the page's own thread: a machine that is busy elsewhere counts for nothing. */
const limit = 100
const bytes = 10_000_000
/** How long a page is watched after that, in milliseconds. */
const watched = 4000

const text = Buffer.from("<p>Hyvää päivää maailma 😀 abc</p>\n".repeat(300_000)).subarray(0, bytes)

/** A picture without compression (BMP), of some 1800 pixels each way. */
function picture(): Buffer {
  const side = 1824
  const made = Buffer.alloc(54 + side * side * 3, 0x7f)
  made.write("BM")
  made.writeUInt32LE(made.length, 2)
  made.writeUInt32LE(54, 10)
  made.writeUInt32LE(40, 14)
  made.writeInt32LE(side, 18)
  made.writeInt32LE(side, 22)
  made.writeUInt16LE(1, 26)
  made.writeUInt16LE(24, 28)
  return made
}

type Task = { name: string; ph: string; pid: number; tid: number; tdur?: number; args?: { name?: string } }

/** The longest task of the page's main thread while `work` is done, in milliseconds. */
async function longestTask(browser: Browser, page: Page, work: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ["toplevel", "disabled-by-default-devtools.timeline"] })
  await work()
  await page.waitForTimeout(watched)
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
 * Pastes the text into the box at a place as a visitor would, or into a new one that reads what is pasted and refuses
 * it: what the browser itself needs to hand over that much.
 */
async function paste(page: Page, place: number | null): Promise<void> {
  await page.evaluate(
    ([selector, at]) => {
      const made = document.createElement("textarea")
      made.dataset.limit = "own"
      made.style.position = "fixed"
      made.addEventListener("paste", event => {
        event.clipboardData?.getData("text")
        event.preventDefault()
      })
      if (at === null) document.body.append(made)
      const all = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(selector)]
      const box = at === null ? made : all[at]
      box?.focus()
      box?.select()
    },
    [boxes, place] as const,
  )
  await page.keyboard.press("Control+V")
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.waitForFunction(() => "ready" in document.body.dataset)
  await page.waitForTimeout(500)
}

/** Puts ten megabytes on the clipboard, where they stay for all pages. */
async function copy(page: Page): Promise<void> {
  await page.evaluate(
    length => navigator.clipboard.writeText("Hyvää päivää maailma 😀 abc".repeat(400_000).slice(0, length)),
    bytes,
  )
}

/** Prints a row for each page that takes a text or a file, or for those that are named, the slowest first. */
export async function benchFlood(named: readonly string[]): Promise<void> {
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
  const rows: { what: string; ms: number }[] = []
  for (const path of named.length > 0 ? named.map(name => name.replace(/^\/*/, "/")) : all) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
    await page.route(/^https?:\/\/(?!localhost)/, route => route.abort())
    const url = `http://localhost:${port}${path}`
    await open(page, url)
    if (rows.length === 0) await copy(page)
    const usable = await page
      .locator(boxes)
      .evaluateAll(found =>
        found.flatMap((each, at) =>
          each.checkVisibility() && !each.matches(":disabled, :read-only") ? [at] : [],
        ),
      )
    const files = await page
      .locator("main input[type=file]")
      .evaluateAll(found => found.map(each => each.getAttribute("accept")))
    if (usable.length > 0) {
      const alone = await longestTask(browser, page, () => paste(page, null))
      for (const at of usable) {
        const ms = (await longestTask(browser, page, () => paste(page, at))) - alone
        rows.push({ what: `${path} box ${at + 1}`, ms })
        await open(page, url)
      }
    }
    for (const [at, accept] of files.entries()) {
      const isPicture = accept?.includes("image") ?? false
      const file = join(folder, isPicture ? "ten.bmp" : "ten.html")
      const ms = await longestTask(browser, page, () =>
        page.locator("main input[type=file]").nth(at).setInputFiles(file),
      )
      rows.push({ what: `${path} file ${at + 1}`, ms })
      await open(page, url)
    }
    await page.close()
  }
  await browser.close()
  server.close()
  rmSync(folder, { recursive: true })
  console.log(`\nThe longest task after ten megabytes, which may take ${limit} ms:`)
  for (const { what, ms } of rows.sort((a, b) => b.ms - a.ms))
    console.log(`${what.padEnd(46)}${ms.toFixed(0).padStart(7)} ms${ms > limit ? "  too long" : ""}`)
}
