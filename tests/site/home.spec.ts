import { expect, type Page } from "@playwright/test"
import { settled, test } from "./visit"

/** Returns the positions of all elements that are seen in the page's main part, relative to the page. */
const places = (page: Page) =>
  page.locator("main").evaluate(main =>
    [...main.querySelectorAll("h1, h2, a, [data-embed]")]
      .filter(each => each.checkVisibility() && !each.closest("[aria-label=Music]"))
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
    // In calm mode no marquee moves.
    await page
      .getByRole("button", { name: /calm mode/i })
      .first()
      .press("Enter")
    // Waits for the page of the day and the pictures, which load from the network.
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
    // YouTube's terms require 200 pixels in both directions.
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

test("the three large links name their targets, and the hamster links to Pertti", async ({ page }) => {
  await page.goto("/")
  await settled(page)
  const links = page.getByRole("main").locator("a", { hasText: /^\p{Extended_Pictographic}/u })
  await expect(links).toHaveText(["🛸 Mesmerizing", "🐹 Pertti", "🎲 Games"])
  await links.nth(1).click()
  await expect(page).toHaveTitle("juhq.fi - Pertti")
})
