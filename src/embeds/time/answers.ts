/** Which pages are about time, and what those of them that answer a question answer right now. */
import { weekOf } from "../../lib/isoWeek"
import type { PageEntry } from "../../lib/lists/derived"
import { kinds, leetMinutes, oClockAt, palindromes, repeating, teaMinutes } from "../../lib/oClock"
import { type Season, seasonOf } from "../../lib/season"
import { partsAt, two, type WallParts } from "../../lib/wallClock"
import { nextMonthWith, thursday20th } from "../../lib/weekdayOfMonth"
import { helsinki } from "../../lib/zone"

const inFolder = /^\/(time\/|is-it-)/
const byName = /(^|[/-])(clock|week|calendar|time|today|yesterday|timestamp)([/-]|$)/

/** The pages about time, by their addresses, in the order in which they come; the hub itself is left out. */
export function timePages(pages: readonly PageEntry[]): PageEntry[] {
  return pages.filter(
    ({ path }) =>
      path !== "/time" && !path.startsWith("/blog/") && (inFolder.test(path) || byName.test(path)),
  )
}

const yesNo = (is: boolean) => (is ? "Yes" : "No")

const clock = (wanted: readonly number[]) => (at: number, zone: string) =>
  yesNo(oClockAt(at, zone, wanted).isNow)

const season = (name: Season) => (at: number) => yesNo(seasonOf(helsinki(new Date(at)).dayOfYear) === name)

const calendar = (read: (today: WallParts) => string) => (at: number, zone: string) => read(partsAt(at, zone))

const repeats = repeating(kinds)

const answers: Record<string, (at: number, zone: string) => string> = {
  "/time/is-it-1337-o-clock": clock(leetMinutes),
  "/time/is-it-palindrome-o-clock": clock(palindromes),
  "/time/is-it-repeating-o-clock": clock(repeats),
  "/time/is-it-420": clock(teaMinutes),
  "/time/is-it-friday": calendar(({ weekday }) => yesNo(weekday === 5)),
  "/time/thursday20th": calendar(today => {
    const { year, month } = nextMonthWith(thursday20th, today)
    return year === today.year && month === today.month && today.day === 20
      ? "Today"
      : `${year}-${two(month)}-20`
  }),
  "/time/timestamp": at => String(Math.floor(at / 1000)),
  "/week": calendar(today => `Week ${weekOf(today).week}`),
  "/year-o-clock": calendar(({ hour, minute }) => (hour === 0 ? String(minute) : `${hour}${two(minute)}`)),
  "/is-it-yesterday": () => "No",
  "/is-it-winter": season("winter"),
  "/is-it-spring": season("spring"),
  "/is-it-summer": season("summer"),
  "/is-it-fall": season("autumn"),
}

/** What a page answers at an instant, in milliseconds from 1970, on a zone's clocks; null where one has to go and ask. */
export function answerOf(path: string, at: number, zone: string): string | null {
  return answers[path]?.(at, zone) ?? null
}
