/** Tests with a slow network: the text is readable before the scripts, and slow links are reported. */
import { expect, type Page } from "@playwright/test"
import { slowAfterMs } from "../../../../src/shell/navigation/guardNavigation"
import { settled, test } from "../../visit"

/** Slow 3G: latency in milliseconds, throughput in bytes per second. */
const slow3g = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

for (const path of ["/puuh", "/jokes", "/panda"])
  test(`${path} is readable before its scripts on a slow network`, async ({ page }) => {
    test.setTimeout(90_000)
    const client = await page.context().newCDPSession(page)
    await client.send("Network.emulateNetworkConditions", slow3g)
    await page.goto(path, { waitUntil: "domcontentloaded" })
    expect((await page.locator("main").innerText()).length).toBeGreaterThan(200)
    expect(await page.locator("body").getAttribute("data-ready")).toBeNull()
    await page.waitForSelector("body[data-ready]", { timeout: 60_000 })
  })

const link = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Top menu" }).getByRole("link", { name, exact: true })

test.describe("a link without a response", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await page.route("**/page-data/juhku/page-data.json", () => {})
    await page.goto("/tools/consonants")
    await settled(page)
    await page.getByLabel("Text", { exact: true }).fill("Still here")
    await link(page, "Juhku").click()
    await page.clock.runFor(slowAfterMs)
  })

  const slowMessage = (page: Page) => page.getByText("The page /juhku is taking its time.")

  test("a message is shown, and another link works", async ({ page }) => {
    await expect(slowMessage(page)).toBeVisible()
    await expect(page.getByLabel("Text", { exact: true })).toHaveValue("Still here")
    await link(page, "Pertti").click()
    await expect(page).toHaveURL(/\/pertti$/)
    await expect(slowMessage(page)).toHaveCount(0)
  })

  test("Stop cancels the navigation", async ({ page }) => {
    await page.getByRole("alert").getByRole("button", { name: "Stop" }).click()
    await expect(slowMessage(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/tools\/consonants/)
    await expect(page.getByLabel("Text", { exact: true })).toHaveValue("Still here")
  })
})

test("Back to an unloaded page keeps the page while offline, and works when the network is back", async ({
  page,
}) => {
  const thrown: string[] = []
  page.on("pageerror", error => thrown.push(String(error)))
  await page.goto("/gpl")
  await settled(page)
  await page.evaluate(() =>
    (window as unknown as { ___navigate: (to: string) => void }).___navigate("/tools/consonants"),
  )
  await expect(page).toHaveURL(/\/tools\/consonants$/)
  await page.reload()
  await settled(page)
  await page.getByLabel("Text", { exact: true }).fill("Still here")
  await page.context().setOffline(true)
  await page.evaluate(() => window.history.back())
  const lost = page.getByRole("dialog", { name: "Page not reached" })
  await expect(lost.getByText("The page /gpl did not arrive.")).toBeVisible()
  await expect(page).toHaveURL(/\/tools\/consonants/)
  await expect(page.getByLabel("Text", { exact: true })).toHaveValue("Still here")
  await page.context().setOffline(false)
  await lost.getByRole("button", { name: "Retry" }).click()
  await expect(page).toHaveURL(/\/gpl$/)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  expect(thrown).toEqual([])
})
