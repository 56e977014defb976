import { expect, type Page } from "@playwright/test"
import { pictureMs } from "../../src/effects/favicon/pictureMs"
import { settled, test } from "./visit"

/** Opens a page with a fixed visitor's time and random number, and waits until the effects have loaded. */
async function visit(page: Page, path: string, time: string, randomNumber = 0.5) {
  await page.clock.install({ time: new Date(time) })
  await page.addInitScript(fixed => {
    Math.random = () => fixed
  }, randomNumber)
  await page.goto(path)
  await settled(page)
  await page.clock.runFor(6000)
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute("href", /^data:image\/png/)
}

const icon = (page: Page) => page.locator('link[rel="icon"]').getAttribute("href")
const summer = "2025-08-03T12:00:00+03:00"

test("emojis follow the pointer and leave nothing behind", async ({ page }) => {
  await visit(page, "/todo", summer)
  const trail = page.locator("canvas[data-effect=trail]")
  await expect(trail).toHaveCount(0)
  await page.mouse.move(300, 300)
  await page.clock.runFor(100)
  await expect(trail).toHaveCount(1)
  await page.clock.runFor(5000)
  await expect(trail).toHaveCount(0)
})

test("the favicon goes through its four pictures", async ({ page }) => {
  await visit(page, "/todo", summer)
  const seen = new Set<string | null>()
  const look = async () => {
    await page.clock.runFor(pictureMs)
    seen.add(await icon(page))
    return [...seen].sort()
  }
  await expect.poll(async () => (await look()).length, { intervals: [50], timeout: 15_000 }).toBe(4)
  for (const address of seen) expect(address).toMatch(/^data:image\/png;base64,/)
  await expect(page.locator('link[rel="icon"]')).toHaveCount(1)
})

test("calm mode makes everything stand still at once", async ({ page }) => {
  await visit(page, "/", "2025-12-24T12:00:00+02:00")
  await expect(page.locator("[data-effect=snow] canvas")).toHaveCount(1)
  await page.mouse.move(300, 300)
  await page
    .getByRole("button", { name: /calm mode/i })
    .first()
    .click()
  await expect(page.locator("[data-effect]")).toHaveCount(0)
  const first = await icon(page)
  expect(first).toMatch(/^data:image\/png;base64,/)
  await page.mouse.move(400, 400)
  await page.clock.runFor(1200)
  expect(await icon(page)).toBe(first)
  await expect(page.locator("[data-effect]")).toHaveCount(0)
})

test("a visitor who wants less motion gets none", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.addInitScript(() => {
    Math.random = () => 0
  })
  await page.goto("/")
  await settled(page)
  await page.mouse.move(300, 300)
  await expect(page.locator("[data-effect]")).toHaveCount(0)
  await expect(page.getByRole("dialog")).toHaveCount(0)
  expect(await icon(page)).toBe("/favicon.png")
})

test("it snows at home in December and not on the next page", async ({ page }) => {
  await visit(page, "/", "2025-12-01T00:00:30+02:00")
  await expect(page.locator("[data-effect=snow] canvas")).toHaveCount(1)
  await page.getByRole("navigation", { name: "Top menu" }).getByRole("link").nth(1).click()
  await expect(page.locator("[data-effect=snow]")).toHaveCount(0)
})

test("one visitor in ten thousand is the millionth, and has won", async ({ page }) => {
  await visit(page, "/todo", summer, 0.00009)
  const dialog = page.getByRole("dialog", { name: "Congratulations!" })
  await expect(dialog).toContainText("1,000,000th visitor")
  await expect(dialog).toContainText("a walking tour of your own home or a local park")
  await page.keyboard.press("Escape")
  await expect(dialog).toHaveCount(0)
})

test("one load in ten plays the film, muted, behind the windows", async ({ page, events }) => {
  await visit(page, "/todo", summer, 0.09)
  const film = page.locator("video[data-effect=film]")
  await expect(film).toHaveJSProperty("muted", true)
  await expect(film).toHaveAttribute("aria-hidden", "true")
  await expect(film).toHaveCount(0, { timeout: 15_000 })
  expect(events).toEqual({ console: [], failed: [], outside: [] })
})

test("the cards of a memory that is won fall over the page, and calm mode clears them away", async ({
  page,
  events,
}) => {
  await page.goto("/games/memory")
  await settled(page)
  test.slow()
  // Keeps the cards from being removed.
  await page.getByLabel("Against").selectOption("Nobody")
  const cells = page.locator("td button")
  const picture = async (at: number) => {
    await cells.nth(at).click()
    return ((await cells.nth(at).getAttribute("aria-label")) ?? "").replace(/^.*: (.*), .*$/, "$1")
  }
  const places = new Map<string, number[]>()
  const count = await cells.count()
  for (let at = 0; at < count; at++) {
    const name = await picture(at)
    places.set(name, [...(places.get(name) ?? []), at])
  }
  const rest = [...places.values()]
  expect(rest.map(({ length }) => length)).toEqual(Array(count / 2).fill(2))
  const fallen = page.locator("canvas[data-effect=cards]")
  for (const [one = 0, other = 0] of rest) {
    if (/found$/.test((await cells.nth(one).getAttribute("aria-label")) ?? "")) continue
    await cells.nth(one).click()
    await cells.nth(other).click()
  }
  await expect(fallen).toHaveCount(1)
  const painted = () =>
    fallen.evaluate(sky => {
      const canvas = sky as HTMLCanvasElement
      const colours = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data
      return colours?.some(value => value > 0) ?? false
    })
  await expect.poll(painted).toBe(true)
  await page
    .getByRole("button", { name: /calm mode/i })
    .first()
    .click()
  await expect(fallen).toHaveCount(0)
  expect(events).toEqual({ console: [], failed: [], outside: [] })
})

test("the logo is printed in the console once", async ({ page }) => {
  const lines: string[] = []
  page.on("console", message => lines.push(message.text()))
  await page.goto("/")
  await settled(page)
  await page.getByRole("navigation", { name: "Footer menu" }).getByRole("link").nth(1).click()
  await settled(page)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain("Best viewed with eyes. The webmaster is a hamster.")
})
