/**
 * Returns the weeks of a month, from Monday to Sunday, as days of the month; null outside of it.
 * `month` counts from 0, like `Date`.
 */
export function monthWeeks(year: number, month: number): (number | null)[][] {
  const blanks = (new Date(year, month, 1).getDay() + 6) % 7
  const days = new Date(year, month + 1, 0).getDate()
  const weekCount = Math.ceil((blanks + days) / 7)
  return Array.from({ length: weekCount }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - blanks + 1
      return day >= 1 && day <= days ? day : null
    }),
  )
}
