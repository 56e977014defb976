/** A network that takes its time: the words come first, and what is asked for is waited for. */
import { expect, type Page } from "@playwright/test"
import { slowAfter } from "../../../../src/shell/navigation/guardNavigation"
import { settled, test } from "../../visit"

/** The third generation of mobile networks on a bad day: milliseconds, and bytes in a second. */
const slow3g = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

for (const path of ["/puuh", "/jokes", "/panda"])
  test(`${path} is read before its scripts have come on a slow network`, async ({ page }) => {
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

test.describe("where a link is not answered", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await page.route("**/page-data/juhku/page-data.json", () => {})
    await page.goto("/tools/consonants")
    await settled(page)
    await page.getByLabel("Text", { exact: true }).fill("Still here")
    await link(page, "Juhku").click()
    await page.clock.runFor(slowAfter)
  })

  const said = (page: Page) => page.getByText("The page /juhku is taking its time.")

  test("the visitor is told, and another link leads on", async ({ page }) => {
    await expect(said(page)).toBeVisible()
    await expect(page.getByLabel("Text", { exact: true })).toHaveValue("Still here")
    await link(page, "Pertti").click()
    await expect(page).toHaveURL(/\/pertti$/)
    await expect(said(page)).toHaveCount(0)
  })

  test("one can stop waiting, and stays", async ({ page }) => {
    await page.getByRole("alert").getByRole("button", { name: "Stop" }).click()
    await expect(said(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/tools\/consonants/)
    await expect(page.getByLabel("Text", { exact: true })).toHaveValue("Still here")
  })
})

test("Back without a network to a page that this tab has not had stays, and leads back when the network does", async ({
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
