import { type CDPSession, expect, type Page } from "@playwright/test"
import { axeViolations } from "../axe"
import { fillTextBoxes, textBoxSelector } from "../fillTextBoxes"
import { findLostFocus } from "../findLostFocus"
import { ibmViolations } from "../ibmA11y"
import { layoutFaults } from "../layout"
import { hasPageData, paragraphsOf } from "../pageText"
import { sendRandomInput } from "../sendRandomInput"
import { hiddenPages, pagesUsing, settled, showWhole, sitePages, stopClock, test } from "../visit"
import { isChosen, seed } from "./sweep"

const pages = [
  ...sitePages().map(({ path, title }) => ({ path, title: path === "/" ? "" : title })),
  ...hiddenPages(),
].filter(({ path }) => isChosen(path))

const desk = { width: 1280, height: 800 }

const quiet = { console: [], failed: [], outside: [] }

/** Paths of the pages with a scrolling title. */
const tickers = pagesUsing(/\buseTitleTicker\(/)

/** Options that check the page's own part, after its animations have finished. */
const afterInput = { within: "main", still: true }

/** Number of random inputs for a page. */
const inputs = 500

const games = pagesUsing(/\bGameFrame\b/)

/** Games whose state changes without input. */
const restless = new Set(["/games/10x"])

/** Paths of the pages that get input; of the playlists one, of the posts none. */
const interactivePaths = new Set(
  sitePages()
    .map(({ path }) => path)
    .filter(path => !/^\/(playlist|blog)\/./.test(path) || path === "/playlist/random"),
)

/** Reads the stored states of unfinished games. */
const storedGames = (page: Page) =>
  page.evaluate(() =>
    Object.entries({ ...localStorage })
      .filter(([key]) => key.endsWith("/now"))
      // A stopwatch counts on until the reload.
      .map(([key, raw]) => [key, raw.replace(/"(?:spent|steps)":\d+/g, "")])
      .sort(),
  )

/** Hashes the markup and the computed colours of the page's main part, which are what axe checks. */
const appearanceHash = (page: Page) =>
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

/** Height in CSS pixels up to which a page is checked for motion. */
const maxHeightPx = 3000

/** Takes a screenshot for comparison with another one; faster than Playwright's, which compresses it more. */
async function takeScreenshot(client: CDPSession): Promise<string> {
  return (await client.send("Page.captureScreenshot", { format: "png", optimizeForSpeed: true })).data
}

/** Checks the page after loading. */
async function checkLoaded(page: Page, path: string, fullTitle: string): Promise<void> {
  await expect(page).toHaveTitle(tickers.has(path) ? /./ : fullTitle)
  await expect(page.getByText("Loading something...")).toHaveCount(0)
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
  await showWhole(page)
  expect.soft(await ibmViolations(page), "IBM's engine on arrival").toEqual([])
  await page.setViewportSize(desk)
}

/** Checks that nothing moves in calm mode, which is switched off again at the end. */
async function checkCalmMode(page: Page, path: string, fullTitle: string): Promise<void> {
  const initialHash = await appearanceHash(page)
  const calm = page.getByRole("button", { name: /calm mode/i }).first()
  // By keyboard, since mouse movements would be counted and leave a trail.
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
  // The shell is checked on one page only, since it is the same on all.
  const within = path === "/" ? "html" : "main"
  if (path === "/" || (await appearanceHash(page)) !== initialHash) {
    expect.soft(await axeViolations(page, { within }), "axe in calm mode").toEqual([])
    expect.soft(await ibmViolations(page, within), "IBM's engine in calm mode").toEqual([])
  }
  await showWhole(page, maxHeightPx)
  const client = await page.context().newCDPSession(page)
  const capture = async () => ({
    icon: await page.locator('link[rel="icon"]').getAttribute("href"),
    picture: await takeScreenshot(client),
    at: Date.now(),
  })
  let before = await capture()
  // Compares screenshots a second apart, repeatedly, since pictures may still be loading.
  await expect(async () => {
    const last = before
    await page.waitForTimeout(Math.max(0, last.at + 1000 - Date.now()))
    before = await capture()
    expect(before.picture === last.picture, "nothing has moved").toBe(true)
    expect(before.icon).toBe(last.icon)
  }).toPass({ timeout: 15_000 })
  await client.detach()
  await expect(page).toHaveTitle(fullTitle)
  await page.setViewportSize(desk)
  await calm.press("Enter")
  await expect(calm).toHaveAttribute("aria-pressed", "false")
}

/** Presses every button in order, then sends random input, and checks the page. */
async function checkInput(page: Page, path: string): Promise<void> {
  expect.soft(await findLostFocus(page, path), "buttons that lose the focus").toEqual([])
  expect.soft(await layoutFaults(page), "the layout after every button").toEqual([])
  await sendRandomInput(page, inputs, seed)
  // A press may have led to another page, behind which this one sleeps.
  await expect(page.locator("main h1:not([data-rank] h1)")).toHaveCount(1)
  await expect(page.getByText(/This piece of the page (broke|did not arrive)/)).toHaveCount(0)
  await showWhole(page)
  expect.soft(await axeViolations(page, afterInput), "axe after a monkey").toEqual([])
  await page.setViewportSize(desk)
}

/** Checks that a reload restores the game; repeated, since an opponent may still be moving. */
async function checkReload(page: Page): Promise<void> {
  await expect(async () => {
    const before = await storedGames(page)
    await page.reload()
    await settled(page)
    expect(await storedGames(page)).toEqual(before)
  }).toPass({ timeout: 30_000 })
}

for (const { path, title } of pages) {
  const fullTitle = title ? `juhq.fi - ${title}` : "juhq.fi"
  const isPlain = !interactivePaths.has(path)
  const end = isPlain ? "" : ", and survives random input"

  test(`${path} has no accessibility or layout fault and no console message, stands still in calm mode${end}`, async ({
    page,
    events,
    context,
  }) => {
    test.setTimeout(150_000)
    context.on("page", opened => void opened.close())
    // Christmas Eve has the most decorations. The clock is stopped, since a running clock is not decoration.
    const startClock = await stopClock(page, "2026-12-24T12:00:00+02:00")
    await page.goto(path)
    await settled(page)
    await test.step("loads", () => checkLoaded(page, path, fullTitle))
    await test.step("stands still in calm mode", () => checkCalmMode(page, path, fullTitle))
    expect.soft(events, "before anything is pressed").toEqual(quiet)
    const got = await page.evaluate(() => localStorage.getItem("juhq:things"))
    expect.soft(got, "things that a visit alone has given").toBeNull()
    if (isPlain) return
    const hasTextBoxes = (await page.locator(textBoxSelector).count()) > 0
    await startClock()
    await test.step("takes input", () => checkInput(page, path))
    // Ignores the browser's own messages about refused external requests, which Play buttons cause.
    const browserMessages = /Failed to load resource|ERR_CONNECTION_REFUSED/
    expect.soft(events.console.filter(line => !browserMessages.test(line))).toEqual([])
    if (games.has(path) && !restless.has(path))
      await test.step("is restored by a reload", () => checkReload(page))
    if (!hasTextBoxes) return
    await test.step("takes ten megabytes", async () => {
      await page.goto(path)
      await settled(page)
      expect.soft(await fillTextBoxes(page), "boxes that give no message").toEqual([])
    })
  })
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  const read = pages.filter(({ path }) => hasPageData(path) && !path.startsWith("/playlist/"))
  const parts = 8

  for (let part = 1; part <= parts; part++) {
    const partPages = read.slice(((part - 1) * read.length) / parts, (part * read.length) / parts)
    if (partPages.length === 0) continue
    test(`the pages from ${partPages[0]?.path} to ${partPages.at(-1)?.path} have their text`, async ({
      page,
    }) => {
      test.setTimeout(90_000)
      for (const { path } of partPages) {
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
