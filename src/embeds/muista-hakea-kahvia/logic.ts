/** A reminder that survives a sleeping computer and a clock that is set, and cups by day. */

const minute = 60_000

export type Reminder = {
  /** Minutes between two reminders. */
  every: number
  /** The instant of the next one, in milliseconds from 1970; null while none is wanted. */
  due: number | null
  /** Whether the last one has not been answered. */
  ringing: boolean
}

export const minMinutes = 5
export const maxMinutes = 240
/** How many minutes "soon" is. */
export const soon = 5

export const off: Reminder = { every: 60, due: null, ringing: false }

/** Whether this many minutes can be asked for. */
export function isInterval(minutes: number): boolean {
  return Number.isInteger(minutes) && minutes >= minMinutes && minutes <= maxMinutes
}

/** Begins, or begins again, to wait for a whole interval from `now`. */
export function started(reminder: Reminder, now: number, every = reminder.every): Reminder {
  return { every, due: now + every * minute, ringing: false }
}

export function stopped(reminder: Reminder): Reminder {
  return { ...reminder, due: null, ringing: false }
}

/** Answered with "soon": quiet until then, and after it as before. */
export function postponed(reminder: Reminder, now: number): Reminder {
  return reminder.due === null && !reminder.ringing
    ? reminder
    : { ...reminder, due: now + soon * minute, ringing: false }
}

/** How many sips are in a cup. */
export const sips = 6

/** Rings for a cup that was drunk while no reminder was wanted. */
export function drained(reminder: Reminder): Reminder {
  return { ...reminder, ringing: true }
}

/** Answered with a new cup: waits again, where a reminder was wanted. */
export function fetched(reminder: Reminder, now: number): Reminder {
  return reminder.due === null ? stopped(reminder) : started(reminder, now)
}

/** A sip takes its part of the wait along: whoever drinks fast needs coffee sooner, and with the last sip at once. */
export function sipped({ every, due }: Reminder, now: number): Reminder {
  const whole = every * minute
  const left = (due ?? now + whole) - now - whole / sips
  // Less than a second is no coffee.
  return left < 1000 ? { every, due: now + whole, ringing: true } : { every, due: now + left, ringing: false }
}

export type Look = {
  reminder: Reminder
  /** How late it rings, in milliseconds; null where it does not ring now. */
  late: number | null
}

/**
 * Looks at the clock. It rings once when the time has come, however long ago that was, and waits for an interval from
 * then on. Where the clock was set back, so that more than an interval is left, a whole interval begins. The same
 * reminder where nothing happens.
 */
export function look(reminder: Reminder, now: number): Look {
  const { due, every } = reminder
  if (due === null) return { reminder, late: null }
  if (due - now > every * minute) return { reminder: { ...reminder, due: now + every * minute }, late: null }
  if (now < due) return { reminder, late: null }
  return { reminder: { every, due: now + every * minute, ringing: true }, late: now - due }
}

/** Cups of a day, "2024-05-31" by the drinker's calendar. */
export type Cups = { day: string; cups: number }

/** How many days are remembered, and how many cups of one. */
export const maxDays = 400
export const maxCups = 99

export function cupsOn(all: readonly Cups[], day: string): number {
  return all.find(one => one.day === day)?.cups ?? 0
}

/** The cups with some more (or fewer) on a day; never fewer than none. Oldest first, the oldest forgotten first. */
export function poured(all: readonly Cups[], day: string, more: number): Cups[] {
  const cups = Math.min(maxCups, Math.max(0, cupsOn(all, day) + more))
  const others = all.filter(one => one.day !== day)
  const days = cups > 0 ? [...others, { day, cups }] : others
  return days.sort((a, b) => (a.day < b.day ? -1 : 1)).slice(-maxDays)
}
