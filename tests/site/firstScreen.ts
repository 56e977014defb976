/** Whether something lies between the header and the task bar, where a visitor sees it without scrolling. */
import { expect, type Locator, type Page } from "@playwright/test"

/** The two screens that every page is made for, in CSS pixels. */
export const screens = [
  { name: "a window of 1280 by 800", viewport: { width: 1280, height: 800 } },
  { name: "a phone of 375 by 812", viewport: { width: 375, height: 812 } },
] as const

/** Expects `found` wholly between the header and the task bar, to a pixel. */
export async function expectInSight(page: Page, found: Locator, what: string): Promise<void> {
  const fault = await hiddenPart(page, found)
  expect(fault && `${what} ${fault}`).toBeUndefined()
}

/** How `found` is out of sight, in words; undefined where it is in sight. */
export async function hiddenPart(page: Page, found: Locator): Promise<string | undefined> {
  const box = await found.boundingBox()
  if (!box) return "is not drawn"
  const header = await page.locator("header").first().boundingBox()
  const bar = await page.getByRole("region", { name: "Task bar" }).boundingBox()
  if (box.y < (header?.height ?? 0) - 1) return `begins at ${box.y}, under the header`
  if (box.y + box.height > (bar?.y ?? 0) + 1) return `ends at ${box.y + box.height}, under the task bar`
  return undefined
}
