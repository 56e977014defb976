/** Pages designed for paper print on a single sheet: no window, no bars, no README. */
import { expect } from "@playwright/test"
import { settled, test } from "./visit"

for (const path of ["/thesis", "/cer", "/teaching", "/education?answers=0c1a2b3a4b5b", "/timeline"])
  test(`${path} is printed on one sheet, without what is round it`, async ({ page }) => {
    await page.goto(path)
    await settled(page)
    await page.emulateMedia({ media: "print" })
    for (const round of [
      "[data-desktop] > header",
      "[data-desktop] > footer",
      "section[aria-label='Task bar']",
      ".title-bar",
      "[role=menubar]",
    ])
      for (const each of await page.locator(round).all()) await expect(each).toBeHidden()
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1")
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })

test("README is printed when it is open, and not when it is closed", async ({ page }) => {
  await page.goto("/panda")
  await settled(page)
  const readme = page.getByRole("region", { name: "README.TXT" })
  await page.emulateMedia({ media: "print" })
  await expect(readme).toBeHidden()
  await page.emulateMedia({ media: "screen" })
  await page.getByRole("region", { name: "Task bar" }).getByRole("button", { name: "README.TXT" }).click()
  await page.emulateMedia({ media: "print" })
  await expect(readme).toBeVisible()
})
