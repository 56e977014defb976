/** The Recycle Bin: items deleted on this site, stored in the browser until they are restored or the bin is emptied. */
import { useEffect, useEffectEvent, useMemo } from "react"
import * as v from "valibot"
import { now } from "../browser/clock"
import { readRaw, writeRaw } from "./storageBackend"
import { storageEntry } from "./storageEntry"
import { read, useStorage, write } from "./useStorage"

const itemSchema = v.object({
  id: v.number(),
  /** The path of the page on which the item was deleted. */
  from: v.string(),
  /** The item's name in the bin. */
  label: v.string(),
  /** The time of deletion, in milliseconds since 1970. */
  at: v.number(),
  /** The JSON from which the page restores the item; with `key`, the raw text of a storage entry. */
  text: v.string(),
  key: v.optional(v.string()),
  /** True once restored, until the page takes the item. */
  back: v.optional(v.boolean()),
})

export type BinItem = v.InferOutput<typeof itemSchema>

/** An item to be deleted. */
export type DeletedItem = Pick<BinItem, "from" | "label" | "text" | "key">

/**
 * The maximum size of the bin in UTF-16 units, the bytes of a 5¼-inch floppy; the oldest items are dropped first. All
 * storage of the site has room for some five million units, and every page with icons reads the bin.
 */
export const maxBinLength = 360_000

export const recycleBin = storageEntry<BinItem[]>("recycle-bin", v.array(itemSchema), [])

const sizeOf = ({ label, text }: DeletedItem) => label.length + text.length

/** Adds items deleted at `at`, and drops the oldest that no longer fit. */
export function addToBin(bin: readonly BinItem[], deleted: readonly DeletedItem[], at: number): BinItem[] {
  const next = Math.max(0, ...bin.map(({ id }) => id)) + 1
  const all = [...bin, ...deleted.map((item, i) => ({ ...item, at, id: next + i }))]
  let room = maxBinLength
  return all
    .reverse()
    .filter(item => {
      room -= sizeOf(item)
      return room >= 0
    })
    .reverse()
}

/** Moves items to the bin. */
export function moveToBin(deleted: readonly DeletedItem[]): void {
  if (deleted.length > 0) write(recycleBin, addToBin(read(recycleBin), deleted, now()))
}

/** Returns the raw text of the bin's storage entry with an item added, for callers that write raw entries. */
export function serialiseBinWith(deleted: DeletedItem): string {
  return JSON.stringify({ v: recycleBin.version, data: addToBin(read(recycleBin), [deleted], now()) })
}

/** Removes items from the bin for good. */
export function removeFromBin(isMatch: (item: BinItem) => boolean): void {
  const bin = read(recycleBin)
  const rest = bin.filter(item => !isMatch(item))
  if (rest.length < bin.length) write(recycleBin, rest)
}

/**
 * Restores items: a storage entry at once, unless its key is in use again; an item of a page when that page is open.
 * Returns the labels of the items that could not be restored.
 */
export function restore(isMatch: (item: BinItem) => boolean): string[] {
  const failedLabels: string[] = []
  const rest = read(recycleBin).flatMap(item => {
    if (!isMatch(item)) return [item]
    if (item.key === undefined) return [{ ...item, back: true }]
    if (readRaw(item.key) === null) {
      writeRaw(item.key, item.text)
      return []
    }
    failedLabels.push(item.label)
    return [item]
  })
  write(recycleBin, rest)
  return failedLabels
}

/** Returns the items in the bin, newest first; none in the first render. */
export function useBin(): readonly BinItem[] {
  const [bin] = useStorage(recycleBin)
  return useMemo(() => bin.filter(({ back }) => !back).reverse(), [bin])
}

/** Calls `take` with the texts of restored items of the page `from`, oldest first, as soon as there are any. */
export function useRestoredItems(from: string, take: (texts: string[]) => void): void {
  const [bin] = useStorage(recycleBin)
  const onTake = useEffectEvent(take)
  useEffect(() => {
    const isOurs = (item: BinItem) => Boolean(item.back) && item.from === from
    const restored = bin.filter(isOurs)
    if (restored.length === 0) return
    removeFromBin(isOurs)
    onTake(restored.map(({ text }) => text))
  }, [bin, from])
}
