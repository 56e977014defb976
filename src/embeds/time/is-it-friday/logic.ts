/** Whether it is Friday by the clock of whoever asks, and when that changes. */

const friday = 5

export type Friday = {
  isFriday: boolean
  /** The midnight at which the answer changes: when Friday begins, or ends. */
  change: Date
}

/** Friday as of a time, in the time zone of the machine. */
export function fridayAt(time: Date): Friday {
  const isFriday = time.getDay() === friday
  const days = isFriday ? 1 : (friday - time.getDay() + 7) % 7
  return { isFriday, change: new Date(time.getFullYear(), time.getMonth(), time.getDate() + days) }
}

/** The time from one instant to a later one, in hours and minutes; a minute that has begun counts as whole. */
export function timeLeft(from: Date, to: Date): string {
  const all = Math.max(0, Math.ceil((to.getTime() - from.getTime()) / 60_000))
  const hours = Math.floor(all / 60)
  const minutes = all % 60
  if (hours === 0) return counted(minutes, "minute")
  return minutes === 0
    ? counted(hours, "hour")
    : `${counted(hours, "hour")} and ${counted(minutes, "minute")}`
}

function counted(n: number, unit: string): string {
  return `${n} ${unit}${n === 1 ? "" : "s"}`
}
