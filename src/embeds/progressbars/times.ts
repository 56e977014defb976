/** The elapsed parts of a minute, a day, a century and so on, in the visitor's time zone, to the second. */

export type Span = { id: string; label: string; from: number; to: number }

/** Returns the calendar spans that contain an instant, the shortest first. Weeks begin on Monday. */
export function spansAt(at: number): Span[] {
  const date = new Date(at)
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()]
  const [hour, minute] = [date.getHours(), date.getMinutes()]
  const time = (...parts: [year: number, month: number, day?: number, hour?: number, minute?: number]) =>
    new Date(...parts).getTime()
  const monday = day - ((date.getDay() + 6) % 7)
  const quarter = month - (month % 3)
  const decade = year - (year % 10)
  // Centuries and millennia begin with years that end in 1.
  const century = year - ((year - 1) % 100)
  const millennium = year - ((year - 1) % 1000)
  return [
    {
      id: "minute",
      label: "This minute",
      from: time(year, month, day, hour, minute),
      to: time(year, month, day, hour, minute + 1),
    },
    {
      id: "hour",
      label: "This hour",
      from: time(year, month, day, hour),
      to: time(year, month, day, hour + 1),
    },
    { id: "day", label: "Today", from: time(year, month, day), to: time(year, month, day + 1) },
    { id: "week", label: "This week", from: time(year, month, monday), to: time(year, month, monday + 7) },
    { id: "month", label: "This month", from: time(year, month), to: time(year, month + 1) },
    { id: "quarter", label: "This quarter", from: time(year, quarter), to: time(year, quarter + 3) },
    { id: "year", label: "This year", from: time(year, 0), to: time(year + 1, 0) },
    { id: "decade", label: `The ${decade}s`, from: time(decade, 0), to: time(decade + 10, 0) },
    { id: "century", label: "This century", from: time(century, 0), to: time(century + 100, 0) },
    { id: "millennium", label: "This millennium", from: time(millennium, 0), to: time(millennium + 1000, 0) },
    { id: "unix", label: "32-bit time", from: 0, to: 2 ** 31 * 1000 },
  ]
}

/** Returns the elapsed part of a span, 0 to 1, by whole seconds. */
export function passed({ from, to }: Span, at: number): number {
  const second = Math.floor(at / 1000) * 1000
  return Math.min(1, Math.max(0, (second - from) / (to - from)))
}

/**
 * Returns the number of decimals of the percentage that change within a few seconds: 0 for a minute, 9 for a
 * millennium.
 */
export function decimalsOf({ from, to }: Span): number {
  return Math.max(0, Math.min(9, Math.ceil(Math.log10((to - from) / 1000 / 100))))
}
