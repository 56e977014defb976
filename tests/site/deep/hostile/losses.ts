/** Simulates losses while a page is open or loading: of the site's files, the network or external hosts. */
import { readFileSync } from "node:fs"
import { expect, type Page, type Route } from "@playwright/test"
import { textBoxSelector } from "../../fillTextBoxes"
import { hasPageData, paragraphsOf } from "../../pageText"
import { sendRandomInput } from "../../sendRandomInput"
import { openReadme } from "../../visit"
import { hasSettled, seed } from "../sweep"

export type Loss = {
  name: string
  /** Opens the page at `path`, causes the loss, and expects the page to survive; `label` names the case in messages. */
  meet: (page: Page, path: string, label: string) => Promise<void>
}

const inputs = 40

const externalUrls = /^https?:\/\/(?!localhost)/

const notFound = { status: 404, contentType: "text/html", body: "<!doctype html><title>Gone</title>" }

/** Makes requests for some of the site's files fail with 404, as after a new deployment. */
export const removeFiles = (page: Page, files: RegExp | ((url: URL) => boolean)) =>
  page.route(files, route => route.fulfill(notFound))

declare global {
  interface Window {
    /** Set before a loss; a reload clears it. */
    sameTab?: boolean
  }
}

/** Fills the first text box, and returns the values of all boxes once they have stopped changing. */
const write = (page: Page, value: string) =>
  page.evaluate(
    async ([selector, text]) => {
      const all = () => [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(selector)]
      const box = all().find(each => !each.readOnly && !each.disabled && each.checkVisibility())
      if (box) {
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), "value")?.set?.call(box, text)
        box.dispatchEvent(new Event("input", { bubbles: true }))
      }
      let values: string[] = []
      // Waits for 30 frames without a change, since an answer may remove a box some frames later.
      for (let unchanged = 0; unchanged < 30; unchanged++) {
        const before = values.join("\n")
        await new Promise(resolve => requestAnimationFrame(resolve))
        values = all().map(({ value }) => value)
        if (values.join("\n") !== before) unchanged = 0
      }
      return values
    },
    [textBoxSelector, value] as const,
  )

const boxValues = (page: Page) =>
  page.evaluate(
    selector => [...document.querySelectorAll<HTMLInputElement>(selector)].map(({ value }) => value),
    textBoxSelector,
  )

/** Makes a loss that happens to a loaded page, followed by random input. */
const lossAfterLoad = (name: string, lose: (page: Page) => Promise<unknown>): Loss => ({
  name,
  async meet(page, path, label) {
    await page.goto(path)
    expect.soft(await hasSettled(page), label).toBe(true)
    const before = await write(page, "Still here")
    await page.evaluate(() => {
      window.sameTab = true
    })
    await lose(page)
    expect.soft(await boxValues(page), `${label}: what was boxValues`).toEqual(before)
    await sendRandomInput(page, inputs, seed)
    expect
      .soft(await page.evaluate(() => window.sameTab), `${label}: whether it is still the same tab`)
      .toBe(true)
    // Skipped if a button has led to another page.
    if (new URL(page.url()).pathname.replace(/(.)\/$/, "$1") === path)
      expect.soft(await page.locator("[data-failed]").count(), label).toBe(0)
  },
})

const hosts = (name: string, fault: (route: Route) => unknown): Loss =>
  lossAfterLoad(`every outside host ${name}`, page =>
    page.route(externalUrls, async route => void (await fault(route))),
  )

export const losses: readonly Loss[] = [
  lossAfterLoad("its own files are gone", page => removeFiles(page, /\.(js|css)$/)),
  lossAfterLoad("the network is gone", page => page.context().setOffline(true)),
  hosts("never answers", () => {}),
  hosts("answers with the door page of a hotel", route =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Wi-Fi</title><p>Room number?" }),
  ),
  hosts("leads elsewhere", route =>
    route.fulfill({ status: 302, headers: { location: "https://elsewhere.example/" } }),
  ),
]

/** Returns the files of a page's embeds, from its page-start data; the page hydrates without them. */
function filesOf(path: string): string[] {
  const html = readFileSync(`public${path === "/" ? "" : path}/index.html`, "utf8")
  const { scripts, styles } = JSON.parse(/id="page-start">(.*?)<\/script>/.exec(html)?.[1] ?? "{}")
  return [...scripts, ...styles.filter((file: string) => !/^\/(app|component)\b/.test(file))]
}

/** Makes a loss of embed files during loading: the page keeps its text and offers Retry, which works once they are back. */
const lossDuringLoad = (name: string, pattern: RegExp): Loss => ({
  name,
  async meet(page, path, label) {
    const files = hasPageData(path) ? filesOf(path).filter(file => pattern.test(file)) : []
    await removeFiles(page, ({ pathname }) => files.includes(pathname))
    await page.goto(path)
    expect.soft(await hasSettled(page), label).toBe(true)
    if (files.length === 0) return
    await openReadme(page)
    const lang = (await page.locator("html").getAttribute("lang")) ?? "en"
    const shown = (await page.locator("main").innerText()).replace(/\s+/g, " ")
    for (const text of paragraphsOf(path, lang)) expect.soft(shown, label).toContain(text)
    const failed = page.locator("[data-failed]")
    expect.soft(await failed.getByText("did not arrive").count(), label).toBeGreaterThan(0)
    await page.unrouteAll()
    for (let remaining = await failed.count(); remaining > 0; remaining--)
      await failed.getByRole("button", { name: "Retry" }).first().click()
    expect.soft(await hasSettled(page), `${label}, after Retry`).toBe(true)
    expect.soft(await failed.count(), `${label}, after Retry`).toBe(0)
  },
})

/** Makes the scripts of every page fail during loading: its words stand open. */
const withoutScripts: Loss = {
  name: "the site's own scripts do not come",
  async meet(page, path, label) {
    await removeFiles(page, /\/(app|framework|webpack-runtime)-[^/]*\.js$/)
    await page.goto(path)
    await expect(page.locator("body"), label).toHaveAttribute("data-readme", "open")
    const lang = (await page.locator("html").getAttribute("lang")) ?? "en"
    const shown = (await page.locator("main").innerText()).replace(/\s+/g, " ")
    for (const text of hasPageData(path) ? paragraphsOf(path, lang) : [])
      expect.soft(shown, label).toContain(text)
    await page.unrouteAll()
    await page.reload()
  },
}

export const arrivals: readonly Loss[] = [
  withoutScripts,
  lossDuringLoad("its scripts do not come", /\.js$/),
  lossDuringLoad("its styles do not come", /\.css$/),
]
