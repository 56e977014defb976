/** Statistics on the lunches: the most common dishes, the longest run of one dish, and advice for a weekday. */

import { dayNumber } from "../../lib/calendar/calendarDay"
import { weekdayName } from "../../lib/calendar/dayNames"
import { type DishId, dishes } from "./dishes"
import type { Lunch } from "./schema"

/** Returns the day number of a date written as 2026-02-09, as `dayNumber` counts. */
export function numberOf(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number)
  return dayNumber({ year, month, day: date })
}

/** Returns 0 for Monday to 6 for Sunday. */
export const weekdayOf = (number: number) => (((number + 3) % 7) + 7) % 7

/** Counts the dishes, the most common first; ties by name. */
export function counts(lunches: readonly Pick<Lunch, "dish">[]): { dish: DishId; times: number }[] {
  const times = new Map<DishId, number>()
  for (const { dish } of lunches) times.set(dish, (times.get(dish) ?? 0) + 1)
  return [...times]
    .map(([dish, times]) => ({ dish, times }))
    .sort((a, b) => b.times - a.times || a.dish.localeCompare(b.dish))
}

/** Returns the longest run of consecutive days with a dish, the first of equals; 0 days if there is none. */
export function longestStreak(lunches: readonly Pick<Lunch, "day" | "dish">[], dish: DishId) {
  let best = { days: 0, from: "", until: "" }
  let run = { days: 0, from: "", until: "" }
  for (const { day, dish: eaten } of lunches) {
    const goesOn = run.days > 0 && numberOf(day) === numberOf(run.until) + 1
    if (eaten !== dish) run = { days: 0, from: "", until: "" }
    else
      run = goesOn ? { days: run.days + 1, from: run.from, until: day } : { days: 1, from: day, until: day }
    if (run.days > best.days) best = run
  }
  return best
}

export type Advice = { dish: DishId; times: number; of: number }

/** Returns the most common dish of a weekday except for the rejected ones. Null if all have been rejected. */
export function advise(
  lunches: readonly Lunch[],
  weekday: number,
  refused: readonly DishId[],
): Advice | null {
  const such = lunches.filter(({ day }) => weekdayOf(numberOf(day)) === weekday)
  const best = counts(such).find(({ dish }) => !refused.includes(dish))
  return best ? { ...best, of: such.length } : null
}

/** Describes the advice. */
export function adviceText(advice: Advice | null, weekday: number): string {
  const day = weekdayName(weekday + 1)
  if (!advice) return `That was everything ever eaten on a ${day}. You are not hungry. You are difficult.`
  const { dish, times, of } = advice
  return `${dishes[dish].name}, as ${times === 1 ? `once on a ${day}` : `on ${times} ${day}s out of ${of}`}.`
}

/** Returns every advice that can be given, on any day of the week. */
export function advices(lunches: readonly Lunch[]): string[] {
  return [0, 1, 2, 3, 4, 5, 6].flatMap(weekday => {
    const texts: string[] = []
    const refused: DishId[] = []
    for (let next = advise(lunches, weekday, refused); next; next = advise(lunches, weekday, refused)) {
      texts.push(adviceText(next, weekday))
      refused.push(next.dish)
    }
    return [...texts, adviceText(null, weekday)]
  })
}
