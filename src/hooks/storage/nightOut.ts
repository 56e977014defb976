/** The nights that loose things spend outside. */
import * as v from "valibot"
import { storageEntry } from "./storageEntry"

const night = v.object({
  /** The path of the page that gave the thing. */
  thing: v.string(),
  /** The day of Helsinki on which it was loose, or went out, as `dayNumber` counts it. */
  day: v.pipe(v.number(), v.integer()),
  /** The page on which it is; null while it is with the visitor. */
  on: v.nullable(v.object({ path: v.string(), title: v.string() })),
  /** True once the visitor has had its postcard. */
  isRead: v.boolean(),
})

export type Night = v.InferOutput<typeof night>

/** The thing that is loose and has not been out yet, or the one that has gone out; null before the first. */
export const nightOut = storageEntry<Night | null>("night-out", v.nullable(night), null)

/** Returns whether a thing has been left loose for a night, and has gone out. */
export function hasGoneOut(before: Night | null, loose: string | null, today: number): boolean {
  return loose !== null && before?.thing === loose && before.on === null && before.day < today
}

/**
 * Returns the record with the thing that is loose today, the same object if it is there already. One that has gone out
 * and been called back, or found, is loose from today.
 */
export function withLoose(before: Night | null, loose: string | null, today: number): Night | null {
  if (loose === null || (before?.thing === loose && before.on === null)) return before
  return { thing: loose, day: today, on: null, isRead: false }
}
