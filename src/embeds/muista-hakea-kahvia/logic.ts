/** A reminder that survives a sleeping computer and changes of the clock, and the cups per day. */

const minute = 60_000

export type Reminder = {
  /** The interval in minutes. */
  every: number
  /** The time of the next reminder, in milliseconds since 1970; null if it is off. */
  due: number | null
  /** True while the last reminder has not been answered. */
  ringing: boolean
}

export const minMinutes = 5
export const maxMinutes = 240
/** The delay of "soon", in minutes. */
export const snoozeMinutes = 5

export const off: Reminder = { every: 60, due: null, ringing: false }

/** Returns whether a number of minutes is a valid interval. */
export function isInterval(minutes: number): boolean {
  return Number.isInteger(minutes) && minutes >= minMinutes && minutes <= maxMinutes
}

/** Starts or restarts the reminder with a whole interval from `now`. */
export function started(reminder: Reminder, now: number, every = reminder.every): Reminder {
  return { every, due: now + every * minute, ringing: false }
}

export function stopped(reminder: Reminder): Reminder {
  return { ...reminder, due: null, ringing: false }
}

/** Snoozes the reminder after the answer "soon"; then it continues as before. */
export function postponed(reminder: Reminder, now: number): Reminder {
  return reminder.due === null && !reminder.ringing
    ? reminder
    : { ...reminder, due: now + snoozeMinutes * minute, ringing: false }
}

/** Confirms a new cup and restarts the interval, if the reminder was on. */
export function fetched(reminder: Reminder, now: number): Reminder {
  return reminder.due === null ? stopped(reminder) : started(reminder, now)
}

export type ClockCheck = {
  reminder: Reminder
  /** The delay of the ring in milliseconds; null if it does not ring now. */
  late: number | null
}

/**
 * Checks the clock. Rings once if the time has come, however long ago, and starts a new interval from now. If the
 * clock was set back, so that more than an interval is left, a whole interval starts. Returns the same object if
 * nothing changes.
 */
export function checkClock(reminder: Reminder, now: number): ClockCheck {
  const { due, every } = reminder
  if (due === null) return { reminder, late: null }
  if (due - now > every * minute) return { reminder: { ...reminder, due: now + every * minute }, late: null }
  if (now < due) return { reminder, late: null }
  return { reminder: { every, due: now + every * minute, ringing: true }, late: now - due }
}

/** The cups of a day, "2024-05-31" in the visitor's calendar. */
export type Cups = { day: string; cups: number }

/** The maximum number of days stored, and of cups per day. */
export const maxDays = 400
export const maxCups = 99

export function cupsOn(all: readonly Cups[], day: string): number {
  return all.find(one => one.day === day)?.cups ?? 0
}

/** Adds cups to a day (or removes them), never below zero. Sorted by day; the oldest days are dropped. */
export function poured(all: readonly Cups[], day: string, more: number): Cups[] {
  const cups = Math.min(maxCups, Math.max(0, cupsOn(all, day) + more))
  const others = all.filter(one => one.day !== day)
  const days = cups > 0 ? [...others, { day, cups }] : others
  return days.sort((a, b) => (a.day < b.day ? -1 : 1)).slice(-maxDays)
}
