import { expect } from "@playwright/test"
import { settled, test } from "./visit"

type Entry = { kind: string; path?: string; title?: string }

test("a link changes page without a reload, title, page view and scroll included", async ({
  page,
  events,
}) => {
  await page.addInitScript(() => {
    const seen: unknown[] = []
    Object.assign(window, { seen })
    window.addEventListener("juhq:track", event => seen.push((event as CustomEvent).detail))
  })
  await page.goto("/tools/consonants")
  await settled(page)
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true })
    window.scrollTo(0, document.body.scrollHeight)
  })
  await page.getByRole("navigation", { name: "Footer menu" }).getByRole("link", { name: "Blog" }).click()
  await expect(page).toHaveTitle("juhq.fi - Blog")
  await expect(page).toHaveURL(/\/blog$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true)
  const seen = (await page.evaluate(() => (window as unknown as { seen: Entry[] }).seen)).filter(
    ({ kind }) => kind === "page",
  )
  expect(seen).toEqual([
    { kind: "page", path: "/tools/consonants", title: "juhq.fi - Consonants" },
    { kind: "page", path: "/blog", title: "juhq.fi - Blog" },
  ])
  await page.goBack()
  await expect(page).toHaveTitle("juhq.fi - Consonants")
  expect(events).toEqual({ console: [], failed: [], outside: [] })
})

test("an unknown address is reported, with three similar ones", async ({ page, events }) => {
  const answer = await page.goto("/tools/consonant")
  expect(answer?.status()).toBe(404)
  await settled(page)
  await expect(page.getByText("Page not found.")).toBeVisible()
  const main = page.getByRole("main")
  await expect(main.getByRole("link", { name: "Consonants" })).toHaveAttribute("href", "/tools/consonants")
  await expect(page).toHaveTitle("juhq.fi - Not found")
  expect(events.console.filter(line => !line.includes("404"))).toEqual([])
})

for (const path of ["/games/solitaire", "/chat-gpt/sunflowers"]) {
  test(`${path} is not found`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.getByText("Page not found.")).toBeVisible()
  })
}

test("an unknown post is answered by a page of the blog", async ({ page, events }) => {
  await page.goto("/blog/never-written")
  await settled(page)
  await expect(page).toHaveTitle("juhq.fi - Blog")
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible()
  expect(events).toEqual({ console: [], failed: [], outside: [] })
})

test("any video has an address, and an invalid one is explained", async ({ page, events }) => {
  await page.goto("/youtube/dQw4w9WgXcQ")
  await settled(page)
  await expect(page.getByRole("button", { name: /play/i }).first()).toBeVisible()
  await page.goto("/youtube/not-a-video")
  await settled(page)
  await expect(page.getByRole("main")).toContainText(/11/)
  expect(events).toEqual({ console: [], failed: [], outside: [] })
})

for (const path of ["/youtube/dQw4w9WgXcQ/anything", "/youtube/a/b/c"]) {
  test(`${path} is not found, and stays in the address bar, by address and by link`, async ({
    page,
    events,
  }) => {
    expect((await page.goto(path))?.status()).toBe(404)
    await settled(page)
    await expect(page.getByText("Page not found.")).toBeVisible()
    await expect(page).toHaveURL(path)
    await page.goto("/youtube/dQw4w9WgXcQ")
    await settled(page)
    await page.evaluate(
      to => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
      path,
    )
    await expect(page.getByText("Page not found.")).toBeVisible()
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle("juhq.fi - Not found")
    expect(events.console.filter(line => !line.includes("404"))).toEqual([])
  })
}

test("two slashes before a path open the page of this site", async ({ page }) => {
  await page.goto("/about-me")
  const base = new URL(page.url()).origin
  expect((await page.goto(`${base}//time`))?.status()).toBe(200)
  await expect(page).toHaveURL(`${base}/time`)
})

test("an embed that fails to load can be retried", async ({ page }) => {
  await page.goto("/")
  await settled(page)
  let refuse = true
  const embedScript = /\/\d+-[0-9a-f]+\.js$/
  await page.route(embedScript, route => (refuse ? route.abort() : route.continue()))
  await page.getByRole("navigation", { name: "Top menu" }).getByRole("link", { name: "Horses" }).click()
  await expect(page.getByRole("alert")).toContainText("did not arrive")
  refuse = false
  await page.getByRole("button", { name: "Retry" }).click()
  await expect(page.getByRole("alert")).toHaveCount(0)
  await expect(page.locator("[data-embed]").first()).not.toContainText("Loading something...")
})

test("'Loading something...' is shown in place of an embed that is loading", async ({ page }) => {
  await page.goto("/")
  await settled(page)
  let release: () => void = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(/\/\d+-[0-9a-f]+\.js$/, async route => {
    await released
    await route.continue()
  })
  await page.getByRole("navigation", { name: "Top menu" }).getByRole("link", { name: "Horses" }).click()
  await expect(page.getByText("Loading something...")).toBeVisible()
  release()
  await expect(page.getByText("Loading something...")).toHaveCount(0)
})
