/** Tests for drags that miss what they were meant for: they select no text, and what may be copied can be selected. */
import { expect, type Page } from "@playwright/test"
import { settled, test } from "./visit"

/** Drags from a point, relative to the middle of an element, down and then up to the left. */
async function drag(page: Page, selector: string, [right, down]: readonly [number, number]): Promise<string> {
  const place = page.locator(selector).first()
  await place.scrollIntoViewIfNeeded()
  const box = await place.boundingBox()
  if (!box) throw new Error(`${selector} isn't drawn.`)
  await page.mouse.move(box.x + box.width / 2 + right, box.y + box.height / 2 + down)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + right + 10, box.y + box.height / 2 + down + 90, { steps: 6 })
  await page.mouse.move(box.x + 20, box.y - 60, { steps: 6 })
  await page.mouse.up()
  return page.evaluate(() => String(getSelection()))
}

for (const [path, selector, beside] of [
  ["/quote-of-the-day", "[data-testid=corner]", [-55, -10]],
  ["/app-storage", "section[aria-label='Chest of drawers'] button", [0, -34]],
  ["/time", "main input[type=range]", [40, 28]],
  ["/lunch-history", "div:has(> div > button[aria-label='Lunches by day']) > p", [20, 0]],
] as const)
  test(`a drag at ${path} that begins beside ${selector} selects nothing: ${beside}`, async ({ page }) => {
    await page.goto(path)
    await settled(page)
    expect(await drag(page, selector, beside)).toBe("")
  })

test("the mug at /blog has no frame after a drag by mouse, and one by keyboard", async ({ page }) => {
  await page.goto("/blog")
  await settled(page)
  const mug = page.getByRole("button", { name: /mug/i }).first()
  const box = await mug.boundingBox()
  if (!box) throw new Error("There is no mug.")
  await page.mouse.move(box.x + 40, box.y + 50)
  await page.mouse.down()
  await page.mouse.move(box.x + 90, box.y + 60, { steps: 20 })
  await page.mouse.up()
  const outline = () => mug.evaluate(element => getComputedStyle(element).outlineStyle)
  expect(await outline()).toBe("none")
  await mug.focus()
  await page.keyboard.press("ArrowRight")
  expect(await outline()).not.toBe("none")
})

test("the quote of the day can be selected", async ({ page }) => {
  await page.goto("/quote-of-the-day")
  await settled(page)
  const selectable = await page
    .locator("main blockquote > span > span")
    .first()
    .evaluate(element => getComputedStyle(element).userSelect)
  expect(selectable).toBe("text")
})
