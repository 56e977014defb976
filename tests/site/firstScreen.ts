/** Checks that an element is on the first screen, between the header and the task bar. */
import { expect, type Locator, type Page } from "@playwright/test"

/** The two screens for which every page is designed, in CSS pixels. */
export const screens = [
  { name: "a window of 1280 by 800", viewport: { width: 1280, height: 800 } },
  { name: "a phone of 375 by 812", viewport: { width: 375, height: 812 } },
] as const

/** Expects an element to be completely between the header and the task bar, with a tolerance of a pixel. */
export async function expectInSight(page: Page, locator: Locator, name: string): Promise<void> {
  const fault = await hiddenPart(page, locator)
  expect(fault && `${name} ${fault}`).toBeUndefined()
}

/** Describes in which way an element is out of sight; undefined if it is completely in sight. */
export async function hiddenPart(page: Page, locator: Locator): Promise<string | undefined> {
  const box = await locator.boundingBox()
  if (!box) return "is not drawn"
  const header = await page.locator("header").first().boundingBox()
  const bar = await page.getByRole("region", { name: "Task bar" }).boundingBox()
  if (box.y < (header?.height ?? 0) - 1) return `begins at ${box.y}, under the header`
  if (box.y + box.height > (bar?.y ?? 0) + 1) return `ends at ${box.y + box.height}, under the task bar`
  return undefined
}
