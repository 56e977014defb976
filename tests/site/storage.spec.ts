import { readFileSync } from "node:fs"
import { expect, type Page } from "@playwright/test"
import { settled, test } from "./visit"

const quiet = { console: [], failed: [], outside: [] }
const row = (page: Page, key: string) => page.getByRole("listitem", { name: key, exact: true })

/** Opens the page with one stored entry. */
async function open(page: Page): Promise<void> {
  await page.goto("/about-me")
  await page.evaluate(() => localStorage.setItem("juhq:calm", '{"v":1,"data":true}'))
  await page.goto("/app-storage")
  await settled(page)
}

test("stored entries can be seen, deleted and restored", async ({ page, events }) => {
  await open(page)
  await expect(row(page, "calm")).toContainText("Whether everything stands still.")
  await page.getByRole("button", { name: "Delete calm" }).click()
  await expect(row(page, "calm")).toContainText("gone")
  expect(await page.evaluate(() => localStorage.getItem("juhq:calm"))).toBeNull()
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(row(page, "calm")).toContainText("true")
  expect(events).toEqual(quiet)
})

test("an edited value takes effect immediately, and a mistake is shown beside it", async ({ page }) => {
  await open(page)
  const calm = page.getByRole("region", { name: "Task bar" }).getByRole("button", { name: /calm mode/i })
  await expect(calm).toHaveAttribute("aria-pressed", "true")
  await page.getByRole("button", { name: "Edit calm" }).click()
  const box = page.getByRole("textbox", { name: "The value of calm, as JSON" })
  await box.fill("[1,\n2 3]")
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText(/^Line 2, column 3: /)).toBeVisible()
  await box.fill("false")
  await page.getByRole("button", { name: "Save" }).click()
  await expect(calm).toHaveAttribute("aria-pressed", "false")
})

test("a change in another tab shows immediately", async ({ page, context }) => {
  await open(page)
  const other = await context.newPage()
  await other.goto("/about-me")
  await other.evaluate(() => localStorage.setItem("juhq:from-afar", '{"v":1,"data":"hello"}'))
  await expect(row(page, "from-afar")).toContainText("hello")
  await other.evaluate(() => localStorage.removeItem("juhq:from-afar"))
  await expect(row(page, "from-afar")).toContainText("gone")
})

test("an exported file is imported again", async ({ page }) => {
  await open(page)
  await page.getByText("Export and import").click()
  const downloading = page.waitForEvent("download")
  await page.getByRole("button", { name: "Save as a file" }).click()
  const file = await (await downloading).path()
  expect(JSON.parse(readFileSync(file, "utf8")).entries.calm).toEqual({ v: 1, data: true })
  await page.getByRole("button", { name: "Delete calm" }).click()
  await page.getByLabel("A file to import").setInputFiles(file)
  await page.getByRole("button", { name: "Import", exact: true }).click()
  await expect(row(page, "calm")).toContainText("true")
})

test("the page works with storage disabled", async ({ page, events }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Access is denied.", "SecurityError")
      },
    })
  })
  await page.goto("/app-storage")
  await settled(page)
  const calm = page.getByRole("region", { name: "Task bar" }).getByRole("button", { name: /calm mode/i })
  await calm.click()
  await expect(calm).toHaveAttribute("aria-pressed", "true")
  await expect(row(page, "calm")).toContainText("until this page is closed")
  expect(events).toEqual(quiet)
})
