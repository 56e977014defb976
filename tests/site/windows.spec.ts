/** Tests of the windows of a page: moving, minimising, maximising and closing, by mouse, keyboard and touch. */
import { expect, type Page } from "@playwright/test"
import { axeViolations } from "./axe"
import { screens } from "./firstScreen"
import { settled, test } from "./visit"

const path = "/tools/rgb-to-hsl"
const title = "RGB to HSL"

async function visit(page: Page): Promise<void> {
  await page.goto(path)
  await settled(page)
}

const program = (page: Page) => page.locator("#window-page")
const bar = (page: Page) => program(page).locator(".title-bar")
const at = async (page: Page) => {
  const box = await program(page).boundingBox()
  return { x: Math.round(box?.x ?? 0), y: Math.round(box?.y ?? 0) }
}

async function drag(page: Page, x: number, y: number): Promise<void> {
  const box = await bar(page).boundingBox()
  const from = { x: (box?.x ?? 0) + 200, y: (box?.y ?? 0) + 12 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + x, from.y + y, { steps: 4 })
  await page.mouse.up()
}

test("a window is dragged by its title bar, within the desktop, and stays there on this visit", async ({
  page,
}) => {
  await visit(page)
  const home = await at(page)
  await drag(page, 60, 90)
  expect(await at(page)).toEqual({ x: home.x + 60, y: home.y + 90 })
  await drag(page, 5000, -5000)
  const movedTo = await at(page)
  expect(movedTo.x).toBeLessThanOrEqual(1280 - 80)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
  expect(movedTo.y).toBeGreaterThanOrEqual(0)
  await page.getByRole("link", { name: "Home" }).first().click()
  await expect(page).toHaveURL(/\/$/)
  await page.goBack()
  await settled(page)
  expect((await at(page)).x).toBe(movedTo.x)
})

test("a window can be moved, minimised and restored by keyboard", async ({ page }) => {
  await visit(page)
  const home = await at(page)
  await page.getByRole("button", { name: `Window menu: ${title}` }).focus()
  await page.keyboard.press("Enter")
  await page.getByRole("menuitem", { name: "Move" }).press("Enter")
  for (const key of ["ArrowRight", "ArrowDown", "Enter"]) await page.keyboard.press(key)
  expect(await at(page)).toEqual({ x: home.x + 16, y: home.y + 16 })
  await page.getByRole("button", { name: `Window menu: ${title}` }).focus()
  await page.keyboard.press("Enter")
  await page.getByRole("menuitem", { name: "Minimise" }).press("Enter")
  await expect(program(page)).toBeHidden()
  await expect(page.getByRole("button", { name: title, exact: true })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(program(page)).toBeVisible()
})

test("a moved window returns to its place on a narrow screen", async ({ page }) => {
  await visit(page)
  await drag(page, 300, 200)
  await page.setViewportSize({ width: 375, height: 812 })
  expect((await at(page)).x).toBeLessThan(20)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
})

test("a double click on a title bar maximises its window, and another restores it", async ({ page }) => {
  await visit(page)
  const width = async () => (await program(page).boundingBox())?.width ?? 0
  const before = await width()
  await bar(page).dblclick({ position: { x: 200, y: 12 } })
  expect(await width()).toBeGreaterThan(before + 80)
  await bar(page).dblclick({ position: { x: 200, y: 12 } })
  expect(await width()).toBe(before)
})

test("a maximised window has the full width, with its README below", async ({ page }) => {
  await visit(page)
  await page.getByRole("button", { name: "README.TXT", exact: true }).click()
  const before = (await program(page).boundingBox())?.width ?? 0
  await page.getByRole("button", { name: `Maximise ${title}` }).click()
  const [large, readme] = [
    await program(page).boundingBox(),
    await page.locator("#window-readme").boundingBox(),
  ]
  expect(large?.width).toBeGreaterThan(before + 200)
  expect(readme?.y).toBeGreaterThan((large?.y ?? 0) + (large?.height ?? 0))
  await page.getByRole("button", { name: `Restore ${title}` }).click()
  expect((await program(page).boundingBox())?.width).toBe(before)
})

test("a maximised window covers the desktop's icons, until it is minimised", async ({ page }) => {
  await page.goto("/panda")
  await settled(page)
  const icons = page.getByRole("navigation", { name: "Desktop" })
  await program(page).getByRole("button", { name: "Maximise Panda" }).click()
  await expect(icons).toBeHidden()
  await program(page).getByRole("button", { name: "Minimise Panda" }).click()
  await expect(icons).toBeVisible()
})

test("a closed window keeps its state, and is replaced by a question and links", async ({ page }) => {
  await visit(page)
  const field = program(page).getByRole("textbox").first()
  await field.fill("papayawhip")
  await page.getByRole("button", { name: `Close ${title}` }).click()
  const where = page.getByRole("region", { name: "Where do you want to go today?" })
  await expect(where).toBeFocused()
  expect(await axeViolations(page, { within: "main" })).toEqual([])
  await where.getByRole("button", { name: `Back to ${title}` }).click()
  await expect(field).toHaveValue("papayawhip")
})

test("axe finds no violation in an open menu and the About dialog", async ({ page }) => {
  await visit(page)
  await page.getByRole("menuitem", { name: "View" }).click()
  await expect(page.getByRole("menu", { name: "View" })).toBeVisible()
  expect(await axeViolations(page, { within: "main" })).toEqual([])
  await page.keyboard.press("Escape")
  await page.getByRole("menuitem", { name: "Help" }).click()
  await page.getByRole("menuitem", { name: `About ${title}` }).click()
  await expect(page.getByRole("dialog", { name: `About ${title}` })).toContainText("RgbToHsl")
  expect(await axeViolations(page)).toEqual([])
})

test("README closed by its button or Escape gives the page back where it was", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto("/progressbars")
  await settled(page)
  await page.evaluate(() => window.scrollTo(0, 500))
  const button = page.getByRole("region", { name: "Task bar" }).getByRole("button", { name: "README.TXT" })
  const readme = page.getByRole("region", { name: "README.TXT" })
  await button.click()
  await expect(readme).toBeInViewport()
  await button.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500)
  await button.click()
  await expect(readme).toBeInViewport()
  await page.keyboard.press("Escape")
  await expect(readme).toBeHidden()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500)
})

test("a message lies over the toy for some seconds only", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.clock.install()
  await page.goto("/check-credit-card")
  await settled(page)
  await page.getByRole("button", { name: "Swipe the card" }).click()
  const bar = page.locator(".status-bar").first()
  await page.clock.runFor(100)
  await expect(bar).toHaveCSS("position", "sticky")
  await page.clock.runFor(60_000)
  await expect(bar).not.toHaveCSS("position", "sticky")
})

for (const { name, viewport } of screens)
  for (const [toy, button] of [
    ["/sandbox", "Turn over"],
    ["/puuh", "Short"],
  ] as const)
    test(`the message of "${button}" on ${toy} covers no control, on ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto(toy)
      await settled(page)
      await page.getByRole("button", { name: button, exact: true }).click()
      const bar = page.locator("#window-page > .status-bar")
      await expect(bar.getByRole("status")).not.toBeEmpty()
      await expect(bar).toBeInViewport({ ratio: 0.9 })
      const covered = await bar.evaluate(element => {
        const { top, bottom } = element.getBoundingClientRect()
        const controls = element.parentElement?.querySelectorAll<HTMLElement>(
          "[data-surface] :is(button, input, summary)",
        )
        return [...(controls ?? [])]
          .filter(each => {
            const box = each.getBoundingClientRect()
            return box.bottom > top + 1 && box.top < bottom - 1
          })
          .map(each => each.textContent || each.outerHTML)
      })
      expect(covered).toEqual([])
    })

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

  test("dragging a title bar by touch scrolls the page and does not move the window", async ({
    page,
    context,
  }) => {
    await visit(page)
    const home = await at(page)
    const client = await context.newCDPSession(page)
    const touch = (type: string, x: number, y: number) =>
      client.send("Input.dispatchTouchEvent", {
        type: type as "touchStart",
        touchPoints: type === "touchEnd" ? [] : [{ x, y }],
      })
    await touch("touchStart", 120, home.y + 12)
    await touch("touchMove", 200, home.y + 12)
    await touch("touchEnd", 0, 0)
    expect((await at(page)).x).toBe(home.x)
    await expect(program(page)).not.toHaveAttribute("data-moved", "true")
  })

  test("the buttons on the task bar switch between the windows", async ({ page }) => {
    await visit(page)
    await expect(page.locator("#window-readme")).toBeHidden()
    await page.getByRole("button", { name: "README.TXT", exact: true }).tap()
    await expect(page.locator("#window-readme")).toBeInViewport()
  })
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("a program is title, toy and text in this order, with one heading of the first level", async ({
    page,
  }) => {
    await page.goto(path)
    const order = await page
      .locator("main")
      .evaluate(main =>
        [...main.querySelectorAll("h1, [data-embed], #window-readme")].map(
          element => element.id || element.tagName.toLowerCase(),
        ),
      )
    expect(order).toEqual(["h1", "div", "window-readme"])
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title)
  })
})

test("a window has an Edit menu only where its page has a button for it", async ({ page }) => {
  const menus = () => program(page).getByRole("menubar").getByRole("menuitem").allTextContents()
  await visit(page)
  expect(await menus()).toEqual(["File", "Edit", "View", "Help"])
  await page.goto("/ufo")
  await settled(page)
  expect(await menus()).toEqual(["File", "View", "Help"])
})
