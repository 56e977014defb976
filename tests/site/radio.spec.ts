import { expect, type Page } from "@playwright/test"
import { settled, test } from "./visit"

/**
 * A fake of YouTube's player API: it replaces the given element by a frame, plays a requested video immediately, and ends it
 * on the test's command.
 */
const script = `
  window.players = []
  window.YT = {
    PlayerState: {},
    Player: class {
      constructor(place, { host, videoId, playerVars, events }) {
        this.place = place
        this.frame = document.createElement("iframe")
        const query = new URLSearchParams({ ...playerVars, enablejsapi: "1", origin: location.origin })
        this.frame.src = host + "/embed/" + videoId + "?" + query
        place.replaceWith(this.frame)
        this.events = events
        this.asked = []
        window.players.push(this)
        setTimeout(() => events.onReady({ target: this }), 0)
      }
      says(data) { this.events.onStateChange({ target: this, data }) }
      fails(data) { this.events.onError({ target: this, data }) }
      playVideo() { this.asked.push("play"); setTimeout(() => this.says(1), 0) }
      pauseVideo() { this.asked.push("pause"); setTimeout(() => this.says(2), 0) }
      loadVideoById(id) { this.asked.push(id); setTimeout(() => this.says(1), 0) }
      cueVideoById(id) { this.asked.push("cue " + id) }
      stopVideo() {}
      getPlayerState() { return 1 }
      getIframe() { return this.frame }
      addEventListener() {}
      removeEventListener() {}
      destroy() { this.destroyed = true; this.frame.replaceWith(this.place) }
    },
  }
  window.onYouTubeIframeAPIReady?.()
`

async function withYouTube(page: Page): Promise<void> {
  await page.route(/^https:\/\/www\.youtube\.com\/iframe_api/, route =>
    route.fulfill({ contentType: "text/javascript", body: script }),
  )
  await page.route(/^https:\/\/www\.youtube(-nocookie)?\.com\/embed\//, route =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>A video</title>" }),
  )
}

/** A long timeout for the first use of the player, which loads its script. */
const loading = { timeout: 20_000 }

type Fake = {
  players: {
    frame: HTMLIFrameElement
    asked: string[]
    destroyed?: boolean
    says: (state: number) => void
    fails: (code: number) => void
  }[]
}
const asked = (page: Page) => page.evaluate(() => (window as unknown as Fake).players.at(-1)?.asked)
const fake = (page: Page, work: "end" | "remove") =>
  page.evaluate(what => {
    const player = (window as unknown as Fake).players.at(-1)
    if (what === "end") player?.says(0)
    else player?.fails(100)
  }, work)

test("the radio keeps playing in the same player while other pages are visited", async ({ page, events }) => {
  await withYouTube(page)
  await page.goto("/radio")
  await settled(page)
  const tray = page.getByRole("region", { name: "Radio" })
  await expect(tray).toHaveCount(0)
  await page.getByRole("main").getByRole("button", { name: "Play", exact: true }).click()
  await expect(tray).toContainText("Now playing", loading)
  const box = await tray.locator("iframe").boundingBox()
  // YouTube's terms require 200 pixels in both directions, in view.
  expect(box?.width).toBeGreaterThanOrEqual(200)
  expect(box?.height).toBeGreaterThanOrEqual(200)
  await tray.locator("iframe").evaluate(frame => Object.assign(frame, { sameFrame: true }))

  await page.getByRole("navigation", { name: "Footer menu" }).getByRole("link", { name: "Blog" }).click()
  await expect(page).toHaveTitle("juhq.fi - Blog")
  await expect(tray).toContainText("Now playing", loading)
  expect(await tray.locator("iframe").evaluate(frame => "sameFrame" in frame)).toBe(true)
  expect(await page.evaluate(() => (window as unknown as Fake).players.length)).toBe(1)

  const first = await tray.locator("iframe").getAttribute("title")
  await fake(page, "end")
  await expect(tray.locator("iframe")).not.toHaveAttribute("title", first ?? "")
  // A removed video is reported, and the next one plays.
  const second = await tray.locator("iframe").getAttribute("title")
  await fake(page, "remove")
  await expect(tray.locator("iframe")).not.toHaveAttribute("title", second ?? "")

  const credits = await page.evaluate(() => {
    const { artist, title } = navigator.mediaSession.metadata ?? {}
    return `${artist} - ${title}`
  })
  expect(credits).toBe(await tray.locator("iframe").getAttribute("title"))
  await tray.getByRole("button", { name: "Pause" }).click()
  await expect(tray).toContainText("Paused")
  await tray.getByRole("button", { name: "Stop" }).click()
  await expect(tray).toHaveCount(0)
  expect(await page.evaluate(() => navigator.mediaSession.metadata)).toBeNull()
  expect(events.console).toEqual([])
})

test("YouTube's frame gets a referrer, whatever referrer policy the host sets", async ({ page }) => {
  await withYouTube(page)
  await page.route("**/radio", async route => {
    const response = await route.fetch()
    const headers = { ...response.headers(), "referrer-policy": "no-referrer" }
    await route.fulfill({ response, headers })
  })
  await page.goto("/radio")
  await settled(page)
  const request = page.waitForRequest(/^https:\/\/www\.youtube-nocookie\.com\/embed\//)
  await page.getByRole("main").getByRole("button", { name: "Play", exact: true }).click()
  const { referer } = await (await request).allHeaders()
  expect(referer).toBe(`${new URL(page.url()).origin}/`)
})

test("on a phone the radio's window covers no content", async ({ page }) => {
  await withYouTube(page)
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto("/radio")
  await settled(page)
  await page.getByRole("main").getByRole("button", { name: "Play", exact: true }).click()
  const tray = page.getByRole("region", { name: "Radio" })
  await expect(tray).toContainText("Now playing", loading)
  const [shown, start] = await Promise.all([
    tray.boundingBox(),
    page.getByRole("button", { name: "Start", exact: true }).boundingBox(),
  ])
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual((start?.y ?? 0) + 1)
  // The end of the page can be scrolled clear of the window.
  const build = page.getByRole("contentinfo").getByText(/Version/)
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(build).toBeInViewport({ timeout: 500 })
  }).toPass()
  const last = await build.boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((shown?.y ?? 0) + 1)
  const widths = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(widths[0]).toBe(widths[1])
})

test("the title of the radio's page scrolls, and the arrow keys turn the dial", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-18T12:00:00") })
  await page.goto("/radio")
  await settled(page)
  const titles = new Set<string>()
  for (let i = 0; i < 12; i++) {
    await page.clock.runFor(100)
    titles.add(await page.title())
  }
  expect(titles.size).toBeGreaterThan(8)
  // The Friday button is missing on a Wednesday.
  await expect(page.getByRole("button", { name: /friday/i })).toHaveCount(0)
  const dial = page.getByRole("slider", { name: "Tuning dial" })
  const before = await dial.inputValue()
  await dial.focus()
  await page.keyboard.press("PageUp")
  await expect(dial).not.toHaveValue(before)
  await page.getByRole("navigation", { name: "Footer menu" }).getByRole("link", { name: "Blog" }).click()
  await expect(page).toHaveTitle("juhq.fi - Blog")
  await page.clock.runFor(500)
  await expect(page).toHaveTitle("juhq.fi - Blog")
})

test("turning the dial plays static between the stations", async ({ page, events }) => {
  await page.clock.install()
  await page.goto("/radio")
  await settled(page)
  const dial = page.getByRole("slider", { name: "Tuning dial" })
  await expect(page.getByLabel("Static between the stations")).toBeChecked()
  const before = Number(await dial.inputValue())
  await dial.focus()
  for (let by = 1; by <= 8; by++) {
    await page.keyboard.press("ArrowRight")
    await expect(dial).toHaveValue(String(before + by))
    await page.clock.runFor(100)
  }
  // Waits until the dial rests, and the static ends.
  await page.clock.runFor(3000)
  await expect(page.getByRole("main").getByRole("status").first()).toContainText(/^Static/)
  await dial.click({ position: { x: 300, y: 50 } })
  await page.clock.runFor(3000)
  await expect(dial).toBeVisible()
  expect(events.console).toEqual([])
})

test("every number of the dial is legible, also under the needle", async ({ page }) => {
  await page.goto("/radio")
  await settled(page)
  const dial = page.getByRole("slider", { name: "Tuning dial" })
  const frame = await dial.locator("xpath=..").boundingBox()
  const numbers = dial.locator("xpath=..").getByText(/^\d+$/)
  const looks = () => numbers.first().screenshot()
  await dial.focus()
  await page.keyboard.press("End")
  const clear = await looks()
  await page.keyboard.press("Home")
  for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowRight")
  await expect(dial).toHaveValue("880")
  expect((await looks()).equals(clear)).toBe(true)
  for (const box of await numbers.evaluateAll(all =>
    all.map(each => each.getBoundingClientRect().toJSON()),
  )) {
    expect(box.left - (frame?.x ?? 0)).toBeGreaterThanOrEqual(6)
    expect((frame?.x ?? 0) + (frame?.width ?? 0) - box.right).toBeGreaterThanOrEqual(6)
  }
})

test("on a Friday there is a button that plays Friday", async ({ page }) => {
  await withYouTube(page)
  await page.clock.setFixedTime(new Date("2026-11-20T12:00:00+02:00"))
  await page.goto("/radio")
  await settled(page)
  await page.getByRole("button", { name: /friday/i }).click()
  await expect(page.getByRole("region", { name: "Radio" })).toContainText("Perjantai", loading)
})

test("a player in a page stops when another page comes to the front, and says so when it is back", async ({
  page,
  events,
}) => {
  await withYouTube(page)
  await page.goto("/youtube/y6120QOlsfU")
  await settled(page)
  const video = page.getByRole("main").getByRole("group", { name: /^Video: / })
  await video.getByRole("button", { name: /^Play / }).click()
  await expect(video.locator("iframe")).toBeVisible(loading)
  await expect.poll(() => asked(page)).toContain("play")
  await page.getByRole("navigation", { name: "Footer menu" }).getByRole("link", { name: "Blog" }).click()
  await expect(page).toHaveTitle("juhq.fi - Blog")
  await expect
    .poll(() => page.evaluate(() => (window as unknown as Fake).players.at(-1)?.destroyed))
    .toBe(true)
  await page.goBack()
  await settled(page)
  // A new player, which has not been asked to play.
  await expect.poll(() => page.evaluate(() => (window as unknown as Fake).players.length), loading).toBe(2)
  expect(await asked(page)).toEqual([])
  expect(events).toEqual({ console: [], failed: [], outside: [] })
})
