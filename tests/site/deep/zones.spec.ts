import { expect, type Page } from "@playwright/test"
import { firstInstantAt } from "../../../src/lib/calendar/wallClock"
import { settled, test } from "../visit"

/** Local times of the visitor, with the emoji of the trail. */
const moments: [string, string][] = [
  ["2025-12-05T23:59:59", "🌙"],
  ["2025-12-06T00:00:00", "🇫🇮"],
  ["2025-12-06T23:59:59", "🇫🇮"],
  ["2025-12-07T00:00:00", "🌙"],
  ["2025-12-23T22:59:59", "🌈"],
  ["2025-12-23T23:00:00", "🌙"],
  ["2025-12-24T00:00:00", "🎄"],
  ["2025-12-25T23:59:59", "🎄"],
  ["2025-12-26T00:00:00", "🌙"],
  ["2025-12-26T05:59:59", "🌙"],
  ["2025-12-26T06:00:00", "🌈"],
  ["2026-02-13T23:59:59", "🌙"],
  ["2026-02-14T00:00:00", "💘"],
  ["2026-02-14T23:59:59", "💘"],
  ["2026-02-15T00:00:00", "🌙"],
  ["2026-03-20T23:59:59", "🌙"],
  ["2026-03-21T00:00:00", "🎂"],
  ["2026-03-21T23:59:59", "🎂"],
  ["2026-03-22T00:00:00", "🌙"],
  ["2026-10-30T23:59:59", "🌙"],
  ["2026-10-31T00:00:00", "🎃"],
  ["2026-10-31T23:59:59", "🎃"],
  ["2026-11-01T00:00:00", "🌙"],
]

/** Local times in Helsinki; the second value is true if it snows. */
const winters: [string, boolean][] = [
  ["2025-11-30T23:59:58", false],
  ["2025-12-01T00:00:00", true],
  ["2026-01-06T23:59:58", true],
  ["2026-01-07T00:00:00", false],
]

/** Instants, with the expected answer and date on the pages of the seasons. */
const seasons: [at: string, yes: string, date: string][] = [
  ["2026-03-20T21:59:30Z", "winter", "20 March: day 79 of 365"],
  ["2026-03-20T22:00:30Z", "spring", "21 March: day 80 of 365"],
  ["2026-06-22T21:00:30Z", "summer", "23 June: day 174 of 365"],
  ["2026-09-23T21:00:30Z", "fall", "24 September: day 267 of 365"],
  ["2026-12-31T22:00:30Z", "winter", "1 January: day 1 of 365"],
]

const instant = (local: string, zone: string) => new Date(firstInstantAt(Date.parse(`${local}Z`), zone))

type Drawing = { drawn: string }

/** Records the last emoji that is drawn on any canvas. */
async function watchDrawing(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const texts = new WeakMap<object, string>()
    const pen = CanvasRenderingContext2D.prototype
    const { fillText, drawImage } = pen
    pen.fillText = function (text, ...rest) {
      texts.set(this.canvas, text)
      return fillText.call(this, text, ...rest)
    }
    pen.drawImage = function (this: CanvasRenderingContext2D, ...all: Parameters<typeof drawImage>) {
      Object.assign(window, { drawn: texts.get(all[0]) ?? "" })
      return drawImage.apply(this, all)
    } as typeof drawImage
  })
  return () => page.evaluate(() => (window as unknown as Drawing).drawn)
}

for (const zone of ["Europe/Helsinki", "Pacific/Honolulu", "Pacific/Kiritimati"]) {
  test.describe(zone, () => {
    test.use({ timezoneId: zone })

    test("the trail follows the local time of day", async ({ page }) => {
      const drawn = await watchDrawing(page)
      await page.clock.install({ time: instant("2025-11-20T12:00:00", zone) })
      await page.goto("/todo")
      await settled(page)
      // Effects load when the page is idle.
      let x = 200
      await expect(async () => {
        await page.clock.runFor(3000)
        await page.mouse.move(x++, 200)
        await page.clock.runFor(50)
        expect(await drawn()).toBe("🌈")
      }).toPass({ timeout: 15_000 })
      await page.clock.runFor(3000)
      for (const [place, [local, emoji]] of moments.entries()) {
        await page.clock.setSystemTime(instant(local, zone))
        await page.evaluate(() => Object.assign(window, { drawn: "" }))
        await page.mouse.move(300 + 10 * place, 300)
        await page.clock.runFor(50)
        expect(await drawn(), local).toBe(emoji)
        // Waits for the trail to fade before the next time.
        await page.clock.runFor(3000)
      }
    })

    for (const [local, snows] of winters) {
      test(`it ${snows ? "snows" : "does not snow"} at home at ${local}`, async ({ page }) => {
        await page.clock.setFixedTime(instant(local, zone))
        await page.goto("/")
        await settled(page)
        // The animated icon shows that the effects have loaded.
        await expect(page.locator('link[rel="icon"]')).toHaveAttribute("href", /^data:image\/png/, {
          timeout: 15_000,
        })
        await expect(page.locator("[data-effect=snow] canvas")).toHaveCount(snows ? 1 : 0)
      })
    }

    test("the pages of the seasons use the calendar of Helsinki", async ({ page }) => {
      test.setTimeout(90_000)
      for (const [at, yes, date] of seasons) {
        await page.clock.setFixedTime(at)
        for (const season of ["winter", "spring", "summer", "fall"]) {
          await page.goto(`/is-it-${season}`)
          await expect(page.getByText(/^In Helsinki it is/), at).toContainText(date)
          const answer = page.getByRole("main").getByRole("status").first()
          await expect(answer, `${season} at ${at}`).toHaveText(season === yes ? "Yes" : "No")
        }
      }
    })

    test("Valentine mode is on only on 14 February, local time", async ({ page }) => {
      await page.clock.install({ time: instant("2026-02-13T23:58:30", zone) })
      await page.goto("/todo")
      await settled(page)
      const love = () => page.evaluate(() => document.body.classList.contains("valentine"))
      expect(await love()).toBe(false)
      await page.clock.runFor(90_000)
      await expect.poll(love).toBe(true)
      await page.clock.setSystemTime(instant("2026-02-14T23:59:30", zone))
      await page.clock.runFor(60_000)
      await expect.poll(love).toBe(false)
    })
  })
}
