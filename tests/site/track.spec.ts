import { expect } from "@playwright/test"
import { settled, test } from "./visit"

test("there is no request to an external host, also after a long idle time", async ({ page, events }) => {
  await page.clock.install()
  await page.goto("/about-me")
  await settled(page)
  await page.clock.runFor(60_000)
  await page.getByRole("navigation", { name: "Footer menu" }).getByRole("link", { name: "Blog" }).click()
  await expect(page).toHaveTitle("juhq.fi - Blog")
  await page.clock.runFor(60_000)
  await settled(page)
  expect(events).toEqual({ console: [], failed: [], outside: [] })
})

test("no code of external services is loaded, and no cookie set", async ({ page, context }) => {
  await page.goto("/about-me")
  await settled(page)
  const scripts = await page.evaluate(() =>
    Promise.all(
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(async ({ name }) => (await fetch(name)).text()),
    ),
  )
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter(text => /googletagmanager|api\.giphy\.com|sentry_key/.test(text))).toEqual([])
  expect(await context.cookies()).toEqual([])
})

test("the page lists the hosts of the browser's requests", async ({ page }) => {
  await page.goto("/about-me")
  await settled(page)
  await expect(page.getByText(/your browser has asked localhost:\d+ for \d+ things/)).toContainText(
    "No other site was asked for anything.",
  )
})

test("a page view dispatches an event, also if nothing is sent", async ({ page }) => {
  await page.addInitScript(() => {
    const seen: unknown[] = []
    Object.assign(window, { seen })
    window.addEventListener("juhq:track", event => seen.push((event as CustomEvent).detail))
  })
  await page.goto("/about-me")
  await settled(page)
  const seen = await page.evaluate(() => (window as unknown as { seen: unknown[] }).seen)
  expect(seen).toContainEqual({ kind: "page", path: "/about-me", title: "juhq.fi - About" })
})
