/** A visit of one page in any engine: what a visitor of that browser would see go wrong. */
import { setTimeout as pause } from "node:timers/promises"
import { isSettled } from "../site/settled"
import type { ServedSite } from "./site"
import type { Tab } from "./tab"

const timeoutMs = 45_000

/** A script, picture or film of another host, which a press has asked for and which nothing here lets through. */
const isRefused = /^not loaded: https?:\/\/(?!localhost[:/])/

/** Asks again and again until the answer is yes. Throws what it waited for when the time is over. */
async function until(what: string, isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (const start = Date.now(); !(await isTrue()); await pause(50))
    if (Date.now() - start > timeoutMs) throw new Error(`${what} did not come within ${timeoutMs / 1000} s`)
}

const nextFrames = async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}

const failedEmbeds = () =>
  [...document.querySelectorAll("[data-failed]")].map(
    each => each.closest("[data-embed]")?.getAttribute("data-embed") ?? "?",
  )

const headings = () => document.querySelectorAll("h1").length

const sidewaysScroll = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

/** Finds the toy's first enabled button, and brings it into view at once: drivers don't wait for smooth scrolling. */
const firstButton = () => {
  const button = [...document.querySelectorAll<HTMLElement>("main [data-embed] button")].find(
    each =>
      !each.closest("[data-chrome]") &&
      !each.matches(":disabled, [aria-disabled=true]") &&
      each.checkVisibility(),
  )
  button?.scrollIntoView({ block: "center", behavior: "instant" })
  return button ?? null
}

/** Visits a page; returns its faults, a sentence each. */
export async function visit(tab: Tab, site: ServedSite, path: string): Promise<string[]> {
  const faults: string[] = []
  const settled = (when: string) => until(`what has to be ready ${when}`, () => tab.run(isSettled))
  const look = async (when: string) => {
    for (const name of await tab.run(failedEmbeds)) faults.push(`${name} failed ${when}`)
    const count = await tab.run(headings)
    if (count !== 1) faults.push(`${count} h1 ${when}`)
  }
  const expectNoScroll = async (width: number) => {
    const pixels = await tab.run(sidewaysScroll)
    if (pixels > 0) faults.push(`scrolls ${pixels} px sideways at ${width}`)
  }
  await tab.open(site.origin + path)
  await settled("on arrival")
  await look("on arrival")
  await expectNoScroll(1280)
  await tab.resize(375, 800)
  await tab.run(nextFrames)
  await expectNoScroll(375)
  await tab.resize(1280, 800)
  faults.push(...(await tab.errors()))
  const before = faults.length
  if (await tab.press(firstButton)) {
    await tab.run(nextFrames)
    await until("an answer to every request", site.isIdle)
    await settled("after a press")
    await look("after a press")
    const errors = (await tab.errors()).slice(before).filter(error => !isRefused.test(error))
    faults.push(...errors.map(error => `after a press: ${error}`))
  }
  // WebKitGTK asks for this by itself, before it has read which icon the page has.
  const failed = site.takeFailed().filter(each => !each.endsWith(" /favicon.ico"))
  return [...faults, ...failed]
}
