/** Tests of the messages about texts that are too long. */
import { expect } from "@playwright/test"
import { settled, test } from "./visit"

const long = "a".repeat(5000)

test.use({ viewport: { width: 375, height: 812 } })

for (const [path, box] of [
  ["/links", "Search all drawers"],
  ["/guestbook", "What you have to say"],
  ["/academic-quotes", "Or cite yourself: your name"],
] as const)
  test(`${path} keeps its width with a text that is too long, and shows a message above the task bar`, async ({
    page,
  }) => {
    await page.goto(path)
    await settled(page)
    const field = page.getByRole("main").getByLabel(box).first()
    await field.scrollIntoViewIfNeeded()
    await field.fill(long)
    const message = page.getByRole("alert").filter({ hasText: "This box takes at most" })
    await expect(message).toBeInViewport({ ratio: 1 })
    const place = await message.boundingBox()
    const bar = await page.getByRole("region", { name: "Task bar" }).boundingBox()
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  })

test("the message does not block the button below", async ({ page }) => {
  await page.goto("/guestbook")
  await settled(page)
  await page.getByLabel("Name").fill("A visitor")
  await page.getByLabel("What you have to say").fill("Hello")
  await page.getByLabel("What you have to say").fill(long)
  await expect(page.getByRole("alert").filter({ hasText: "This box takes at most" })).toBeVisible()
  await page.getByRole("button", { name: "Sign the book" }).click({ timeout: 5000 })
})

test("a word of 120 letters does not widen the page", async ({ page }) => {
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
  test(`${path} keeps its width with forty digits`, async ({ page }) => {
    await page.goto(path + "1234567890".repeat(4))
    await settled(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  })
