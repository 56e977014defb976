/** What a year of lunches says: what was eaten most, the longest run of one dish, and what to eat on a weekday. */

import { dayNumber } from "../../lib/calendar/calendarDay"
import { weekdayName } from "../../lib/calendar/dayNames"
import { type DishId, dishes } from "./dishes"
import type { Lunch } from "./schema"

/** The number of a day written as 2026-02-09, as `dayNumber` counts them. */
export function numberOf(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number)
  return dayNumber({ year, month, day: date })
}

/** 0 for a Monday to 6 for a Sunday. */
export const weekdayOf = (number: number) => (((number + 3) % 7) + 7) % 7

/** Dishes with how often they were eaten, the most common first; of two alike, by name. */
export function counts(lunches: readonly Pick<Lunch, "dish">[]): { dish: DishId; times: number }[] {
  const times = new Map<DishId, number>()
  for (const { dish } of lunches) times.set(dish, (times.get(dish) ?? 0) + 1)
  return [...times]
    .map(([dish, times]) => ({ dish, times }))
    .sort((a, b) => b.times - a.times || a.dish.localeCompare(b.dish))
}

/** The longest run of days with a dish, without a day between them; of two alike the first. 0 days where there is none. */
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

export type Advice = { dish: DishId; times: number; of: number; percent: number; error: number }

/**
 * What to eat on a weekday: what was eaten most on such days, but for what has been refused; with its share in percent
 * and the standard error of that. Null when everything has been refused.
 */
export function advise(
  lunches: readonly Lunch[],
  weekday: number,
  refused: readonly DishId[],
): Advice | null {
  const such = lunches.filter(({ day }) => weekdayOf(numberOf(day)) === weekday)
  const best = counts(such).find(({ dish }) => !refused.includes(dish))
  if (!best) return null
  const share = best.times / such.length
  return {
    ...best,
    of: such.length,
    percent: Math.round(share * 100),
    error: Math.round(Math.sqrt((share * (1 - share)) / such.length) * 100),
  }
}

/** The advice with its honesty. */
export function adviceText(advice: Advice | null, weekday: number): string {
  const day = weekdayName(weekday + 1)
  if (!advice) return `That was everything ever eaten on a ${day}. You are not hungry; you are difficult.`
  const { dish, times, of, percent, error } = advice
  return `${dishes[dish].name}: ${times} of ${of} ${day}s, ${percent}% ± ${error}.`
}
