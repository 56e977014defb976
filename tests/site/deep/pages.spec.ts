import { type CDPSession, expect, type Page } from "@playwright/test"
import { axeViolations } from "../axe"
import { boxes, flood } from "../flood"
import { ibmViolations } from "../ibmA11y"
import { layoutFaults } from "../layout"
import { monkey } from "../monkey"
import { pressEach } from "../press"
import { hiddenPages, pagesWhoseCode, settled, showWhole, sitePages, stopClock, test } from "../visit"
import { hasData, paragraphsOf } from "../words"
import { isChosen, seed } from "./sweep"

const pages = [
  ...sitePages().map(({ path, title }) => ({ path, title: path === "/" ? "" : title })),
  ...hiddenPages(),
].filter(({ path }) => isChosen(path))

const desk = { width: 1280, height: 800 }

const quiet = { console: [], failed: [], outside: [] }

/** Pages whose title goes round while things may move. */
const tickers = pagesWhoseCode(/\buseTitleTicker\(/)

/** The page's own part once it is as somebody left it: what is fading in is taken to its end first. */
const deep = { within: "main", still: true }

/** How many inputs a page gets. */
const inputs = 500

const games = pagesWhoseCode(/\bGameFrame\b/)

/** A game that goes on by itself is never at rest. */
const restless = new Set(["/games/10x"])

/** The pages with something to press of their own; one playlist stands for all, and posts are read. */
const pressed = new Set(
  sitePages()
    .map(({ path }) => path)
    .filter(path => !/^\/(playlist|blog)\/./.test(path) || path === "/playlist/random"),
)

/** What the browser remembers of the games that are going on. */
const sittings = (page: Page) =>
  page.evaluate(() =>
    Object.entries({ ...localStorage })
      .filter(([key]) => key.endsWith("/now"))
      .sort(),
  )

/** The page's own part as axe would judge it, in a number: its markup, and the colours of everything in it. */
const looks = (page: Page) =>
  page.locator("main").evaluate(main => {
    const colours = [main, ...main.querySelectorAll("*")].map(each => {
      const { color, backgroundColor, opacity } = getComputedStyle(each)
      return `${color} ${backgroundColor} ${opacity}`
    })
    const all = [main.outerHTML, ...colours].join("\n")
    let sum = 0
    for (let at = 0; at < all.length; at++) sum = (Math.imul(sum, 31) + all.charCodeAt(at)) | 0
    return sum
  })

/** How much of a page is looked at for what moves. */
const high = 3000

/** A picture of the window that is only to be held against another. Playwright's own takes longer to pack than to take. */
async function pictureOf(client: CDPSession): Promise<string> {
  return (await client.send("Page.captureScreenshot", { format: "png", optimizeForSpeed: true })).data
}

/** The page as it comes, moving. */
async function arrives(page: Page, path: string, fullTitle: string): Promise<void> {
  await expect(page).toHaveTitle(tickers.has(path) ? /./ : fullTitle)
  await expect(page.getByText("Loading something...")).toHaveCount(0)
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
  await showWhole(page)
  expect.soft(await ibmViolations(page), "IBM's engine on arrival").toEqual([])
  await page.setViewportSize(desk)
}

/** Calm mode is put on, nothing moves in it, and it is put off again. */
async function standsStill(page: Page, path: string, fullTitle: string): Promise<void> {
  const moving = await looks(page)
  const calm = page.getByRole("button", { name: /calm mode/i }).first()
  // By keyboard, for a mouse that moves is counted, and its trail is not what is looked for here.
  await calm.press("Enter")
  await expect(calm).toHaveAttribute("aria-pressed", "true")
  await showWhole(page)
  const endless = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(each => each.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
      .map(each => (each instanceof CSSAnimation ? each.animationName : each.id)),
  )
  expect.soft(endless, "animations that never end, in calm mode").toEqual([])
  // What is round the page is the same on all of them.
  const within = path === "/" ? "html" : "main"
  if (path === "/" || (await looks(page)) !== moving) {
    expect.soft(await axeViolations(page, { within }), "axe in calm mode").toEqual([])
    expect.soft(await ibmViolations(page, within), "IBM's engine in calm mode").toEqual([])
  }
  await showWhole(page, high)
  const client = await page.context().newCDPSession(page)
  const look = async () => ({
    icon: await page.locator('link[rel="icon"]').getAttribute("href"),
    picture: await pictureOf(client),
    at: Date.now(),
  })
  let before = await look()
  // Nothing has changed a second later, but for pictures that were out of view and have come since: then once more.
  await expect(async () => {
    const last = before
    await page.waitForTimeout(Math.max(0, last.at + 1000 - Date.now()))
    before = await look()
    expect(before.picture === last.picture, "whether nothing has moved").toBe(true)
    expect(before.icon).toBe(last.icon)
  }).toPass({ timeout: 15_000 })
  await client.detach()
  await expect(page).toHaveTitle(fullTitle)
  await page.setViewportSize(desk)
  await calm.press("Enter")
  await expect(calm).toHaveAttribute("aria-pressed", "false")
}

/** Everything is pressed in its order, and then anything in any. */
async function isPressed(page: Page, path: string): Promise<void> {
  expect.soft(await pressEach(page, path), "buttons that lose the focus").toEqual([])
  expect.soft(await layoutFaults(page), "the layout after every button").toEqual([])
  await monkey(page, inputs, seed)
  await expect(page.locator("main h1")).toHaveCount(1)
  await expect(page.getByText(/This piece of the page (broke|did not arrive)/)).toHaveCount(0)
  await showWhole(page)
  expect.soft(await axeViolations(page, deep), "axe after a monkey").toEqual([])
  await page.setViewportSize(desk)
}

/** An opponent may still be thinking: what counts is that the game comes to rest and is there again. */
async function isKept(page: Page): Promise<void> {
  await expect(async () => {
    const before = await sittings(page)
    await page.reload()
    await settled(page)
    expect(await sittings(page)).toEqual(before)
  }).toPass({ timeout: 30_000 })
}

for (const { path, title } of pages) {
  const fullTitle = title ? `juhq.fi - ${title}` : "juhq.fi"
  const isPlain = !pressed.has(path)
  const end = isPlain ? "" : ", and survives somebody who presses everything"

  test(`${path} has no barrier, whole words and a quiet console, stands still in calm mode${end}`, async ({
    page,
    heard,
    context,
  }) => {
    test.setTimeout(150_000)
    context.on("page", opened => void opened.close())
    // On Christmas Eve there is most that could move. The clock stands, for a clock that goes on is no decoration.
    const letTimePass = await stopClock(page, "2026-12-24T12:00:00+02:00")
    await page.goto(path)
    await settled(page)
    await test.step("arrives", () => arrives(page, path, fullTitle))
    await test.step("stands still in calm mode", () => standsStill(page, path, fullTitle))
    expect.soft(heard, "before anything is pressed").toEqual(quiet)
    if (isPlain) return
    const isWritten = (await page.locator(boxes).count()) > 0
    await letTimePass()
    await test.step("is pressed", () => isPressed(page, path))
    // Play was pressed somewhere, and the outside world is refused here: the browser notes that by itself.
    const own = /Failed to load resource|ERR_CONNECTION_REFUSED/
    expect.soft(heard.console.filter(line => !own.test(line))).toEqual([])
    if (games.has(path) && !restless.has(path))
      await test.step("is there again after a reload", () => isKept(page))
    if (!isWritten) return
    await test.step("is given ten megabytes", async () => {
      await page.goto(path)
      await settled(page)
      expect.soft(await flood(page), "boxes that take them without a word").toEqual([])
    })
  })
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  const read = pages.filter(({ path }) => hasData(path) && !path.startsWith("/playlist/"))
  const parts = 8

  for (let part = 1; part <= parts; part++) {
    const some = read.slice(((part - 1) * read.length) / parts, (part * read.length) / parts)
    test(`the pages from ${some[0]?.path} to ${some.at(-1)?.path} have their text`, async ({ page }) => {
      test.setTimeout(90_000)
      for (const { path } of some) {
        await page.goto(path)
        const words = paragraphsOf(path, (await page.locator("html").getAttribute("lang")) ?? "en")
        const shown = (await page.locator("main").innerText()).replace(/\s+/g, " ")
        expect(words.length, path).toBeGreaterThan(0)
        for (const text of words) expect(shown, path).toContain(text)
      }
    })
  }

  test("a playlist has its songs", async ({ page }) => {
    await page.goto("/playlist/nirvana")
    await expect(page.locator("main")).toContainText("Nirvana - Smells Like Teen Spirit")
  })
})
