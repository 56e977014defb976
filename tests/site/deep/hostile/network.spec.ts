/** Tests of an open tab whose scripts are unavailable, after a new deployment or without a network. */
import { expect, type Page } from "@playwright/test"
import { settled, test } from "../../visit"

const losses = {
  "own scripts and styles are gone": (page: Page) =>
    page.route(/\.(js|css)$/, route =>
      route.fulfill({ status: 404, contentType: "text/html", body: "gone" }),
    ),
  "the network is gone": (page: Page) => page.context().setOffline(true),
}

/** Actions that open a component with a lazy script, by the component's name. */
const pieces: Record<string, (page: Page) => Promise<void>> = {
  "the desktop's menu": page => page.mouse.click(1275, 300, { button: "right" }),
  "the Start menu": page => page.getByRole("button", { name: "Start", exact: true }).click(),
  "a program's menu": page => page.getByRole("menuitem", { name: "File", exact: true }).first().click(),
  "the display's properties": page => start(page, "Display..."),
  "the Recycle Bin": page => start(page, "Recycle Bin..."),
  "the end": page => start(page, "Shut down..."),
  "the numpad": page => start(page, "Numpad..."),
  "the page finder": page => start(page, "Find page..."),
}

/** Chooses an entry of the Start menu, which has been open before. */
async function start(page: Page, entry: string): Promise<void> {
  await page.getByRole("button", { name: "Start", exact: true }).click()
  await page.getByRole("button", { name: entry }).click()
}

/** Opens the Start menu once, so that its script is there. */
async function loadStart(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Start", exact: true })
  await button.click()
  await expect(page.getByRole("navigation", { name: "Start menu" })).toBeVisible()
  await button.click()
}

for (const [loss, lose] of Object.entries(losses)) {
  for (const [piece, open] of Object.entries(pieces)) {
    test(`${loss}: ${piece} does not break the page`, async ({ page }) => {
      const thrown: string[] = []
      page.on("pageerror", error => thrown.push(String(error)))
      await page.goto("/tools/consonants")
      await settled(page)
      await page.getByLabel("Text", { exact: true }).fill("Still here")
      if (piece !== "the Start menu") await loadStart(page)
      await lose(page)
      await open(page)
      await page.waitForLoadState("load")
      await expect(page.getByText("did not arrive")).toBeVisible()
      await expect(page.getByLabel("Text", { exact: true })).toHaveValue("Still here")
      expect(thrown).toEqual([])
    })
  }
}

test("Retry loads the component when the network is back, and keeps the focus", async ({ page }) => {
  await page.goto("/tools/consonants")
  await settled(page)
  await loadStart(page)
  await page.context().setOffline(true)
  await start(page, "Recycle Bin...")
  const bin = page.getByRole("dialog", { name: "Recycle Bin" })
  await expect(bin.getByText("You are offline.")).toBeVisible()
  await bin.getByRole("button", { name: "Retry" }).press("Enter")
  await expect(bin.getByRole("button", { name: "Retry" })).toBeFocused()
  await expect(bin.getByRole("button", { name: "Reload the page" })).toHaveCount(0)
  await page.context().setOffline(false)
  await bin.getByRole("button", { name: "Retry" }).click()
  await expect(bin.getByText("did not arrive")).toHaveCount(0)
  await expect(bin.getByText("There is nothing in it.")).toBeVisible()
})

test("after a new deployment a second failure offers a reload, which works", async ({ page }) => {
  await page.goto("/tools/consonants")
  await settled(page)
  await loadStart(page)
  await losses["own scripts and styles are gone"](page)
  await start(page, "Recycle Bin...")
  const bin = page.getByRole("dialog", { name: "Recycle Bin" })
  await bin.getByRole("button", { name: "Retry" }).press("Enter")
  await expect(bin.getByRole("button", { name: "Reload the page" })).toBeVisible()
  await page.unrouteAll()
  await bin.getByRole("button", { name: "Reload the page" }).click()
  await expect(bin).toHaveCount(0)
  await settled(page)
  await start(page, "Recycle Bin...")
  await expect(bin.getByText("There is nothing in it.")).toBeVisible()
})

test("after a new deployment a link opens the new page", async ({ page }) => {
  await page.goto("/tools/consonants")
  await settled(page)
  await loadStart(page)
  await losses["own scripts and styles are gone"](page)
  // The data of the new deployment.
  await page.route("**/page-data/app-data.json", route =>
    route.fulfill({ json: { webpackCompilationHash: "another" } }),
  )
  await page.getByRole("navigation", { name: "Top menu" }).getByRole("link").nth(1).click()
  await expect(page).toHaveURL(/\/juhku$/)
  await expect(page.getByRole("heading", { level: 1, name: "Juhku" })).toBeVisible()
})

test("a link pressed offline keeps the page, and works when the network is back", async ({ page }) => {
  const thrown: string[] = []
  page.on("pageerror", error => thrown.push(String(error)))
  await page.goto("/tools/consonants")
  await settled(page)
  await page.getByLabel("Text", { exact: true }).fill("Still here")
  await page.context().setOffline(true)
  await page.getByRole("navigation", { name: "Top menu" }).getByRole("link").nth(1).click()
  const lost = page.getByRole("dialog", { name: "Page not reached" })
  await expect(lost.getByText("The page /juhku did not arrive.")).toBeVisible()
  await lost.getByRole("button", { name: "Retry" }).press("Enter")
  await expect(lost.getByRole("button", { name: "Retry" })).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(lost).toHaveCount(0)
  await expect(page).toHaveURL(/\/tools\/consonants/)
  await expect(page.getByLabel("Text", { exact: true })).toHaveValue("Still here")
  await page.getByRole("navigation", { name: "Top menu" }).getByRole("link").nth(1).click()
  await expect(lost.getByRole("button", { name: "Retry" })).toBeVisible()
  await page.context().setOffline(false)
  await lost.getByRole("button", { name: "Retry" }).click()
  await expect(page).toHaveURL(/\/juhku$/)
  await expect(page.getByRole("heading", { level: 1, name: "Juhku" })).toBeVisible()
  expect(thrown).toEqual([])
})
