/** Pertti: what hands do to him, what he notices, and what pages ask of him, by mouse, thumb and keyboard. */
import { expect, type Page } from "@playwright/test"
import { axeViolations } from "./axe"
import { settled, stopClock, test } from "./visit"

const pertti = (page: Page) =>
  page.getByRole("region", { name: "Task bar" }).getByRole("button", { name: /^Pertti/ })
const sitter = (page: Page) => page.getByRole("button", { name: "Pertti, on the window" })
const message = (page: Page) => page.getByRole("region", { name: "Task bar" }).getByRole("status").first()

const noon = "2026-11-28T12:00:00+02:00"

/** Opens a page at noon in Helsinki, or at another time. */
async function open(page: Page, path: string, at = noon) {
  const letRun = await stopClock(page, at)
  await page.goto(path)
  await settled(page)
  await letRun()
  await expect(pertti(page)).toBeVisible()
}

/** Waits until his script has come, which the first sign of a visitor requests. */
async function wake(page: Page) {
  await page.mouse.move(600, 400)
  await page.mouse.move(610, 400)
  await page.waitForLoadState("networkidle")
}

/** Gives the visitor things, and seeds with them. */
const give = (page: Page, count: number) =>
  page.addInitScript(number => {
    const data = Array.from({ length: number }, (_, i) => ({ path: `/${i}`, at: 1 }))
    localStorage.setItem("juhq:things", JSON.stringify({ v: 1, data }))
  }, count)

async function middle(page: Page, target = pertti(page)) {
  const box = await target.boundingBox()
  if (!box) throw new Error("He is nowhere.")
  return { x: box.x + box.width / 2, y: box.y + box.height * 0.6 }
}

async function carry(page: Page, to: { x: number; y: number }, target = pertti(page)) {
  const { x, y } = await middle(page, target)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y - 20, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.up()
}

test.describe("by mouse", () => {
  test("a hand that goes over him strokes him, and does not press him", async ({ page, events }) => {
    await open(page, "/week")
    await wake(page)
    const { x, y } = await middle(page)
    await page.mouse.move(x - 20, y)
    await page.mouse.down()
    for (const side of [20, -20, 20, -20]) await page.mouse.move(x + side, y, { steps: 4 })
    await expect(pertti(page)).toHaveAccessibleName("Pertti, purring")
    await expect(page.getByText(/^Pr+\.$/).last()).toBeVisible()
    await page.mouse.up()
    await expect(pertti(page)).toHaveAccessibleName("Pertti, awake")
    expect(events).toEqual({ console: [], failed: [], outside: [] })
  })

  test("he sits on the window on which he is dropped, until it is minimised", async ({ page }) => {
    await open(page, "/week")
    await wake(page)
    await carry(page, { x: 600, y: 60 })
    await expect(sitter(page)).toBeVisible()
    await expect(pertti(page)).toHaveAccessibleName("Pertti's cushion, empty")
    expect(await axeViolations(page)).toEqual([])
    const bar = await page.locator("#window-page > .title-bar").boundingBox()
    const box = await sitter(page).boundingBox()
    expect(box && bar && box.y + box.height > bar.y && box.y < bar.y).toBe(true)
    await page.getByRole("button", { name: /^Minimise/ }).click()
    await expect(sitter(page)).toBeHidden()
    await expect(message(page)).toHaveText("Pertti falls off.")
    await expect(pertti(page)).toHaveAccessibleName("Pertti, awake")
  })

  test("he goes with the window that is dragged, and can be taken off again", async ({ page }) => {
    await open(page, "/week")
    await wake(page)
    await carry(page, { x: 600, y: 60 })
    const before = await sitter(page).boundingBox()
    await page.mouse.move(400, 80)
    await page.mouse.down()
    await page.mouse.move(460, 140, { steps: 5 })
    await page.mouse.up()
    const after = await sitter(page).boundingBox()
    expect(Math.round((after?.y ?? 0) - (before?.y ?? 0))).toBe(60)
    await carry(page, { x: 700, y: 500 }, sitter(page))
    await expect(sitter(page)).toBeHidden()
    await expect(message(page)).toHaveText("Pertti walks home.")
    await expect(pertti(page)).toHaveAccessibleName("Pertti, awake")
  })

  test("on the front page he sits on a window that stays where it is", async ({ page, events }) => {
    await open(page, "/")
    await wake(page)
    const bar = await page.getByRole("region", { name: "Today" }).locator(".title-bar").boundingBox()
    if (!bar) throw new Error("There is no title bar.")
    await carry(page, { x: bar.x + bar.width / 2, y: bar.y })
    const box = await sitter(page).boundingBox()
    expect(box && box.y + box.height > bar.y && box.y < bar.y).toBe(true)
    await expect(pertti(page)).toHaveAccessibleName("Pertti's cushion, empty")
    expect(events).toEqual({ console: [], failed: [], outside: [] })
  })

  test("he walks to his sign, drawn on a thread of his own", async ({ page, events }) => {
    await open(page, "/week")
    await wake(page)
    for (let press = 0; press < 3; press++) await pertti(page).click()
    await expect(page.locator("canvas[data-walk]")).toBeVisible()
    await expect(page.getByText("This way:")).toBeVisible()
    await expect(page.locator("canvas[data-walk]")).toHaveCount(0)
    expect(events).toEqual({ console: [], failed: [], outside: [] })
  })

  test("minimising a window startles him", async ({ page }) => {
    await open(page, "/week")
    await wake(page)
    await page.getByRole("button", { name: /^Minimise/ }).click()
    await expect(pertti(page)).toHaveAccessibleName("Pertti, startled")
  })

  test("shaking a window makes him hide", async ({ page }) => {
    // On a clock that stands still, a shake is fast enough on any machine.
    await stopClock(page, noon)
    await page.goto("/week")
    await settled(page)
    await wake(page)
    await page.mouse.move(500, 80)
    await page.mouse.down()
    // More often than he needs, since a slow page draws several moves as one.
    for (let time = 0; time < 6; time++)
      for (const side of [60, -60]) await page.mouse.move(500 + side, 90, { steps: 3 })
    await page.mouse.up()
    await expect(pertti(page)).toHaveAccessibleName("Pertti, under his cushion")
  })

  test("a right click opens his menu, and a seed is had for each thing", async ({ page }) => {
    await give(page, 1)
    await open(page, "/week")
    await wake(page)
    await pertti(page).click({ button: "right" })
    const menu = page.getByRole("menu", { name: "Pertti" })
    await expect(menu).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await menu.getByRole("menuitem", { name: "Feed (1 seed)" }).click()
    await expect(pertti(page)).toHaveAccessibleName("Pertti, eating")
    await page.reload()
    await settled(page)
    await wake(page)
    await pertti(page).click({ button: "right" })
    await menu.getByRole("menuitem", { name: "Feed (0 seeds)" }).click()
    await expect(page.getByText("No seeds. Pages have them.").last()).toBeVisible()
  })
})

test.describe("by thumb", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 812 } })

  test("he covers no control, and a tap wakes him", async ({ page }) => {
    await open(page, "/week")
    const covered = await pertti(page).evaluate(button => {
      const box = button.getBoundingClientRect()
      const others = [...document.querySelectorAll("a, button, input, select, summary")].filter(
        other => other !== button && other.checkVisibility(),
      )
      return others.some(other => {
        const { left, right, top, bottom } = other.getBoundingClientRect()
        const isInBar = other.closest("section[aria-label='Task bar']") !== null
        return isInBar && left < box.right && right > box.left && top < box.bottom && bottom > box.top
      })
    })
    expect(covered).toBe(false)
    await pertti(page).tap()
    await expect(pertti(page)).toHaveAccessibleName("Pertti, one eye open")
    await pertti(page).tap()
    await expect(pertti(page)).toHaveAccessibleName("Pertti, yawning")
    await pertti(page).tap()
    await page.getByText("This way:").getByRole("link").tap()
    await expect(page).not.toHaveURL(/\/week$/)
  })

  test("a thumb that rests on him opens his menu", async ({ page }) => {
    await open(page, "/week")
    await pertti(page).tap()
    await expect(pertti(page)).toHaveAccessibleName("Pertti, one eye open")
    const { x, y } = await middle(page)
    const client = await page.context().newCDPSession(page)
    await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] })
    await expect(page.getByRole("menu", { name: "Pertti" })).toBeVisible()
    await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
    await page.getByRole("menuitem", { name: "Stroke" }).tap()
    await expect(pertti(page)).toHaveAccessibleName("Pertti, purring")
  })

  test("a thumb carries him to a window without scrolling the page", async ({ page }) => {
    await open(page, "/week")
    await pertti(page).tap()
    await expect(pertti(page)).toHaveAccessibleName("Pertti, one eye open")
    const { x, y } = await middle(page)
    const client = await page.context().newCDPSession(page)
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
      client.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] })
    await touch("touchStart", { x, y })
    for (const share of [0.1, 0.4, 0.8, 1])
      await touch("touchMove", { x: x + 60 * share, y: y - (y - 66) * share })
    await touch("touchEnd")
    await expect(sitter(page)).toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
})

test("by keyboard: arrow keys stroke, lift and take him down, and his menu has its key", async ({ page }) => {
  await open(page, "/week")
  await pertti(page).focus()
  await page.keyboard.press("ArrowRight")
  await expect(async () => {
    await page.keyboard.press("ArrowRight")
    await expect(pertti(page)).toHaveAccessibleName("Pertti, purring", { timeout: 1000 })
  }).toPass()
  await page.keyboard.press("ArrowUp")
  await expect(sitter(page)).toBeFocused()
  await page.keyboard.press("ArrowDown")
  await expect(pertti(page)).toBeFocused()
  await expect(pertti(page)).toHaveAccessibleName("Pertti, awake")
  await page.keyboard.press("Shift+F10")
  await expect(page.getByRole("menuitem", { name: "Stroke" })).toBeFocused()
  await page.keyboard.press("End")
  await page.keyboard.press("Enter")
  await expect(pertti(page)).toHaveAccessibleName("Pertti, asleep")
  await expect(pertti(page)).toBeFocused()
})

test("in calm mode he stands still, and words say all of it", async ({ page, events }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await open(page, "/week")
  await wake(page)
  await pertti(page).click()
  await expect(page.getByText("Pertti opens one eye.").last()).toBeVisible()
  await pertti(page).click()
  await pertti(page).click()
  await expect(page.getByText("This way:")).toBeVisible()
  const moving = await page.locator("img[src*='/pertti-'][src$='.gif']").count()
  expect(moving).toBe(0)
  expect(events).toEqual({ console: [], failed: [], outside: [] })
})

test("without storage he lives all the same, and forgets", async ({ page, events }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("No storage.", "SecurityError")
      },
    })
  })
  await open(page, "/week")
  await wake(page)
  await pertti(page).click({ button: "right" })
  await page.getByRole("menuitem", { name: /^Feed/ }).click()
  await expect(pertti(page)).toHaveAccessibleName("Pertti, looking into an empty paw")
  await pertti(page).click()
  await expect(pertti(page)).toHaveAccessibleName("Pertti, yawning")
  expect(events.console).toEqual([])
})

test("at night he tells the time, and then shows the way in his sleep", async ({ page }) => {
  await open(page, "/week", "2026-11-28T03:52:00+02:00")
  await wake(page)
  await expect(pertti(page)).toHaveAccessibleName("Pertti, asleep, in a nightcap")
  await pertti(page).click()
  await expect(page.getByText("It is 3:52 in Helsinki.").last()).toBeVisible()
  await pertti(page).click()
  await expect(page.getByText("Still 3:52.").last()).toBeVisible()
  await pertti(page).click()
  const sign = page.getByText(/^Zzz\. This way: /)
  await expect(sign).toBeVisible()
  await sign.getByRole("link").click()
  await expect(page).not.toHaveURL(/\/week$/)
})

for (const [path, name] of [
  ["/panda", "Pertti, with bamboo"],
  ["/weather", "Pertti, with an umbrella"],
  ["/birthdayboy", "Pertti, asleep, in a party hat"],
  ["/error-500", "Pertti, under his cushion"],
  ["/dancing-hamster", "Pertti, in his wheel"],
] as const)
  test(`on ${path} he is ${name.replace("Pertti, ", "")}`, async ({ page, events }) => {
    await open(page, path)
    await expect(pertti(page)).toHaveAccessibleName(name)
    await wake(page)
    await expect(pertti(page)).toHaveAccessibleName(name)
    expect(events.failed).toEqual([])
  })
