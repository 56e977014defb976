/** Programs that stay open behind the next page: they sleep, can be seen, and come back as they were. */
import { expect, type Page } from "@playwright/test"
import { axeViolations } from "./axe"
import { settled, test } from "./visit"

const taskBar = (page: Page) => page.getByRole("region", { name: "Task bar" })
const task = (page: Page, name: string) => taskBar(page).getByRole("button", { name, exact: true })
const active = (page: Page) => page.locator("main > [data-program]:not([data-rank])")

/** Waits until a page has come to the front. */
async function arrived(page: Page, path: string): Promise<void> {
  await page.waitForFunction(to => document.body.dataset.ready?.replace(/\/$/, "") === to, path)
  await settled(page)
}

/** Goes to a page as a link does, without a load. */
async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate(to => window.___navigate?.(to), path)
  await arrived(page, path)
}

declare global {
  interface Window {
    ___navigate?: (to: string) => void
  }
}

test("a game stays open behind the next page, and comes back as it was, untouched or in the middle", async ({
  page,
  events,
}) => {
  await page.goto("/games/hangman")
  await settled(page)
  const untouched = await active(page).innerText()
  await visit(page, "/panda")
  await expect(page).toHaveTitle(/Panda/)
  await task(page, "Hangman").click()
  await arrived(page, "/games/hangman")
  expect(await active(page).innerText()).toBe(untouched)
  await active(page).getByRole("button", { name: /^e$/i }).click()
  const middle = await active(page).innerText()
  await page.goBack()
  await arrived(page, "/panda")
  await page.goForward()
  await arrived(page, "/games/hangman")
  expect(await active(page).innerText()).toBe(middle)
  expect(events).toEqual({ console: [], failed: [], outside: [] })
})

test("a program behind is seen, inert, and comes to the front when it is pressed", async ({ page }) => {
  await page.goto("/tools/consonants")
  await settled(page)
  const text = page.getByRole("main").getByLabel("Text", { exact: true })
  await text.fill("A hamster")
  await visit(page, "/panda")
  const behind = page.locator("main > [data-program][data-rank='1']")
  await expect(behind.getByText("Consonants").first()).toBeVisible()
  // React redraws the hidden tree some time later, and hides it once more.
  await page.waitForFunction(() =>
    document.querySelector("[data-rank='1'] > :not([data-cover])")?.hasAttribute("inert"),
  )
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveCount(1)
  const box = await behind.locator("section.window").first().boundingBox()
  await page.mouse.click((box?.x ?? 0) + 300, (box?.y ?? 0) + 10)
  await expect(page).toHaveURL(/\/tools\/consonants/)
  await expect(text).toHaveValue("A hamster")
})

test("the sixth program closes the one used longest ago", async ({ page }) => {
  await page.goto("/panda")
  await settled(page)
  for (const path of ["/week", "/calculator", "/todo", "/juhku", "/ufo"]) await visit(page, path)
  await expect(page.locator("main > [data-program]")).toHaveCount(5)
  await expect(task(page, "Panda")).toHaveCount(0)
  await expect(task(page, "Juhku")).toBeVisible()
})

test("closing the active program brings the one before to the front, and the last one asks", async ({
  page,
}) => {
  await page.goto("/panda")
  await settled(page)
  await visit(page, "/week")
  await active(page)
    .getByRole("button", { name: /^Close / })
    .click()
  await arrived(page, "/panda")
  await expect(page.locator("main > [data-program]")).toHaveCount(1)
  await active(page)
    .getByRole("button", { name: /^Close / })
    .click()
  await expect(page.getByRole("region", { name: "Where do you want to go today?" })).toBeVisible()
  // It is closed, and does not stand behind the next one.
  await visit(page, "/todo")
  await expect(page.locator("main > [data-program]")).toHaveCount(1)
})

test("a task button has a menu, by a right click and by keyboard", async ({ page }) => {
  await page.goto("/panda")
  await settled(page)
  await visit(page, "/week")
  await task(page, "Panda").click({ button: "right" })
  await page.getByRole("menuitem", { name: "Close" }).click()
  await expect(task(page, "Panda")).toHaveCount(0)
  await visit(page, "/todo")
  await task(page, "Week").focus()
  await page.keyboard.press("ArrowUp")
  await page.getByRole("menuitem", { name: "Restore" }).press("Enter")
  await arrived(page, "/week")
})

test("the query of a program is put back by its task button, and a link with another one wins", async ({
  page,
}) => {
  await page.goto("/tools/consonants")
  await settled(page)
  await page.getByRole("main").getByText("vowels", { exact: true }).first().click()
  const { search } = new URL(page.url())
  expect(search).not.toBe("")
  await visit(page, "/panda")
  await task(page, "Consonants").click()
  await expect(page).toHaveURL(`/tools/consonants${search}`)
  await visit(page, "/panda")
  await page.evaluate(() => window.___navigate?.("/tools/consonants?text=hello"))
  await expect(page.getByRole("main").getByLabel("Text", { exact: true })).toHaveValue("hello")
})

/** Counts the intervals that run and the animation frames that are requested, from the page's first script on. */
const countWork = () => {
  const work = { intervals: new Set<unknown>(), frames: 0 }
  Object.assign(window, { work })
  const { setInterval: begin, clearInterval: end, requestAnimationFrame: frame } = window
  Object.assign(window, {
    setInterval: (...all: Parameters<typeof begin>) => {
      const id = begin(...all)
      work.intervals.add(id)
      return id
    },
    clearInterval: (id: number) => {
      work.intervals.delete(id)
      end(id)
    },
    requestAnimationFrame: (back: FrameRequestCallback) => {
      work.frames++
      return frame(back)
    },
  })
}

/** Returns the number of running intervals, and that of the frames requested within a second. */
const workOf = (page: Page) =>
  page.evaluate(async () => {
    const { work } = window as unknown as { work: { intervals: Set<unknown>; frames: number } }
    const before = work.frames
    await new Promise(resolve => setTimeout(resolve, 1000))
    return { intervals: work.intervals.size, frames: work.frames - before }
  })

test("programs behind do nothing: no frame, timer, animation, key, title or address of theirs", async ({
  page,
  context,
}) => {
  await context.addInitScript(countWork)
  const alone = await context.newPage()
  await alone.goto("/gpl")
  await settled(alone)
  await page.goto("/games/hangman")
  await settled(page)
  for (const path of ["/sandbox", "/solar-system", "/round-juhq", "/time", "/gpl"]) await visit(page, path)
  // Hangman is the sixth, and has been closed.
  await visit(page, "/games/hangman")
  const untouched = await active(page).innerText()
  await visit(page, "/gpl")
  await page.waitForLoadState("networkidle")
  await alone.bringToFront()
  const idle = await workOf(alone)
  await page.bringToFront()
  const busy = await workOf(page)
  expect(busy.intervals).toBeLessThanOrEqual(idle.intervals)
  expect(busy.frames).toBeLessThanOrEqual(idle.frames + 2)
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .flatMap(({ effect, playState }) =>
        playState === "running" && effect instanceof KeyframeEffect ? (effect.target ?? []) : [],
      )
      .filter(target => target.closest("[data-rank]"))
      .map(target => target.outerHTML),
  )
  expect(moving).toEqual([])
  for (const key of "etaoin") await page.keyboard.press(key)
  await expect(page).toHaveTitle(/GPL/)
  expect(new URL(page.url()).search).toBe("")
  await page.keyboard.press("Escape")
  await visit(page, "/games/hangman")
  const wordless = (text: string) => text.replace(/[\s\S]*The word:/, "").replace(/Letters are.*/, "")
  expect(wordless(await active(page).innerText())).toBe(wordless(untouched))
})

test("programs behind can't be reached, and are no second page for a screen reader", async ({ page }) => {
  await page.goto("/panda")
  await settled(page)
  for (const path of ["/todo", "/calculator", "/tools/consonants", "/week"]) await visit(page, path)
  await expect(page.locator("#gatsby-announcer")).toHaveText("Navigated to Week")
  await expect(page.getByRole("main")).toHaveCount(1)
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
  const ids = await page.evaluate(() =>
    [...document.querySelectorAll("[id]")]
      .filter(element => element instanceof HTMLElement)
      .map(({ id }) => id),
  )
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  expect(await axeViolations(page, { within: "html" })).toEqual([])
  const stops = new Set<string>()
  for (let i = 0; i < 150; i++) {
    await page.keyboard.press("Tab")
    const where = await page.evaluate(() => ({
      isBehind: document.activeElement?.closest("[data-rank]") !== null,
      text: document.activeElement?.outerHTML.slice(0, 120) ?? "",
    }))
    expect(where).toMatchObject({ isBehind: false })
    stops.add(where.text)
  }
  expect(stops.size).toBeGreaterThan(20)
})

test("on a phone one program is seen, and the others are in a list", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto("/panda")
  await settled(page)
  await visit(page, "/week")
  await visit(page, "/todo")
  await expect(page.locator("main > [data-program] > :visible")).not.toHaveCount(0)
  await expect(page.locator("main > [data-rank]").first()).toBeHidden()
  await page.getByRole("button", { name: "Open programs: 3" }).click()
  await expect(page.getByRole("menuitemcheckbox", { name: "Todo", checked: true })).toBeVisible()
  await page.getByRole("menuitem", { name: "Panda" }).click()
  await arrived(page, "/panda")
  await page.getByRole("button", { name: "Open programs: 3" }).click()
  await page.getByRole("menuitem", { name: "Close the others" }).click()
  await expect(page.locator("main > [data-program]")).toHaveCount(1)
})

test("a dialog that is open at Back closes with its page, and is there again at Forward", async ({
  page,
  events,
}) => {
  await page.goto("/panda")
  await settled(page)
  await visit(page, "/calculator")
  await page.getByRole("main").getByRole("button", { name: "Share" }).click()
  const dialog = page.locator("dialog[open]")
  await expect(dialog).toHaveCount(1)
  await page.goBack()
  await arrived(page, "/panda")
  await expect(dialog).toHaveCount(0)
  // Nothing is left that would keep the page from scrolling or the keys from working.
  await active(page).getByRole("button", { name: "Give it bamboo" }).click()
  await page.goForward()
  await expect(dialog).toHaveCount(1)
  await page.keyboard.press("Escape")
  await expect(dialog).toHaveCount(0)
  expect(events).toEqual({ console: [], failed: [], outside: [] })
})

test("a page that was left before its toy came has it when it is taken back", async ({ page, events }) => {
  await page.goto("/panda")
  await settled(page)
  const waiting: (() => void)[] = []
  let isHeld = true
  await page.route(/\.js$/, async route => {
    if (isHeld) await new Promise<void>(resolve => waiting.push(resolve))
    await route.continue()
  })
  await page.evaluate(() => void window.___navigate?.("/solar-system"))
  await page.waitForFunction(() => document.body.dataset.ready === "/solar-system")
  await expect(active(page).locator("[data-embed]:not([data-ready])")).not.toHaveCount(0)
  await page.goBack()
  await arrived(page, "/panda")
  isHeld = false
  for (const go of waiting) go()
  await page.goForward()
  await settled(page)
  await expect(active(page).getByRole("heading", { level: 1 })).toBeVisible()
  await expect(active(page).locator("[data-embed][data-ready]")).not.toHaveCount(0)
  expect(events.console).toEqual([])
})

test("programs stay open where nothing can be stored", async ({ page, events }) => {
  await page.addInitScript(() => {
    const denied = {
      get() {
        throw new DOMException("Access is denied.", "SecurityError")
      },
    }
    Object.defineProperty(window, "localStorage", denied)
    Object.defineProperty(window, "sessionStorage", denied)
  })
  await page.goto("/todo")
  await settled(page)
  const field = active(page).getByRole("textbox").first()
  await field.fill("Half a thought")
  await visit(page, "/panda")
  await task(page, "Todo").click()
  await expect(field).toHaveValue("Half a thought")
  expect(events).toEqual({ console: [], failed: [], outside: [] })
})

test("windows are tiled and cascaded by the menu of a task button, by mouse and by keyboard", async ({
  page,
}) => {
  await page.goto("/panda")
  await settled(page)
  await visit(page, "/calculator")
  await visit(page, "/week")
  await taskBar(page).locator("button[title=Panda]").click({ button: "right" })
  await page.getByRole("menuitem", { name: "Tile windows" }).click()
  const front = await active(page).locator("#window-page").boundingBox()
  for (const rank of [1, 2]) {
    const box = await page.locator(`[data-rank='${rank}'] [data-cover]`).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual((front?.x ?? 0) + (front?.width ?? 0))
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
  await task(page, "Week").focus()
  await page.keyboard.press("ArrowUp")
  await page.getByRole("menuitem", { name: "Cascade windows" }).press("Enter")
  const [first, second] = await Promise.all(
    [1, 2].map(rank => page.locator(`[data-rank='${rank}'] [data-cover]`).boundingBox()),
  )
  expect((first?.x ?? 0) - (second?.x ?? 0)).toBe(26)
  expect((first?.y ?? 0) - (second?.y ?? 0)).toBe(26)
})

test("a window is resized by its corner and by keyboard, scrolls what it holds, and keeps its size", async ({
  page,
}) => {
  await page.goto("/calculator")
  await settled(page)
  const frame = active(page).locator("#window-page")
  const size = async () => {
    const box = await frame.boundingBox()
    return { width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0) }
  }
  const home = await size()
  await page.getByRole("button", { name: /^Window menu: Calculator/ }).focus()
  await page.keyboard.press("Enter")
  await page.getByRole("menuitem", { name: "Size" }).press("Enter")
  for (let i = 0; i < 10; i++) await page.keyboard.press("ArrowLeft")
  for (let i = 0; i < 20; i++) await page.keyboard.press("ArrowUp")
  await page.keyboard.press("Enter")
  expect(await size()).toEqual({ width: home.width - 160, height: home.height - 320 })
  const grip = await frame.boundingBox()
  const at = { x: (grip?.x ?? 0) + (grip?.width ?? 0) - 6, y: (grip?.y ?? 0) + (grip?.height ?? 0) - 6 }
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move(at.x - 100, at.y + 50, { steps: 4 })
  await page.mouse.up()
  expect(await size()).toEqual({ width: home.width - 260, height: home.height - 270 })
  await visit(page, "/panda")
  await task(page, "Calculator").click()
  await arrived(page, "/calculator")
  await expect.poll(size).toEqual({ width: home.width - 260, height: home.height - 270 })
  const last = await frame.boundingBox()
  await page.mouse.dblclick((last?.x ?? 0) + (last?.width ?? 0) - 6, (last?.y ?? 0) + (last?.height ?? 0) - 6)
  // Its own size again, less the step of the cascade.
  await expect.poll(size).toEqual({ ...home, width: home.width - 26 })
})

test("a window behind keeps its place when it comes to the front, and is closed by its cross", async ({
  page,
}) => {
  await page.goto("/panda")
  await settled(page)
  await visit(page, "/calculator")
  await visit(page, "/week")
  const cover = (title: string) => page.locator(`[data-cover][title="${title}"]`)
  const before = await cover("Panda").boundingBox()
  await page.mouse.click((before?.x ?? 0) + 200, (before?.y ?? 0) + 10)
  await arrived(page, "/panda")
  const after = await active(page).locator("#window-page").boundingBox()
  expect([after?.x, after?.y]).toEqual([before?.x, before?.y])
  await visit(page, "/week")
  const cross = await page.locator("[data-rank] .close").first().boundingBox()
  await page.mouse.click((cross?.x ?? 0) + 8, (cross?.y ?? 0) + 8)
  await expect(page.locator("main > [data-program]")).toHaveCount(2)
  await expect(page).toHaveURL(/\/week$/)
})

test("the windows behind stay whole when the active one is minimised", async ({ page }) => {
  await page.goto("/calculator")
  await settled(page)
  await visit(page, "/week")
  const height = async () => (await page.locator("[data-cover]").boundingBox())?.height ?? 0
  const before = await height()
  await active(page)
    .getByRole("button", { name: /^Minimise / })
    .click()
  const bottom = await page.locator("main").evaluate(main => main.getBoundingClientRect().bottom)
  expect(await height()).toBe(before)
  expect(bottom).toBeGreaterThan(800 - 46 - 2)
})
