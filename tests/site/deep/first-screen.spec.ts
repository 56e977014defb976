/** Tests that the answer to a press appears on the first screen. */
import { expect, type Locator, type Page } from "@playwright/test"
import { expectInSight, screens } from "../firstScreen"
import { settled, test } from "../visit"

/** Clicks without scrolling the page, unlike Playwright's click. */
const press = (found: Locator) => found.dispatchEvent("click")

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await settled(page)
  await page.evaluate(() => document.fonts.ready)
}

for (const { name, viewport } of screens) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

    test("the front page shows its greeting and the radio's button", async ({ page }) => {
      await visit(page, "/")
      const main = page.getByRole("main")
      await expectInSight(page, main.getByRole("img", { name: "Under construction" }), "the banner")
      await expectInSight(page, main.getByRole("heading", { level: 1 }), "the greeting")
      await expectInSight(page, main.getByRole("button", { name: "Play music" }), "the radio")
    })

    test("the calculator's remarks are shown beside its keys", async ({ page }) => {
      await visit(page, "/calculator")
      for (const key of ["6", "Times", "7", "Equals"])
        await press(page.getByRole("button", { name: key, exact: true }))
      const says = page.locator("[data-says=feeling]")
      await expect(says).toContainText("I was not told the question either.")
      await expectInSight(page, says, "what it says")
      await expectInSight(page, page.getByRole("button", { name: "Equals" }), "the key =")
    })

    test("the clock of years keeps its slider in sight through the day", async ({ page }) => {
      await visit(page, "/year-o-clock")
      const slider = page.getByRole("slider", { name: "Wind the clock" })
      const lowest = await slider.evaluate(async element => {
        const input = element as HTMLInputElement
        const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set
        let bottom = 0
        // Any programme is longer than four minutes.
        for (let minute = Number(input.min); minute <= Number(input.max); minute += 4) {
          write?.call(input, String(minute))
          input.dispatchEvent(new Event("input", { bubbles: true }))
          await new Promise(resolve => setTimeout(resolve))
          bottom = Math.max(bottom, input.getBoundingClientRect().bottom)
        }
        return bottom
      })
      const bar = await page.getByRole("region", { name: "Task bar" }).boundingBox()
      expect(lowest).toBeLessThanOrEqual((bar?.y ?? 0) + 1)
    })

    test("dragging the year shows the answer on the first screen", async ({ page }) => {
      await page.clock.setFixedTime(new Date("2026-11-22T12:00:00+02:00"))
      await visit(page, "/is-it-winter")
      const answer = page.getByRole("main").getByRole("status").first()
      await expect(answer).toHaveText("No")
      const year = page.getByRole("slider", { name: "Day of the year" })
      const box = await year.boundingBox()
      await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) * 0.89, (box?.y ?? 0) + 20)
      await page.mouse.down()
      await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) * 0.1, (box?.y ?? 0) + 20, { steps: 5 })
      await page.mouse.up()
      await expect(answer).toHaveText("Yes")
      await expectInSight(page, answer, "the answer")
      await expectInSight(page, page.getByRole("img", { name: /^A yard in winter/ }), "the yard")
      await expect(page).toHaveURL(/\?day=\d+$/)
      await page.getByRole("button", { name: "Back to today" }).click()
      await expect(answer).toHaveText("No")
    })

    test("a race is shown and reported beside its button", async ({ page }) => {
      await visit(page, "/virtual-horses")
      await press(page.getByRole("button", { name: "Race" }))
      const log = page.getByRole("log", { name: "Commentary" })
      await expect(log).toContainText("0 s:")
      await expectInSight(page, page.getByRole("img", { name: /^The track/ }), "the track")
      await expectInSight(page, log, "the commentary")
    })

    test("every door of the calendar opens in sight", async ({ page }) => {
      await page.clock.setFixedTime(new Date("2026-07-03T12:00:00+03:00"))
      await visit(page, "/christmas-calendar")
      await page.getByRole("button", { name: "Real doors" }).click()
      await page.getByRole("button", { name: "Door 22, closed" }).click()
      const answer = page.getByRole("main").getByRole("status").first()
      await expect(answer).toContainText("Somebody knocks back.")
      await expectInSight(page, answer, "who knocks back")

      await page.clock.setFixedTime(new Date("2026-12-23T12:00:00+02:00"))
      await visit(page, "/christmas-calendar")
      await page.getByRole("button", { name: "Door 22, may be opened" }).click()
      await expect(page.getByRole("dialog", { name: "Door 22" })).toBeInViewport({ ratio: 0.9 })
    })

    test("the neon sign keeps its height", async ({ page }) => {
      await visit(page, "/neon-colors")
      const sign = page.getByRole("img", { name: /^A neon sign/ })
      const height = () => sign.evaluate(element => element.parentElement?.getBoundingClientRect().height)
      const before = await height()
      await page.getByLabel("The sign says").fill("Wide words without end and some more now")
      expect(await height()).toBe(before)
      const overflow = await sign.evaluate(
        element => element.getBoundingClientRect().height > (element.parentElement?.clientHeight ?? 0),
      )
      expect(overflow).toBe(false)
    })

    test("letters of the neon sign that were seen stay, however late their font", async ({ page }) => {
      let send = () => {}
      const isWanted = new Promise<void>(resolve => {
        send = resolve
      })
      await page.route(/pacifico[^/]*\.woff2$/, async route => {
        await isWanted
        await route.continue()
      })
      const font = page.waitForResponse(/pacifico[^/]*\.woff2$/)
      await page.goto("/neon-colors")
      const letter = page.getByRole("button", { name: "t, letter 3" })
      await expect(letter).toBeVisible()
      const before = await letter.boundingBox()
      send()
      await (await font).finished()
      await page.waitForFunction(() => document.fonts.status === "loaded")
      expect(await letter.boundingBox()).toEqual(before)
    })

    test("typing does not move the headings of the internal links", async ({ page }) => {
      await visit(page, "/internal-links")
      await page.getByText(/^The register of all/).click()
      const widths = () =>
        page.locator("thead th").evaluateAll(cells => cells.map(cell => cell.getBoundingClientRect().width))
      const before = await widths()
      await page.getByRole("searchbox", { name: "Find" }).fill("/ufo-that-is-not")
      await page.getByRole("searchbox", { name: "Find" }).fill("/todo")
      await expect(page.locator("tbody tr")).toHaveCount(1)
      expect(await widths()).toEqual(before)
    })
  })
}

test.describe("a number in a table", () => {
  /** Returns the number of lines of each element's text. */
  const lines = (found: Locator) =>
    found.evaluateAll(cells =>
      cells.map(cell => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      }),
    )

  for (const { name, viewport } of screens) {
    test(`is not broken, on ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await visit(page, "/books-i-have?view=table")
      await expect(page.locator("main tbody td:nth-child(3)").first()).toBeVisible()
      expect(new Set(await lines(page.locator("main tbody td:nth-child(3)")))).toEqual(new Set([1]))
    })
  }
})

test("the resume is printed on white paper", async ({ page }) => {
  await visit(page, "/timeline")
  await page.emulateMedia({ media: "print" })
  const grounds = await page.evaluate(() =>
    [document.documentElement, document.body].map(element => getComputedStyle(element).backgroundColor),
  )
  expect(grounds).toEqual(["rgba(0, 0, 0, 0)", "rgba(0, 0, 0, 0)"])
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test("the lines of a long task don't overlap", async ({ page }) => {
    await visit(page, "/todo")
    await page
      .getByLabel("What has to be done")
      .fill("Find out whether anybody has ever read a list of this length to its end")
    await page.keyboard.press("Enter")
    const label = page
      .getByRole("list", { name: "Things to do" })
      .locator("label")
      .filter({ hasText: "Find out" })
      .last()
    const { line, letters } = await label.evaluate(element => {
      const { lineHeight, fontSize } = getComputedStyle(element)
      return { line: Number.parseFloat(lineHeight), letters: Number.parseFloat(fontSize) }
    })
    expect(line).toBeGreaterThanOrEqual(1.2 * letters)
  })

  test("the backlog's button and its result are on the first screen", async ({ page }) => {
    await visit(page, "/backlog")
    const main = page.getByRole("main")
    await expectInSight(page, main.getByRole("heading", { name: /^Done/ }), "Done")
    const coffee = main.getByRole("button", { name: /^Move “Coffee” to Done/ })
    await expectInSight(page, coffee, "the button of the first card under way")
    await press(coffee)
    await expectInSight(page, main.getByRole("heading", { name: /^Done \(3\)/ }), "Done with one more")
  })
})
