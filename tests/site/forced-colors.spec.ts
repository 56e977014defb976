import { expect, type Locator, type Page } from "@playwright/test"
import { settled, test } from "./visit"

test.use({ forcedColors: "active", colorScheme: "dark" })

type Box = { x: number; y: number; width: number; height: number }

async function boxOf(place: Locator): Promise<Box> {
  const box = await place.boundingBox()
  if (!box) throw new Error("It is not there.")
  return box
}

/** Returns the colours in a part of the screen. */
async function colours(page: Page, clip: Box): Promise<string[]> {
  const picture = (await page.screenshot({ clip })).toString("base64")
  return page.evaluate(async base64 => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext("2d")
    context?.drawImage(image, 0, 0)
    const { data } = context?.getImageData(0, 0, image.width, image.height) ?? {
      data: new Uint8ClampedArray(),
    }
    const counts = new Map<string, number>()
    for (let at = 0; at < data.length; at += 4) {
      const colour = data.subarray(at, at + 3).join()
      counts.set(colour, (counts.get(colour) ?? 0) + 1)
    }
    // Ignores rare colours, which come from anti-aliasing.
    return [...counts].filter(([, many]) => many > 10).map(([colour]) => colour)
  }, picture)
}

test("with forced colours a dialog has a border and its Close button an icon", async ({ page }) => {
  await page.goto("/week")
  await settled(page)
  await page.getByRole("button", { name: "Start", exact: true }).click()
  await page.getByRole("button", { name: "Menu font..." }).click()
  const dialog = page.getByRole("dialog")
  // Moves the focus away, so that no outline is in the picture.
  await dialog.getByLabel("Family").focus()
  const { x, y, height } = await boxOf(dialog)
  expect((await colours(page, { x, y: y + 60, width: 6, height: height - 120 })).length).toBeGreaterThan(1)
  const close = await boxOf(dialog.getByRole("button", { name: "Close" }))
  const inside = { x: close.x + 6, y: close.y + 6, width: close.width - 12, height: close.height - 12 }
  expect((await colours(page, inside)).length).toBeGreaterThan(1)
})

test("with forced colours the reading progress is visible", async ({ page }) => {
  await page.goto("/books-i-have")
  await settled(page)
  const bar = page.getByRole("progressbar", { name: "Page read" })
  const before = await colours(page, await boxOf(bar))
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(bar).toHaveAttribute("aria-valuenow", "100")
  const after = await colours(page, await boxOf(bar))
  expect(after.filter(colour => !before.includes(colour))).not.toEqual([])
})
