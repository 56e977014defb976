/** Nothing moves under a finger: every control of a first screen, pressed first, leaves the others where they are. */
import { expect } from "@playwright/test"
import { controlsOf, shiftsAtPress } from "../firstPress"
import { screens } from "../firstScreen"
import { purposeOf } from "../movesOnPurpose"
import { settled, sitePages, stopClock, test } from "../visit"
import { isChosen } from "./sweep"

/** How many controls of a page are pressed, each on a fresh page: those of a board or a keyboard are alike. */
const most = 8

for (const { path } of sitePages().filter(page => isChosen(page.path)))
  for (const { name, viewport } of screens)
    test(`${path} stays in its place at the first press, on ${name}`, async ({ page, context }) => {
      context.on("page", opened => void opened.close())
      await page.setViewportSize(viewport)
      await stopClock(page, "2026-05-05T11:41:00+03:00")
      await page.addInitScript(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
      const found: string[] = []
      for (let index = 0; index < most; index++) {
        await page.goto(path)
        await settled(page)
        const names = await controlsOf(page)
        const control = names[index]
        if (control === undefined) break
        if (purposeOf(path, control)) continue
        const shifts = await shiftsAtPress(page, index)
        if (shifts.length)
          found.push(
            `${control}: ${shifts.slice(0, 3).join("; ")}${shifts.length > 3 ? `; ${shifts.length} in all` : ""}`,
          )
      }
      expect(found).toEqual([])
    })
