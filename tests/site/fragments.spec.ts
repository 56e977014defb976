import { expect, type Page } from "@playwright/test"
import { settled, test } from "./visit"

const quiet = { console: [], failed: [], outside: [] }
const unreadable = ["#50%", "#100%", "#%E4", "#%"]

/** The page is there, with its heading, from its top, and its links still work. */
async function stands(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible()
  await page.getByRole("navigation", { name: "Footer menu" }).getByRole("link", { name: "Blog" }).click()
  await expect(page).toHaveTitle("juhq.fi - Blog")
}

for (const fragment of unreadable) {
  test(`an address with ${fragment} is as one without: typed, changed, and followed`, async ({
    page,
    heard,
  }) => {
    await page.goto(`/week${fragment}`)
    await settled(page)
    await stands(page, "juhq.fi - Week")

    await page.goto("/week")
    await settled(page)
    await page.evaluate(to => {
      window.location.hash = to
    }, fragment)
    await expect(page).toHaveURL(/\/week$/)
    await stands(page, "juhq.fi - Week")

    // A link of the page's own, and one to another page.
    await page.evaluate(to => {
      const link = Object.assign(document.createElement("a"), { href: to, textContent: "Half" })
      document.querySelector("main")?.prepend(link)
    }, fragment)
    await page.getByRole("link", { name: "Half" }).click()
    await expect(page).toHaveURL(/\/blog$/)
    await page.evaluate(to => {
      const { ___navigate } = window as unknown as { ___navigate: (to: string) => void }
      ___navigate(`/week${to}`)
    }, fragment)
    await stands(page, "juhq.fi - Week")
    expect(heard).toEqual(quiet)
  })
}

test("a typed address on the front page, too, and Back leads from it", async ({ page, heard }) => {
  await page.goto("/week")
  await settled(page)
  await page.goto("/#100%")
  await settled(page)
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible()
  await page.goBack()
  await stands(page, "juhq.fi - Week")
  expect(heard).toEqual(quiet)
})

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

test("every change of page begins at the top, Back and Forward included", async ({ page, heard }) => {
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
  expect(heard).toEqual(quiet)
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
