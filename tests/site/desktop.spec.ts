/** Tests of the desktop: its menu, colours, wallpapers, icons, screen saver and shutting down. */
import { expect, type Page } from "@playwright/test"
import { schemes } from "../../src/shell/desktop/look"
import { axeViolations } from "./axe"
import { settled, showWhole, test } from "./visit"

const choose = (page: Page, part: object) =>
  page.addInitScript(chosen => {
    const data = { wallpaper: "page", scheme: "standard", saver: "none", sounds: false, ...chosen }
    localStorage.setItem("juhq:desktop", JSON.stringify({ v: 1, data }))
  }, part)

test("a right click on the desktop opens its properties, which are kept", async ({ page, events }) => {
  await page.goto("/week")
  await settled(page)
  await page.mouse.click(60, 640, { button: "right" })
  await page.getByRole("menuitem", { name: "Properties" }).click()
  const dialog = page.getByRole("dialog", { name: "Display Properties" })
  await dialog.getByLabel("Wallpaper").selectOption("Bathroom")
  await dialog.getByLabel("Colours").selectOption("Plum")
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole("button", { name: "OK" }).click()
  await page.reload()
  await settled(page)
  const desktop = page.locator("[data-desktop]")
  await expect(desktop).toHaveCSS("background-color", "rgb(74, 42, 74)")
  await expect(desktop).toHaveCSS("background-image", /tiles\.png/)
  expect(events.console).toEqual([])
})

for (const scheme of schemes.filter(name => name !== "standard"))
  test(`the colours called ${scheme} are readable on a program and on the home page`, async ({ page }) => {
    await choose(page, { scheme })
    for (const path of ["/tools/timefunctions", "/"]) {
      await page.goto(path)
      await settled(page)
      await expect(page.locator(`body[data-scheme=${scheme}]`)).toHaveCount(1)
      await showWhole(page)
      expect(await axeViolations(page), path).toEqual([])
    }
  })

test("the colours of the visitor are there before anything is painted", async ({ page }) => {
  await choose(page, { scheme: "plum" })
  // Without the rest, what the HTML itself asks for is all there is.
  await page.route(/\.(js|css)$/, route =>
    /\/schemes\./.test(route.request().url()) ? route.continue() : route.abort(),
  )
  await page.goto("/week")
  await expect(page.locator("[data-desktop]")).toHaveCSS("background-color", "rgb(74, 42, 74)")
})

test("the colours of the night are the standard ones on paper", async ({ page }) => {
  await choose(page, { scheme: "night" })
  await page.goto("/week")
  await settled(page)
  const desktop = page.locator("[data-desktop]")
  await expect(desktop).toHaveCSS("background-color", "rgb(22, 36, 47)")
  await page.emulateMedia({ media: "print" })
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(0, 128, 128)")
})

for (const saver of ["hamsters", "maze", "marquee"])
  test(`the screen saver with the ${saver} starts, moves, and ends at a key that has no other effect`, async ({
    page,
  }) => {
    await choose(page, { saver })
    await page.clock.install({ time: new Date("2026-05-20T12:00:00+03:00") })
    await page.goto("/week")
    await settled(page)
    await page.clock.runFor(185_000)
    const screen = page.getByRole("img", { name: /^The screen saver/ })
    await expect(screen).toBeVisible()
    const picture = () => screen.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
    await expect
      .poll(async () => {
        const before = await picture()
        await page.clock.runFor(500)
        return (await picture()) !== before
      })
      .toBe(true)
    await page.keyboard.press("n")
    await expect(screen).toHaveCount(0)
    await expect(page.getByRole("dialog")).toHaveCount(0)
  })

test("shutting down from the Start menu keeps the state of the page", async ({ page }) => {
  await page.goto("/tools/timefunctions")
  await settled(page)
  const amount = page.getByLabel("How long")
  await amount.fill("3")
  await page.getByRole("button", { name: "Start", exact: true }).click()
  await page.getByRole("button", { name: "Shut down..." }).click()
  await page.getByRole("dialog", { name: "Shut Down" }).getByRole("button", { name: "Yes" }).click()
  await expect(page.getByText("It is now safe to close")).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press("Escape")
  await expect(amount).toHaveValue("3")
})

test("an icon can be moved, dropped into the Recycle Bin and restored", async ({ page, events }) => {
  await page.goto("/week")
  await settled(page)
  const desktop = page.getByRole("navigation", { name: "Desktop" })
  const games = desktop.getByRole("link", { name: "Games" })
  const middle = async (name: "Games" | "Recycle Bin") => {
    const box = await desktop.getByText(name).boundingBox()
    if (!box) throw new Error(`${name} is not there.`)
    return { x: box.x + box.width / 2, y: box.y - 15 }
  }
  const drag = async (to: { x: number; y: number }) => {
    const from = await middle("Games")
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 4 })
    await page.mouse.up()
  }
  const start = await middle("Games")
  // The script that moves icons loads at the first hover.
  const mover = page.waitForResponse(/\.js$/)
  await games.hover()
  await mover
  await page.waitForLoadState("networkidle")
  await drag({ x: start.x + 6, y: start.y + 480 })
  await expect(page).toHaveURL(/week$/)
  expect((await middle("Games")).y).toBeGreaterThan(start.y + 300)
  await page.reload()
  await settled(page)
  expect((await middle("Games")).y).toBeGreaterThan(start.y + 300)
  await games.hover()
  await page.waitForLoadState("networkidle")
  // Escape cancels the drag, and releasing the button does not follow the link.
  const lying = await middle("Games")
  await page.mouse.move(lying.x, lying.y)
  await page.mouse.down()
  await page.mouse.move(lying.x + 4, lying.y - 60, { steps: 4 })
  await page.keyboard.press("Escape")
  expect(await middle("Games")).toEqual(lying)
  await page.mouse.move(lying.x, lying.y)
  await page.mouse.up()
  await expect(page).toHaveURL(/week$/)
  await drag(await middle("Recycle Bin"))
  await expect(games).toHaveCount(0)
  await desktop.getByRole("button", { name: /^Recycle Bin ?, full$/ }).click()
  const bin = page.getByRole("dialog", { name: "Recycle Bin" })
  expect(await axeViolations(page)).toEqual([])
  await bin.getByRole("button", { name: "Restore Games" }).click()
  await expect(games).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(bin).toHaveCount(0)
  await games.click()
  await expect(page).toHaveURL(/games$/)
  expect(events.console).toEqual([])
})

test("on a phone the Start menu opens the Recycle Bin, and emptying deletes its contents", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto("/todo")
  await settled(page)
  await page.getByRole("button", { name: "Delete “Buy milk”" }).click()
  await page.getByRole("button", { name: "Start", exact: true }).click()
  await page.getByRole("button", { name: "Recycle Bin..." }).click()
  const bin = page.getByRole("dialog", { name: "Recycle Bin" })
  await expect(bin.getByRole("listitem")).toHaveCount(1)
  await bin.getByRole("button", { name: "Empty Recycle Bin" }).click()
  await expect(bin.getByRole("status")).toHaveText(/The Recycle Bin is empty/)
  await expect(bin.getByRole("listitem")).toHaveCount(0)
})

test("returning the focus to the task bar does not scroll the page", async ({ page }) => {
  await page.goto("/week")
  await settled(page)
  const top = () => page.evaluate(() => window.scrollY)
  const start = page.getByRole("button", { name: "Start", exact: true })
  await start.click()
  await page.keyboard.press("Escape")
  await expect(start).toBeFocused()
  expect(await top()).toBe(0)
  await start.click()
  await page.getByRole("button", { name: "Display..." }).click()
  await page.getByRole("dialog", { name: "Display Properties" }).getByRole("button", { name: "OK" }).click()
  expect(await top()).toBe(0)
  await page.getByRole("button", { name: "Minimise Week" }).click()
  await expect(page.getByRole("button", { name: "Week", exact: true })).toBeFocused()
  expect(await top()).toBe(0)
})

test("the preview of a screen saver covers Display Properties", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await choose(page, { saver: "maze" })
  await page.goto("/week")
  await settled(page)
  await page.getByRole("button", { name: "Start", exact: true }).click()
  await page.getByRole("button", { name: "Display..." }).click()
  await page.getByRole("button", { name: "Preview" }).click()
  const saver = page.getByRole("dialog", { name: "Screen saver" })
  await expect(saver).toBeVisible()
  const isOnTop = () =>
    saver.evaluate(screen => document.elementFromPoint(180, 400)?.closest("dialog") === screen)
  expect(await isOnTop()).toBe(true)
  await page.keyboard.press("a")
  await expect(saver).toHaveCount(0)
  await expect(page.getByRole("dialog", { name: "Display Properties" })).toBeVisible()
})
