/** The days that the site celebrates, by the visitor's own calendar and clock. */

export type LocalParts = {
  /** 1 to 12. */
  month: number
  /** 1 to 31. */
  day: number
  /** 0 to 23. */
  hour: number
}

export type DateFlags = {
  /** 14 February. */
  valentine: boolean
  /** 21 March, the webmaster's birthday. */
  birthday: boolean
  /** 24 and 25 December. */
  christmas: boolean
  /** 31 October. */
  halloween: boolean
  /** 6 December, the independence day of Finland. */
  independence: boolean
  /** 1 December to 6 January (Epiphany), when it snows at home. */
  snow: boolean
}

/** Returns the parts of an instant in the time zone of the machine. */
export function localParts(instant: Date): LocalParts {
  return { month: instant.getMonth() + 1, day: instant.getDate(), hour: instant.getHours() }
}

/** Returns the celebrations of a day. */
export function dateFlags({ month, day }: Omit<LocalParts, "hour">): DateFlags {
  const is = (m: number, ...days: number[]) => month === m && days.includes(day)
  return {
    valentine: is(2, 14),
    birthday: is(3, 21),
    christmas: is(12, 24, 25),
    halloween: is(10, 31),
    independence: is(12, 6),
    snow: month === 12 || (month === 1 && day <= 6),
  }
}
