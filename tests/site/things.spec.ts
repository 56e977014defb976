/** Things: they come at a moment and never for a visit, are told once, and leave one trace at a time. */
import { readFileSync } from "node:fs"
import { expect, type Locator, type Page } from "@playwright/test"
import type { ThingEntry } from "../../src/lib/content/derivedLists"
import { axeViolations } from "./axe"
import { settled, test } from "./visit"

const { result } = JSON.parse(readFileSync("public/page-data/briefcase/page-data.json", "utf8")) as {
  result: { data: { page: { data: { things: ThingEntry[] } } } }
}
const { things } = result.data.page.data

const stored = (page: Page) => page.evaluate(() => localStorage.getItem("juhq:things"))

/** Puts things into the briefcase, and lets the first of them loose. */
const give = (page: Page, paths: readonly string[]) =>
  page.addInitScript(list => {
    if (sessionStorage.getItem("given")) return
    sessionStorage.setItem("given", "1")
    localStorage.setItem("juhq:things", JSON.stringify({ v: 1, data: list.map(path => ({ path, at: 1 })) }))
    localStorage.setItem("juhq:loose-thing", JSON.stringify({ v: 1, data: list[0] }))
  }, paths)

const balloon = (page: Page) => page.getByText(/^You have got a spare degree\./)

// The deep tests visit all pages.
test("a visit alone gives nothing", async ({ page }) => {
  for (const { path } of things.filter((_, i) => i % 12 === 0)) {
    await page.goto(path)
    await settled(page)
    expect(await stored(page), path).toBeNull()
  }
})

test("a moment gives a thing, told once, by mouse, and the trace goes with one press of a key", async ({
  page,
  events,
}) => {
  await page.goto("/weird")
  await settled(page)
  await page.getByRole("switch", { name: "Mirror" }).click()
  await page.getByRole("switch", { name: "Gravity" }).click()
  await expect(balloon(page)).toBeVisible()
  // It fades in, and axe takes its colours as they are at the time.
  await balloon(page).evaluate(each =>
    Promise.all((each.parentElement?.getAnimations() ?? []).map(({ finished }) => finished)),
  )
  expect(await axeViolations(page)).toEqual([])
  await page.goto("/panda")
  await settled(page)
  await expect(balloon(page)).toBeHidden()
  const trace = page.getByRole("button", {
    name: "The spare degree from weird. Press to straighten the windows",
  })
  await trace.focus()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press("Enter")
  await expect(trace).toBeHidden()
  await expect(
    page.getByText("Straight. You will miss it. Back in My Briefcase, and in tonight."),
  ).toBeAttached()
  await page.reload()
  await settled(page)
  await expect(trace).toBeHidden()
  await page.goto("/briefcase")
  await expect(page.getByText(`1 of ${things.length}`)).toBeVisible()
  await page.getByRole("button", { name: "Open it" }).click()
  await page.getByRole("button", { name: "Let it out" }).click()
  await page.goto("/")
  await expect(trace).toBeVisible()
  expect(events).toEqual({ console: [], failed: [], outside: [] })
})

test("every loose thing can be put away by a thumb, calm or not", async ({ page, events }) => {
  const loose = things.filter(({ thing }) => thing.isLoose).map(({ path }) => path)
  expect(loose.length).toBeGreaterThanOrEqual(16)
  await give(page, loose)
  await page.setViewportSize({ width: 375, height: 812 })
  for (const [i, path] of loose.entries()) {
    await page.emulateMedia({ reducedMotion: i % 2 ? "reduce" : "no-preference" })
    await page.goto("/week")
    await settled(page)
    await page.evaluate(to => {
      localStorage.setItem("juhq:loose-thing", JSON.stringify({ v: 1, data: to }))
    }, path)
    await page.reload()
    await settled(page)
    const button = page.locator("[data-loose]")
    await expect(button, path).toHaveCount(1)
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), path).toBeGreaterThanOrEqual(24)
    await button.click()
    await expect(button, path).toHaveCount(0)
  }
  expect(events).toEqual({ console: [], failed: [], outside: [] })
})

/** Returns the controls under a box on the screen, but those of the element itself. */
const controlsUnder = (element: Locator) =>
  element.evaluate(own => {
    const { left, top, right, bottom } = own.getBoundingClientRect()
    const texts = new Set<string>()
    for (let y = top + 1; y < bottom; y += 6)
      for (let x = left + 1; x < right; x += 6) {
        const under = document.elementsFromPoint(x, y).find(each => !own.contains(each))
        const control = under?.closest("a, button, input, select, textarea, summary, canvas, [role=slider]")
        if (control) texts.add(control.textContent || control.outerHTML.slice(0, 80))
      }
    return [...texts]
  })

const loosePages = ["/", "/panda", "/week", "/calculator", "/games/hangman", "/tools/consonants"]

for (const [width, height] of [
  [1280, 800],
  [375, 812],
] as const)
  test(`a loose thing covers no control on arrival, ${width} pixels wide`, async ({ page, events }) => {
    await page.setViewportSize({ width, height })
    await give(page, ["/error-500"])
    for (const path of loosePages) {
      await page.goto(path)
      await settled(page)
      const tears = page.locator("[data-loose]")
      await expect(tears).toBeVisible()
      await expect.poll(() => controlsUnder(tears), { message: path, timeout: 10_000 }).toEqual([])
      const bar = await page.getByRole("region", { name: "Task bar" }).boundingBox()
      const box = await tears.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0), path).toBeLessThanOrEqual((bar?.y ?? 0) + 1)
    }
    expect(events).toEqual({ console: [], failed: [], outside: [] })
  })

test("a loose thing stays where a hand or the arrow keys have put it", async ({ page }) => {
  await give(page, ["/error-500"])
  await page.goto("/week")
  await settled(page)
  const tears = page.getByRole("button", { name: "The tears from error-500. Press to mop them up" })
  const at = async () => (await tears.boundingBox()) ?? { x: 0, y: 0 }
  await tears.hover()
  const start = await at()
  await page.mouse.down()
  await page.mouse.move(start.x + 60, start.y - 90, { steps: 5 })
  await page.mouse.up()
  await expect(tears).toBeVisible()
  const dragged = await at()
  expect(Math.hypot(dragged.x - start.x, dragged.y - start.y)).toBeGreaterThan(40)
  await page.keyboard.press("Tab")
  await tears.focus()
  await page.keyboard.press("ArrowUp")
  const moved = await at()
  expect(Math.round(dragged.y - moved.y)).toBe(16)
  await page.reload()
  await settled(page)
  await expect.poll(async () => Math.abs((await at()).x - moved.x)).toBeLessThan(2)
  await tears.focus()
  await page.keyboard.press("Enter")
  await expect(tears).toBeHidden()
})

for (const [width, height] of [
  [1280, 800],
  [375, 812],
] as const)
  test(`the balloon of a new thing covers no control, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto("/weird")
    await settled(page)
    await page.getByRole("switch", { name: "Mirror" }).click()
    await page.getByRole("switch", { name: "Gravity" }).click()
    await expect(balloon(page)).toBeVisible()
    expect(await controlsUnder(balloon(page).locator(".."))).toEqual([])
  })

test("a thing is told and shown without storage", async ({ page, events }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("No storage.", "SecurityError")
      },
    })
  })
  await page.goto("/weird")
  await settled(page)
  await page.getByRole("switch", { name: "Mirror" }).click()
  await page.getByRole("switch", { name: "Gravity" }).click()
  await expect(balloon(page)).toBeVisible()
  await page.getByRole("switch", { name: "Normal" }).click()
  // Its link does nothing in its first second, for a hand that was busy at its place.
  await expect(async () => {
    await balloon(page).getByRole("link").click({ timeout: 1000 })
    await expect(page).toHaveURL(/\/briefcase/, { timeout: 1000 })
  }).toPass()
  await expect(page.getByText(`1 of ${things.length}`)).toBeVisible()
  expect(events.console).toEqual([])
})

test("an export of one browser's storage fills the briefcase of another", async ({
  page,
  browser,
  baseURL,
}) => {
  const paths = things.slice(0, 3).map(({ path }) => path)
  await give(page, paths)
  const briefcase = async (visited: Page) => {
    await visited.emulateMedia({ reducedMotion: "reduce" })
    await visited.goto("/briefcase")
    await settled(visited)
    const text = await visited.getByRole("main").innerText()
    // The way on depends on what has been visited.
    return text.replace(/^Next door: .*$/m, "")
  }
  const full = await briefcase(page)
  await page.goto("/app-storage")
  await settled(page)
  await page.getByText("Export and import").click()
  const downloading = page.waitForEvent("download")
  await page.getByRole("button", { name: "Save as a file" }).click()
  const file = await (await downloading).path()

  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const other = await context.newPage()
  expect(await briefcase(other)).not.toBe(full)
  await other.goto("/app-storage")
  await settled(other)
  await other.getByText("Export and import").click()
  await other.getByLabel("A file to import").setInputFiles(file)
  await other.getByRole("button", { name: "Import", exact: true }).click()
  expect(await stored(other)).toBe(await stored(page))
  expect(await briefcase(other)).toBe(full)
  await context.close()
})

test("a page plays with a loose thing, and what happened is told when it goes, and in the briefcase", async ({
  page,
  events,
}) => {
  await give(page, ["/error-418"])
  await page.goto("/virtual-horses")
  await settled(page)
  await expect(page.getByRole("img", { name: /^The track\. Lane 1: The tea towel,/ })).toBeVisible()
  await page.getByRole("button", { name: "Race", exact: true }).click()
  await page.getByRole("button", { name: "Go to the end" }).click()
  await page.locator("[data-loose]").focus()
  await page.keyboard.press("Enter")
  await expect(page.getByText(/^(Won a|Came).* race.* Back in My Briefcase, and in tonight\.$/)).toBeVisible()
  await page.goto("/briefcase")
  await settled(page)
  await page.getByRole("button", { name: "Open it" }).click()
  await expect(page.getByRole("listitem").getByText(/^(Won a|Came).* race/)).toBeVisible()
  expect(events).toEqual({ console: [], failed: [], outside: [] })
})
