/** The Recycle Bin: what was deleted on this site lies in it, in the visitor's browser, until it is had back or the bin is emptied. */
import { useEffect, useEffectEvent, useMemo } from "react"
import * as v from "valibot"
import { now } from "../browser/clock"
import { readRaw, writeRaw } from "./storageBackend"
import { storageEntry } from "./storageEntry"
import { read, useStorage, write } from "./useStorage"

const thing = v.object({
  id: v.number(),
  /** The path of the page that it was deleted on. */
  from: v.string(),
  /** What it is called in the bin. */
  label: v.string(),
  /** When it was deleted: milliseconds since 1970. */
  at: v.number(),
  /** What its page needs to put it back, as JSON; or, with `key`, the text of an entry of the storage. */
  text: v.string(),
  key: v.optional(v.string()),
  /** Restored, and waiting for its page to take it. */
  back: v.optional(v.boolean()),
})

export type Thing = v.InferOutput<typeof thing>

/** A thing on its way into the bin. */
export type Deleted = Pick<Thing, "from" | "label" | "text" | "key">

/**
 * The bin holds as much as a floppy of 5¼ inches, in letters; what was deleted first falls out. All that the site keeps
 * has some five million letters of room, and every page with icons reads the bin.
 */
export const most = 360_000

export const recycleBin = storageEntry<Thing[]>("recycle-bin", v.array(thing), [])

const lettersOf = ({ label, text }: Deleted) => label.length + text.length

/** The bin with more in it, deleted at `at`; the oldest are gone where it is too full. Returns the bin it got where nothing fits. */
export function withMore(bin: readonly Thing[], deleted: readonly Deleted[], at: number): Thing[] {
  const next = Math.max(0, ...bin.map(({ id }) => id)) + 1
  const all = [...bin, ...deleted.map((one, i) => ({ ...one, at, id: next + i }))]
  let room = most
  return all
    .reverse()
    .filter(one => {
      room -= lettersOf(one)
      return room >= 0
    })
    .reverse()
}

/** Puts things into the bin. */
export function throwAway(deleted: readonly Deleted[]): void {
  if (deleted.length > 0) write(recycleBin, withMore(read(recycleBin), deleted, now()))
}

/** The text of the bin's own entry with one more in it, for who writes entries by themselves. */
export function binWith(deleted: Deleted): string {
  return JSON.stringify({ v: recycleBin.version, data: withMore(read(recycleBin), [deleted], now()) })
}

/** Takes things out of the bin for good, wherever they went. */
export function takeOut(which: (one: Thing) => boolean): void {
  const bin = read(recycleBin)
  const rest = bin.filter(one => !which(one))
  if (rest.length < bin.length) write(recycleBin, rest)
}

/**
 * Gives things back: an entry of the storage at once, unless there is another of its name by now, and what belongs to a
 * page as soon as that page is open. Returns the labels of those that could not be given back.
 */
export function restore(which: (one: Thing) => boolean): string[] {
  const stuck: string[] = []
  const rest = read(recycleBin).flatMap(one => {
    if (!which(one)) return [one]
    if (one.key === undefined) return [{ ...one, back: true }]
    if (readRaw(one.key) === null) {
      writeRaw(one.key, one.text)
      return []
    }
    stuck.push(one.label)
    return [one]
  })
  write(recycleBin, rest)
  return stuck
}

/** What lies in the bin, the latest first; nothing in the first render. */
export function useBin(): readonly Thing[] {
  const [bin] = useStorage(recycleBin)
  return useMemo(() => bin.filter(({ back }) => !back).reverse(), [bin])
}

/** Calls `take` with what was restored of the page `from`, the oldest first, whenever there is something. */
export function useReturned(from: string, take: (texts: string[]) => void): void {
  const [bin] = useStorage(recycleBin)
  const taken = useEffectEvent(take)
  useEffect(() => {
    const isOurs = (one: Thing) => Boolean(one.back) && one.from === from
    const back = bin.filter(isOurs)
    if (back.length === 0) return
    takeOut(isOurs)
    taken(back.map(({ text }) => text))
  }, [bin, from])
}
