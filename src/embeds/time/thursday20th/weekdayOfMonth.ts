/** Finds months in which a weekday falls on a given day, such as Thursday the 20th. */

export type MonthOfYear = {
  year: number
  /** 1 to 12. */
  month: number
}

/** A day of the month, 1 to 28, and its weekday, 0 (Sunday) to 6 (Saturday). */
export type Feared = { weekday: number; day: number }

export const thursday20th: Feared = { weekday: 4, day: 20 }
export const friday13th: Feared = { weekday: 5, day: 13 }

/** Returns the months of a span of Gregorian years, both ends included, in which it happens, in order. */
export function monthsWith({ weekday, day }: Feared, from: number, to: number): MonthOfYear[] {
  const found: MonthOfYear[] = []
  for (let year = from; year <= to; year++) {
    for (let month = 1; month <= 12; month++) {
      const date = new Date(0)
      date.setUTCFullYear(year, month - 1, day)
      if (date.getUTCDay() === weekday) found.push({ year, month })
    }
  }
  return found
}

/** Returns the first month in which it happens on a day or later; every year has one. */
export function nextMonthWith(feared: Feared, from: MonthOfYear & { day: number }): MonthOfYear {
  const found = monthsWith(feared, from.year, from.year + 1).find(({ year, month }) => {
    if (year !== from.year) return true
    return month > from.month || (month === from.month && from.day <= feared.day)
  })
  if (!found) throw new RangeError(`No year has a weekday ${feared.weekday} on a day ${feared.day}.`)
  return found
}
