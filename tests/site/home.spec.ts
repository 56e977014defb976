import { expect, type Page } from "@playwright/test"
import { settled, test } from "./visit"

/** Where everything of the page's main part stands, in the page and not in the window. */
const places = (page: Page) =>
  page.locator("main").evaluate(main =>
    [...main.querySelectorAll("h1, h2, a, [data-embed]")]
      .filter(each => !each.closest("[aria-label=Music]"))
      .map(each => {
        const { left, top, width } = each.getBoundingClientRect()
        return `${each.tagName} ${each.getAttribute("href")} ${left} ${top + window.scrollY} ${width}`
      }),
  )

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 800, height: 600 },
  { width: 375, height: 812 },
]) {
  test(`nothing on the front page jumps when its buttons are pressed, at ${viewport.width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.clock.install()
    await page.goto("/")
    await settled(page)
    const main = page.getByRole("main")
    // Calm, so that no marquee moves by itself.
    await page
      .getByRole("button", { name: /calm mode/i })
      .first()
      .press("Enter")
    // What comes by the network has come: the page of the day, and the pictures.
    await expect(main.getByText("Being chosen...")).toHaveCount(0)
    await page.waitForFunction(() =>
      [...document.images].every(image => image.complete || image.loading === "lazy"),
    )
    const before = await places(page)
    await main.getByRole("button", { name: "Do not click me" }).click()
    await expect(main.getByText("I told you not to click me!")).toBeVisible()
    await page.clock.runFor(5000)
    expect(await places(page)).toEqual(before)
    await main.getByRole("button", { name: "Stop", exact: true }).click()
    expect(await places(page)).toEqual(before)

    await main.getByRole("button", { name: "Play music" }).click()
    const player = main.getByRole("region", { name: "Music" })
    await expect(player).toBeInViewport()
    const screen = await player.getByRole("group").boundingBox()
    // The player's terms: 200 pixels each way.
    expect(screen?.width).toBeGreaterThanOrEqual(200)
    expect(screen?.height).toBeGreaterThanOrEqual(200)
    expect(await places(page)).toEqual(before)
    await page.clock.runFor(15_000)
    await expect(main.getByText("No signal")).toBeVisible()
    expect(await places(page)).toEqual(before)
    await player.getByRole("button", { name: "Close" }).click()
    await expect(main.getByText("Silence, until you come again")).toBeVisible()
    expect(await places(page)).toEqual(before)
  })
}

test("the three large links say where they lead, and the hamster leads to the hamster", async ({ page }) => {
  await page.goto("/")
  await settled(page)
  const links = page.getByRole("main").locator("a", { hasText: /^\p{Extended_Pictographic}/u })
  await expect(links).toHaveText(["🛸 Mesmerizing", "🐹 Pertti", "🎲 Games"])
  await links.nth(1).click()
  await expect(page).toHaveTitle("juhq.fi - Pertti")
})
