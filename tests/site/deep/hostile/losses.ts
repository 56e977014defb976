/** What may be lost while a page is open, or as it comes: its own files, the network, or the hosts that it asks. */
import { readFileSync } from "node:fs"
import { expect, type Page, type Route } from "@playwright/test"
import { boxes } from "../../flood"
import { monkey } from "../../monkey"
import { hasData, paragraphsOf } from "../../words"
import { seed, settles } from "../sweep"

export type Loss = {
  name: string
  /** Goes to the page of `path`, loses what is to be lost, and looks whether it stays. */
  meet: (page: Page, path: string, where: string) => Promise<void>
}

const inputs = 40

const outside = /^https?:\/\/(?!localhost)/

const gone = { status: 404, contentType: "text/html", body: "<!doctype html><title>Gone</title>" }

/** Answers for some of the site's files as a host does that has them no more. */
export const takeAway = (page: Page, files: RegExp | ((url: URL) => boolean)) =>
  page.route(files, route => route.fulfill(gone))

declare global {
  interface Window {
    /** Set at a loss: a tab that was loaded anew has none. */
    sameTab?: boolean
  }
}

/** Writes into the first box that takes any text, and gives what is in all of them once the page has answered. */
const write = (page: Page, words: string) =>
  page.evaluate(
    async ([selector, text]) => {
      const all = () => [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(selector)]
      const box = all().find(each => !each.readOnly && !each.disabled && each.checkVisibility())
      if (box) {
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), "value")?.set?.call(box, text)
        box.dispatchEvent(new Event("input", { bubbles: true }))
      }
      let values: string[] = []
      // An answer may take a box away, and be drawn some frames later.
      for (let still = 0; still < 30; still++) {
        const before = values.join("\n")
        await new Promise(resolve => requestAnimationFrame(resolve))
        values = all().map(({ value }) => value)
        if (values.join("\n") !== before) still = 0
      }
      return values
    },
    [boxes, words] as const,
  )

const typed = (page: Page) =>
  page.evaluate(
    selector => [...document.querySelectorAll<HTMLInputElement>(selector)].map(({ value }) => value),
    boxes,
  )

/** A page that has come whole loses something, and everything on it is pressed. */
const later = (name: string, lose: (page: Page) => Promise<unknown>): Loss => ({
  name,
  async meet(page, path, where) {
    await page.goto(path)
    expect.soft(await settles(page), where).toBe(true)
    const before = await write(page, "Still here")
    await page.evaluate(() => {
      window.sameTab = true
    })
    await lose(page)
    expect.soft(await typed(page), `${where}: what was typed`).toEqual(before)
    await monkey(page, inputs, seed)
    expect
      .soft(await page.evaluate(() => window.sameTab), `${where}: whether it is still the same tab`)
      .toBe(true)
    // A button may lead to another page, which then comes as it can.
    if (new URL(page.url()).pathname.replace(/(.)\/$/, "$1") === path)
      expect.soft(await page.locator("[data-failed]").count(), where).toBe(0)
  },
})

const hosts = (name: string, fault: (route: Route) => unknown): Loss =>
  later(`every outside host ${name}`, page => page.route(outside, async route => void (await fault(route))))

export const losses: readonly Loss[] = [
  later("its own files are gone", page => takeAway(page, /\.(js|css)$/)),
  later("the network is gone", page => page.context().setOffline(true)),
  hosts("never answers", () => {}),
  hosts("answers with the door page of a hotel", route =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Wi-Fi</title><p>Room number?" }),
  ),
  hosts("leads elsewhere", route =>
    route.fulfill({ status: 302, headers: { location: "https://elsewhere.example/" } }),
  ),
]

/** The files of a page's embeds, as the page tells its first script; without the others it is plain, but runs. */
function filesOf(path: string): string[] {
  const html = readFileSync(`public${path === "/" ? "" : path}/index.html`, "utf8")
  const { scripts, styles } = JSON.parse(/id="page-start">(.*?)<\/script>/.exec(html)?.[1] ?? "{}")
  return [...scripts, ...styles.filter((file: string) => !/^\/(app|component)\b/.test(file))]
}

/** A page whose files don't come has its words, says what is missing, and has that too once the files are back. */
const arriving = (name: string, which: RegExp): Loss => ({
  name,
  async meet(page, path, where) {
    const files = hasData(path) ? filesOf(path).filter(file => which.test(file)) : []
    await takeAway(page, ({ pathname }) => files.includes(pathname))
    await page.goto(path)
    expect.soft(await settles(page), where).toBe(true)
    if (files.length === 0) return
    const lang = (await page.locator("html").getAttribute("lang")) ?? "en"
    const shown = (await page.locator("main").innerText()).replace(/\s+/g, " ")
    for (const text of paragraphsOf(path, lang)) expect.soft(shown, where).toContain(text)
    const failed = page.locator("[data-failed]")
    expect.soft(await failed.getByText("did not arrive").count(), where).toBeGreaterThan(0)
    await page.unrouteAll()
    for (let left = await failed.count(); left > 0; left--)
      await failed.getByRole("button", { name: "Retry" }).first().click()
    expect.soft(await settles(page), `${where}, after Retry`).toBe(true)
    expect.soft(await failed.count(), `${where}, after Retry`).toBe(0)
  },
})

export const arrivals: readonly Loss[] = [
  arriving("its scripts do not come", /\.js$/),
  arriving("its styles do not come", /\.css$/),
]
