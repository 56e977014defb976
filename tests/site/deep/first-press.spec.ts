/** Tests for layout shifts: pressing any control of the first screen moves no other control. */
import { expect } from "@playwright/test"
import { screens } from "../firstScreen"
import { findFirstControls, shiftsAtPress } from "../layoutShifts"
import { purposeOf } from "../movesOnPurpose"
import { settled, sitePages, stopClock, test } from "../visit"
import { isChosen } from "./sweep"

/** Maximum number of controls that are pressed on a page, each after a reload: those of a board are alike. */
const maxControls = 8

for (const { path } of sitePages().filter(page => isChosen(page.path)))
  for (const { name, viewport } of screens)
    test(`${path} has no layout shift at the first press, on ${name}`, async ({ page, context }) => {
      context.on("page", opened => void opened.close())
      await page.setViewportSize(viewport)
      await stopClock(page, "2026-05-05T11:41:00+03:00")
      await page.addInitScript(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
      const faults: string[] = []
      for (let index = 0; index < maxControls; index++) {
        await page.goto(path)
        await settled(page)
        const names = await findFirstControls(page)
        const control = names[index]
        if (control === undefined) break
        if (purposeOf(path, control)) continue
        const shifts = await shiftsAtPress(page, index)
        if (shifts.length)
          faults.push(
            `${control}: ${shifts.slice(0, 3).join("; ")}${shifts.length > 3 ? `; ${shifts.length} in all` : ""}`,
          )
      }
      expect(faults).toEqual([])
    })
