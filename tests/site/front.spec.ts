/** The front page: its first screen, the programs that run on it, and what a first visit pays for them. */
import { expect, type Page } from "@playwright/test"
import { axeViolations } from "./axe"
import { settled, stopClock, test } from "./visit"

const sizes = [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
] as const

const programs = (page: Page) => page.getByRole("list", { name: "Running now" }).getByRole("link")
const names = async (page: Page) => (await programs(page).allTextContents()).map(name => name.trim())

/** Waits for the pictures of the programs that are seen, and returns their number. */
async function pictures(page: Page): Promise<number> {
  const canvases = programs(page).locator("canvas")
  const seen = await programs(page).filter({ visible: true }).count()
  await expect(canvases).toHaveCount(seen)
  return seen
}

/** Returns a digest of what the pictures show now. */
const look = (page: Page) =>
  programs(page)
    .locator("canvas")
    .evaluateAll(all => all.map(each => (each as HTMLCanvasElement).toDataURL()))

for (const viewport of sizes)
  test(`the first screen is Today, programs, the radio and the red button, at ${viewport.width} pixels`, async ({
    page,
    events,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto("/")
    await settled(page)
    expect(await pictures(page)).toBe(viewport.width === 375 ? 1 : 3)
    const bottom = await page
      .getByRole("region", { name: "Task bar" })
      .evaluate(bar => bar.getBoundingClientRect().top)
    for (const each of [
      page.getByRole("heading", { level: 1 }),
      page.getByRole("region", { name: "Today" }),
      programs(page).first(),
      page.getByRole("button", { name: "Play music" }),
      page.getByRole("button", { name: "Do not click me" }),
    ]) {
      const box = await each.boundingBox()
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(bottom)
    }
    expect(await axeViolations(page)).toEqual([])
    expect(events.console).toEqual([])
    expect(events.failed).toEqual([])
  })

test("the programs are others on another day, by the date in Helsinki", async ({ page, context }) => {
  await stopClock(page, "2026-11-29T21:59:00Z")
  await page.goto("/")
  await settled(page)
  const today = await names(page)
  expect(new Set(today).size).toBe(3)
  const later = await context.newPage()
  await stopClock(later, "2026-11-29T22:01:00Z")
  await later.goto("/")
  await settled(later)
  const tomorrow = await names(later)
  expect(new Set([...today, ...tomorrow]).size).toBe(6)
})

test("a program moves, rests after half a minute, and runs again under the pointer", async ({ page }) => {
  await page.clock.install()
  await page.goto("/")
  await settled(page)
  await page.clock.runFor(1000)
  await pictures(page)
  const first = await look(page)
  await page.clock.runFor(3000)
  const second = await look(page)
  expect(second.filter((each, i) => each === first[i])).toEqual([])
  await page.clock.runFor(40_000)
  const third = await look(page)
  await page.clock.runFor(3000)
  expect(await look(page)).toEqual(third)
  await programs(page).first().hover()
  await page.clock.runFor(3000)
  expect((await look(page))[0]).not.toBe(third[0])
})

test("pressing a program opens its page, by mouse and by key", async ({ page }) => {
  for (const press of [() => programs(page).nth(1).click(), () => programs(page).nth(2).press("Enter")]) {
    await page.goto("/")
    await settled(page)
    const before = page.url()
    await press()
    await expect(page).not.toHaveURL(before)
    await settled(page)
    await expect(page.getByRole("main").locator(".title-bar-text").first()).toBeVisible()
  }
})

test("in calm mode the programs are still pictures", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.clock.install()
  await page.goto("/")
  await settled(page)
  await page.clock.runFor(1000)
  await pictures(page)
  const before = await look(page)
  await programs(page).first().hover()
  await page.clock.runFor(5000)
  expect(await look(page)).toEqual(before)
})

test("without storage the front page is whole", async ({ page, events }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError")
      },
    })
  })
  await page.goto("/")
  await settled(page)
  expect(await pictures(page)).toBe(3)
  await page.getByRole("button", { name: "Do not click me" }).click()
  await expect(page.getByText("I told you not to click me!")).toBeVisible()
  expect(events.console).toEqual([])
})

test("without scripts the front page has three programs, which are links", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: sizes[0] })
  const page = await context.newPage()
  await page.goto("/")
  await expect(programs(page)).toHaveCount(3)
  for (const link of await programs(page).all()) {
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute("href", /^\/\w/)
  }
  const box = await programs(page).first().boundingBox()
  expect(box?.height).toBeGreaterThan(150)
  await expect(page.getByRole("button", { name: "Do not click me" })).toBeVisible()
  await context.close()
})

for (const viewport of sizes)
  test(`nothing on the front page shifts on arrival, at ${viewport.width} pixels`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.addInitScript(() => {
      Object.assign(window, { shifted: [] })
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) {
          const { sources } = entry as unknown as { sources: { node?: Node }[] }
          // A word moves in its line when its face arrives.
          const moved = sources.flatMap(({ node }) =>
            node instanceof Element && node.closest("main") ? [node.outerHTML.slice(0, 80)] : [],
          )
          ;(window as unknown as { shifted: string[] }).shifted.push(...moved)
        }
      }).observe({ type: "layout-shift", buffered: true })
    })
    await page.goto("/")
    await settled(page)
    await pictures(page)
    expect(await page.evaluate(() => (window as unknown as { shifted: string[] }).shifted)).toEqual([])
  })

test("the red button resigns after its hundredth word, and one of cardboard stays", async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem("juhq:juhku-count"))
      localStorage.setItem("juhq:juhku-count", JSON.stringify({ v: 1, data: 99 }))
  })
  await page.goto("/")
  await settled(page)
  const red = page.getByRole("button", { name: "Do not click me" })
  // So many are left.
  await expect(page.getByRole("main").getByText("1", { exact: true })).toBeVisible()
  await red.click()
  // The first word has been said; more may follow before it is stopped.
  await expect(page.getByText(/^\d\d to go$/)).toBeVisible()
  await page.getByRole("button", { name: "Stop", exact: true }).click()
  await expect(page.getByText("I resign.")).toBeVisible()
  await expect(page.getByText("The old one is resting in the Recycle Bin.")).toBeVisible({ timeout: 10_000 })
  await page.getByRole("button", { name: "OK", exact: true }).click()
  await page.reload()
  await settled(page)
  await expect(red.locator("..")).toHaveAttribute("data-cardboard")
  expect(await axeViolations(page)).toEqual([])
})
