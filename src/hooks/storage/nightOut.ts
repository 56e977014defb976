/** The nights that loose things spend outside, and the pages that keep one. */
import * as v from "valibot"
import { storageEntry } from "./storageEntry"

/** A page on which a thing is. */
const whereabouts = v.object({ path: v.string(), title: v.string(), icon: v.optional(v.string()) })

const night = v.object({
  /** The path of the page that gave the thing. */
  thing: v.string(),
  /** The day of Helsinki on which it was loose, or went out, as `dayNumber` counts it. */
  day: v.pipe(v.number(), v.integer()),
  /** The page on which it is; null while it is with the visitor. */
  on: v.nullable(whereabouts),
  /** True once the visitor has had its postcard, and for a thing that a page has kept. */
  isRead: v.boolean(),
  /** What it writes from there; without it, a greeting that suits any page. */
  text: v.optional(v.string()),
})

export type Night = v.InferOutput<typeof night>

/** The thing that is loose and has not been out yet, or the one that has gone out; null before the first. */
export const nightOut = storageEntry<Night | null>("night-out", v.nullable(night), null)

const keeping = v.object({ thing: v.string(), on: whereabouts })

export type Keeping = v.InferOutput<typeof keeping>

/** The loose thing that a page does not give back, such as a saucer; null for none. */
export const keptThing = storageEntry<Keeping | null>("kept-thing", v.nullable(keeping), null)

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

/** What becomes of a kept thing: it is still with its page, stays there as the visitor has left, or has been put away. */
export type KeepingState = "here" | "left" | "void"

/** Returns what becomes of a kept thing while the visitor is on the page at `path`. */
export function keepingState(
  { thing, on }: Keeping,
  night: Night | null,
  loose: string | null,
  path: string,
): KeepingState {
  const isThere = night?.thing === thing && night.on?.path === on.path
  if (loose === null) return isThere ? "here" : "void"
  if (loose !== thing) return "void"
  if (path === on.path) return "here"
  // Loose elsewhere although it is there: it has been called back.
  return isThere ? "void" : "left"
}
