/** What is said of a text that is too long: in sight, on the page, and in the way of nothing. */
import { expect } from "@playwright/test"
import { settled, test } from "./visit"

const long = "a".repeat(5000)

test.use({ viewport: { width: 375, height: 812 } })

for (const [path, box] of [
  ["/links", "Search all drawers"],
  ["/guestbook", "What you have to say"],
  ["/academic-quotes", "Or cite yourself: your name"],
] as const)
  test(`${path} is no wider for a text that is too long, and says so over the task bar`, async ({ page }) => {
    await page.goto(path)
    await settled(page)
    const field = page.getByRole("main").getByLabel(box).first()
    await field.scrollIntoViewIfNeeded()
    await field.fill(long)
    const said = page.getByRole("alert").filter({ hasText: "This box takes at most" })
    await expect(said).toBeInViewport({ ratio: 1 })
    const place = await said.boundingBox()
    const bar = await page.getByRole("region", { name: "Task bar" }).boundingBox()
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  })

test("what is said of a long text is not in the way of the button below", async ({ page }) => {
  await page.goto("/guestbook")
  await settled(page)
  await page.getByLabel("Name").fill("A visitor")
  await page.getByLabel("What you have to say").fill("Hello")
  await page.getByLabel("What you have to say").fill(long)
  await expect(page.getByRole("alert").filter({ hasText: "This box takes at most" })).toBeVisible()
  await page.getByRole("button", { name: "Sign the book" }).click({ timeout: 5000 })
})

test("what a page says of a word of 120 letters makes it no wider", async ({ page }) => {
  await page.goto("/todo")
  await settled(page)
  const field = page.getByRole("main").getByRole("textbox").first()
  await field.fill("x".repeat(120))
  await field.press("Enter")
  await expect(page.getByRole("status").filter({ hasText: "Added" })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
})

for (const path of [
  "/tools/distancefunctions?distance=",
  "/tools/timefunctions?amount=",
  "/panda?name=",
  "/time?zone=",
])
  test(`${path} with forty digits is no wider`, async ({ page }) => {
    await page.goto(path + "1234567890".repeat(4))
    await settled(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  })
