import { expect, type Page } from "@playwright/test"
import { settled, test } from "./visit"

/** Opens a page at a fixed time, with a clock that the test advances. */
async function openAt(page: Page, path: string, time = "2024-05-31T12:00:00"): Promise<void> {
  await page.clock.install({ time: new Date(time) })
  await page.goto(path)
  await settled(page)
}

/** Reads a stored value. */
const storedValue = (page: Page, key: string) =>
  page.evaluate(name => {
    const raw = window.localStorage.getItem(`juhq:${name}`)
    return raw === null ? [] : (JSON.parse(raw) as { data: Record<string, number>[] }).data
  }, key)

const figure = (page: Page, term: string) =>
  page.getByRole("main").locator("dl > div", { hasText: term }).locator("dd").first()

test("the cursor's travel is counted in pixels, and shown in a chart", async ({ page, events }) => {
  await openAt(page, "/daily-cursor-travel")
  await page.mouse.move(100, 300)
  await page.clock.runFor(200)
  await page.mouse.move(400, 300)
  await page.clock.runFor(8000)
  await expect(figure(page, "This page")).toHaveText("300.00 px")
  await expect(figure(page, "Today")).toHaveText("300 px")
  await expect(page.getByRole("img", { name: /^Bar chart of 1 day, 1 of them measured/ })).toBeVisible()
  const [record] = await storedValue(page, "daily-cursor")
  expect(record).toEqual({ travel: 300, year: 2024, month: 5, day: 31 })
  expect(events).toEqual({ console: [], failed: [], outside: [] })
})

test("scrolling is counted, and the site's own jump to the top of another page is not", async ({ page }) => {
  await openAt(page, "/daily-scroll-travel")
  // Scrolling during navigation is the site's own.
  await page.clock.runFor(1000)
  await page.evaluate(() => window.scrollTo(0, 200))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200)
  await page.clock.runFor(8000)
  await expect(figure(page, "Today")).toHaveText("200 px")
  await page
    .getByRole("main")
    .getByRole("link", { name: "time on site", includeHidden: true })
    .evaluate(link => {
      ;(link as HTMLElement).click()
    })
  await expect(page).toHaveTitle("juhq.fi - Daily time on site")
  await page.clock.runFor(8000)
  const records = await storedValue(page, "daily-scroll")
  expect(records.map(({ distance }) => distance)).toEqual([200])
})

test("time on site continues across pages, and a new day has its own record", async ({ page, events }) => {
  await openAt(page, "/daily-time-on-site", "2024-05-31T23:59:00+03:00")
  await page.clock.runFor(50_000)
  await page.clock.runFor(30_000)
  const records = await storedValue(page, "daily-time")
  expect(records.map(({ month, day }) => [month, day])).toEqual([
    [5, 31],
    [6, 1],
  ])
  for (const { time } of records) expect(time).toBeGreaterThanOrEqual(10)
  await expect(page.getByText(/^Days in a row: 2 days\./)).toBeVisible()
  expect(events).toEqual({ console: [], failed: [], outside: [] })
})

test("the recorded days can be deleted and restored", async ({ page }) => {
  await page.addInitScript(() => {
    const data = [{ time: 3600, year: 2024, month: 5, day: 30 }]
    window.localStorage.setItem("juhq:daily-time", JSON.stringify({ v: 1, data }))
  })
  await openAt(page, "/daily-time-on-site")
  await expect(figure(page, "In all")).toContainText("1 h 00 min")
  await page.getByRole("button", { name: "Forget all days" }).click()
  await expect(figure(page, "In all")).not.toContainText("1 h")
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(figure(page, "In all")).toContainText("1 h 00 min")
})

test("the table behind the chart opens by keyboard and fits a small phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.addInitScript(() => {
    const data = [{ travel: 12_408, year: 2024, month: 5, day: 30 }]
    window.localStorage.setItem("juhq:daily-cursor", JSON.stringify({ v: 1, data }))
  })
  await openAt(page, "/daily-cursor-travel")
  await page.getByText("The days as a table").focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("row", { name: /30 May 2024/ })).toContainText("12,408 px")
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
})
