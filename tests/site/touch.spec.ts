import { expect } from "@playwright/test"
import { settled, sitePages, test } from "./visit"

test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 812 } })

test("a tap opens the Start menu, switches calm mode on, and closes the menu outside it", async ({
  page,
}) => {
  await page.goto("/tools/consonants")
  await settled(page)
  await page.getByRole("button", { name: "Start", exact: true }).tap()
  const menu = page.getByRole("navigation", { name: "Start menu" })
  await menu.getByRole("button", { name: /calm mode/i }).tap()
  await expect(menu.getByRole("button", { name: /calm mode/i })).toHaveAttribute("aria-pressed", "true")
  // Beside the menu, which is as high as the screen.
  await page.touchscreen.tap(360, 400)
  await expect(menu).toHaveCount(0)
  await expect(
    page.getByRole("region", { name: "Task bar" }).getByRole("button", { name: /calm/i }),
  ).toHaveAttribute("aria-pressed", "true")
})

test("taps type a page's code on the numpad", async ({ page, events }) => {
  const code = sitePages().find(({ path }) => path === "/todo")?.code ?? ""
  await page.goto("/tools/consonants")
  await settled(page)
  await page.getByRole("button", { name: "Start", exact: true }).tap()
  await page.getByRole("button", { name: "Numpad..." }).tap()
  const dialog = page.getByRole("dialog", { name: "Numpad" })
  for (const digit of code) await dialog.getByRole("button", { name: digit, exact: true }).tap()
  await expect(page).toHaveTitle("juhq.fi - Todo")
  await expect(page.getByRole("dialog")).toHaveCount(0)
  expect(events).toEqual({ console: [], failed: [], outside: [] })
})

test("a tap opens a page from the list", async ({ page }) => {
  await page.goto("/tools/consonants")
  await settled(page)
  await page.getByRole("button", { name: "Start", exact: true }).tap()
  await page.getByRole("button", { name: "Find page..." }).tap()
  const dialog = page.getByRole("dialog", { name: "Find a page" })
  // Dialogs fill the screen on phones.
  const box = await dialog.boundingBox()
  expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, 375, 812])
  await dialog.getByRole("option").filter({ hasText: "/games/tictactoe" }).tap()
  await expect(page).toHaveTitle("juhq.fi - Tic Tac Toe")
})

test("any page can be shared", async ({ page, context, events }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await page.goto("/tools/consonants")
  await settled(page)
  await page.getByRole("banner").getByRole("button", { name: "Share" }).tap()
  const dialog = page.getByRole("dialog", { name: "Share" })
  await expect(dialog).toContainText("URL has been copied to clipboard.")
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await expect(dialog.getByRole("textbox", { name: "Address of this page" })).toHaveValue(page.url())
  await expect(dialog.getByRole("list", { name: "Share on" }).getByRole("link")).toHaveCount(6)
  await dialog.getByRole("button", { name: "Close" }).tap()
  await expect(dialog).toHaveCount(0)
  expect(events).toEqual({ console: [], failed: [], outside: [] })
})

test("emojis follow a finger too", async ({ page }) => {
  await page.clock.install({ time: new Date("2025-08-03T12:00:00") })
  await page.goto("/todo")
  await settled(page)
  await page.clock.runFor(6000)
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute("href", /^data:image\/png/)
  const client = await page.context().newCDPSession(page)
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x, y: 400 }],
    })
  await touch("touchStart", 100)
  for (let x = 110; x <= 200; x += 10) await touch("touchMove", x)
  await page.clock.runFor(50)
  await expect(page.locator("canvas[data-effect=trail]")).toHaveCount(1)
  await touch("touchEnd", 200)
  await page.clock.runFor(5000)
  await expect(page.locator("canvas[data-effect=trail]")).toHaveCount(0)
})

for (const path of ["/cars-ive-owned", "/should-i", "/time/is-it-420", "/download-android-virus"])
  test(`the page stays while a finger drags a part of the picture at ${path}`, async ({ page }) => {
    await page.goto(path)
    await settled(page)
    // Chromium heeds the touch action of a picture only, and not of a part of one.
    const scrolling = await page.evaluate(() =>
      [...document.querySelectorAll("main svg *")]
        .filter(part => getComputedStyle(part).cursor === "grab")
        .map(part => getComputedStyle(part.closest("svg") ?? part).touchAction),
    )
    expect(scrolling).not.toEqual([])
    for (const action of scrolling) expect(action).toBe("pinch-zoom")
  })
