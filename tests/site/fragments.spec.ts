import { expect, type Page } from "@playwright/test"
import { settled, test } from "./visit"

const quiet = { console: [], failed: [], outside: [] }
const unreadable = ["#50%", "#100%", "#%E4", "#%"]

/** Expects the page with its heading, scrolled to the top, and working links. */
async function expectPage(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible()
  await page.getByRole("navigation", { name: "Footer menu" }).getByRole("link", { name: "Blog" }).click()
  await expect(page).toHaveTitle("juhq.fi - Blog")
}

for (const fragment of unreadable) {
  test(`an address with ${fragment} is treated as one without it when typed, changed or followed`, async ({
    page,
    events,
  }) => {
    await page.goto(`/week${fragment}`)
    await settled(page)
    await expectPage(page, "juhq.fi - Week")

    await page.goto("/week")
    await settled(page)
    await page.evaluate(to => {
      window.location.hash = to
    }, fragment)
    await expect(page).toHaveURL(/\/week$/)
    await expectPage(page, "juhq.fi - Week")

    // Follows a link on the page, and one to another page.
    await page.evaluate(to => {
      const link = Object.assign(document.createElement("a"), { href: to, textContent: "Half" })
      document.querySelector("[data-program]:not([data-rank]) section")?.append(link)
    }, fragment)
    await page.getByRole("link", { name: "Half" }).click()
    await expect(page).toHaveURL(/\/blog$/)
    await page.evaluate(to => {
      const { ___navigate } = window as unknown as { ___navigate: (to: string) => void }
      ___navigate(`/week${to}`)
    }, fragment)
    await expectPage(page, "juhq.fi - Week")
    expect(events).toEqual(quiet)
  })
}

test("a malformed fragment typed on the front page is ignored, and Back works", async ({ page, events }) => {
  await page.goto("/week")
  await settled(page)
  await page.goto("/#100%")
  await settled(page)
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible()
  await page.goBack()
  await expectPage(page, "juhq.fi - Week")
  expect(events).toEqual(quiet)
})

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

test("every change of page begins at the top, Back and Forward included", async ({ page, events }) => {
  await page.goto("/week")
  await settled(page)
  const footer = page.getByRole("navigation", { name: "Footer menu" })
  await page.evaluate(() => window.scrollTo(0, 700))
  await expect.poll(() => scrolled(page)).toBe(700)
  await footer.getByRole("link", { name: "Blog" }).click()
  await expect(page).toHaveTitle("juhq.fi - Blog")
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.evaluate(() => window.scrollTo(0, 300))
  await expect.poll(() => scrolled(page)).toBe(300)
  for (const [go, title] of [
    [() => page.goBack(), "juhq.fi - Week"],
    [() => page.goForward(), "juhq.fi - Blog"],
    [() => page.goBack(), "juhq.fi - Week"],
  ] as const) {
    await go()
    await expect(page).toHaveTitle(title)
    await settled(page)
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.evaluate(() => window.scrollTo(0, 300))
    await expect.poll(() => scrolled(page)).toBe(300)
  }
  expect(events).toEqual(quiet)
})

test("an address with a fragment begins at its heading, and at the top where there is none of that name", async ({
  page,
}) => {
  await page.goto("/week")
  await settled(page)
  const go = (to: string) =>
    page.evaluate(path => {
      const { ___navigate } = window as unknown as { ___navigate: (to: string) => void }
      ___navigate(path)
    }, to)
  await page.evaluate(() => window.scrollTo(0, 700))
  await expect.poll(() => scrolled(page)).toBe(700)
  await go("/blog/content-is-data#nothing-here")
  await expect(page).toHaveTitle("juhq.fi - The website is a tree, and a hamster holds it up")
  await expect.poll(() => scrolled(page)).toBe(0)
  await go("/week")
  await expect(page).toHaveTitle("juhq.fi - Week")
  await go("/blog/content-is-data#mistakes")
  await expect(page.getByRole("heading", { name: "Mistakes" })).toBeInViewport()
  await expect.poll(() => scrolled(page)).toBeGreaterThan(500)
})

test("a page that is loaded by its address begins at the top, also where it was left elsewhere", async ({
  page,
}) => {
  await page.goto("/")
  await settled(page)
  await page.evaluate(() => window.scrollTo(0, 400))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400)
  await page.goto("/panda")
  await settled(page)
  await page.goto("/")
  await settled(page)
  await page.waitForLoadState("networkidle")
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})
