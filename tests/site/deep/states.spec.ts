/** Accessibility tests of states that random input does not reach: special days, and the ends of long games. */
import { expect } from "@playwright/test"
import { career, justBefore, later, morning } from "../../embeds/games/10x/careers"
import { key as game10x, sitting } from "../../embeds/games/10x/keep"
import { axeViolations } from "../axe"
import { settled, stopClock, test } from "../visit"

type State = {
  what: string
  path: string
  at?: string
  /** Stored entry, in the format of the page. */
  stored?: [key: string, value: string]
  /** Expected text of the first status. */
  says?: string
}

const usual = "2025-08-03T12:00:00+03:00"
const entry = (key: string, data: unknown): [string, string] => [
  `juhq:${key}`,
  JSON.stringify({ v: 1, data }),
]
const begun = new Date(morning).toISOString()
const busy = later(
  justBefore("framework", { lines: 300, bugs: 9, team: { duck: 2, intern: 2, tester: 1, model: 0 } }),
  1,
)
const worked = career({}, { seconds: 2400, attended: 31, left: 4, rewrites: 1, tenths: 56 })
const excuse = {
  text: "The Moon has adopted me. I enclose a feather.",
  whom: "the boss",
  percent: 7,
  kept: "2025-08-03",
  outcome: "untried",
}

const states: State[] = [
  { what: "on the day", path: "/is-it-beer-day", at: "2025-10-13T12:00:00+03:00", says: "Yes" },
  { what: "on the day", path: "/is-it-saint-urho-day", at: "2026-03-16T12:00:00+02:00", says: "Yes" },
  { what: "on the day", path: "/is-it-easter", at: "2026-04-05T12:00:00+03:00", says: "Yes" },
  { what: "on a Friday evening", path: "/is-it-time-to-party", at: "2025-08-01T20:00:00+03:00", says: "Yes" },
  { what: "in July", path: "/is-it-summer", at: "2025-07-13T12:00:00+03:00", says: "Yes" },
  { what: "at the minute", path: "/time/is-it-420", at: "2026-05-01T16:20:30+03:00", says: "Yes" },
  { what: "at the minute", path: "/time/is-it-1337-o-clock", at: "2026-05-01T13:37:30+03:00", says: "Yes" },
  { what: "on the day", path: "/time/is-it-friday", at: "2025-08-01T12:00:00+03:00", says: "Yes" },
  {
    what: "at the minute",
    path: "/time/is-it-palindrome-o-clock",
    at: "2026-05-01T12:21:30+03:00",
    says: "Yes",
  },
  {
    what: "at the minute",
    path: "/time/is-it-repeating-o-clock",
    at: "2026-05-01T11:11:30+03:00",
    says: "Yes",
  },
  { what: "in January", path: "/is-it-winter", at: "2026-01-13T12:00:00+02:00", says: "Yes" },
  {
    what: "on the day",
    path: "/is-it-my-birthday",
    at: "2026-03-21T12:00:00+02:00",
    stored: entry("is-it-my-birthday", { month: 3, day: 21, instead: "28 February" }),
    says: "Yes",
  },
  { what: "on the day", path: "/birthdayboy", at: "2026-03-21T12:00:00+02:00" },
  { what: "in the long night", path: "/antarctica", at: "2026-07-15T12:00:00+03:00" },
  {
    what: "with a life",
    path: "/age-in-week-blocks",
    stored: entry("age-in-week-blocks", { born: "2000-02-29", names: [] }),
  },
  { what: "of a day that never was", path: "/time/timestamp?t=2023-02-29" },
  { what: "of a 53rd week", path: "/week?week=2025-W53&day=2020-02-29" },
  { what: "of a link", path: "/list-of-2048-games?kind=2048-abc" },
  { what: "with favourites", path: "/excuse/hall-of-fame", stored: entry("excuse/hall-of-fame", [excuse]) },
  { what: "with a question", path: "/games/10x", at: begun, stored: [game10x, sitting(busy)] },
  {
    what: "at the end",
    path: "/games/10x",
    at: begun,
    stored: [game10x, sitting(career({ over: true }, { tenths: 100 }))],
  },
  { what: "after years", path: "/games/10x/testimonials", at: begun, stored: [game10x, sitting(worked)] },
]

for (const { what, path, at = usual, stored, says } of states) {
  test(`${path} has no axe violation ${what}`, async ({ page }) => {
    await stopClock(page, at)
    if (stored) await page.addInitScript(([key, value]) => localStorage.setItem(key, value), stored)
    await page.goto(path)
    await settled(page)
    if (says) await expect(page.getByRole("main").getByRole("status").first()).toHaveText(says)
    // Tall enough that the bars cover no link.
    const height = await page.evaluate(() => document.documentElement.scrollHeight + 200)
    await page.setViewportSize({ width: 1280, height })
    expect(await axeViolations(page, { within: "main", still: true })).toEqual([])
  })
}

test("no surprise of the Christmas calendar has an axe violation", async ({ page }) => {
  test.setTimeout(90_000)
  await stopClock(page, "2026-12-24T12:00:00+02:00")
  await page.goto("/christmas-calendar")
  await settled(page)
  for (let door = 1; door <= 24; door++) {
    await page.getByRole("button", { name: `Door ${door}, may be opened` }).press("Enter")
    const dialog = page.getByRole("dialog", { name: `Door ${door}: ` })
    await expect(dialog).toBeVisible()
    expect
      .soft(await axeViolations(page, { within: "dialog[open]", still: true }), `door ${door}`)
      .toEqual([])
    await page.keyboard.press("Escape")
    await expect(dialog).toHaveCount(0)
  }
})
