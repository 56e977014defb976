/** Calendar days: conversion from instants, sortable keys and day numbers. */

/** A day of the visitor's calendar. */
export type Day = {
  year: number
  /** 1 (January) to 12, not from 0 as in JavaScript's own dates. */
  month: number
  /** 1 to 31. */
  day: number
}

/** Returns the day of an instant in the time zone of the machine. */
export function dayOf(instant: Date): Day {
  return { year: instant.getFullYear(), month: instant.getMonth() + 1, day: instant.getDate() }
}

/** Formats a day as "2023-04-29", so that keys sort in the order of their days. */
export function dayKey({ year, month, day }: Day): string {
  const pad = (n: number, length: number) => `${n}`.padStart(length, "0")
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
}

/** Counts the days from 1970-01-01 to a day. Changes to or from summer time don't affect it. */
export function dayNumber({ year, month, day }: Day): number {
  return Math.round(Date.UTC(year, month - 1, day) / 86_400_000)
}

/** Returns the weekday of a day as `dayNumber` counts it, before 1970 too: 0 (Sunday) to 6. */
export function weekdayOf(number: number): number {
  return (((number + 4) % 7) + 7) % 7
}

/** Inverts `dayNumber`. */
export function dayAt(number: number): Day {
  const date = new Date(number * 86_400_000)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}
