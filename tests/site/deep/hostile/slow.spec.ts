/** A network that takes its time: the words come first, and what is asked for meanwhile is not forgotten. */
import { expect, type Page } from "@playwright/test"
import { slowAfter } from "../../../../src/shell/navigation/guardNavigation"
import { settled, test } from "../../visit"

/** The third generation of mobile networks on a bad day: milliseconds, and bytes in a second. */
const slow3g = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

/** A button of a page's toy, and the key under which the browser keeps that it was pressed. */
const presses: Record<string, [button: string, key: string]> = {
  "/puuh": ["Puuh", "puuh"],
  "/jokes": ["Groan", "jokes"],
  "/panda": ["Give it bamboo", "panda"],
  "/gpl": ["Pull the lever", "gpl"],
  "/calculator": ["Equals", "calculator-history"],
}

for (const [path, [button, key]] of Object.entries(presses))
  test(`${path} is read before its scripts have come on a slow network, and what is pressed meanwhile is done`, async ({
    page,
  }) => {
    test.setTimeout(90_000)
    const client = await page.context().newCDPSession(page)
    await client.send("Network.emulateNetworkConditions", slow3g)
    await page.goto(path === "/calculator" ? `${path}?sum=1%2B1` : path, { waitUntil: "domcontentloaded" })
    expect((await page.locator("main").innerText()).length).toBeGreaterThan(200)
    expect(await page.locator("body").getAttribute("data-ready")).toBeNull()
    const main = page.locator("main")
    await main.getByRole("button", { name: button, exact: true }).first().click()
    expect(await page.locator("body").getAttribute("data-ready")).toBeNull()
    await expect
      .poll(() => page.evaluate(name => localStorage.getItem(`juhq:${name}`), key), { timeout: 60_000 })
      .not.toBeNull()
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
