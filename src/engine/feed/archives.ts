/**
 * Splits a feed that is too large for readers: it keeps its newest items, and all items go to archives that link to
 * one another (RFC 5005, section 4). Pure.
 */
import type { Feed, FeedItem } from "./feed"
import { feedWriters } from "./write"

/** The maximum size of a feed in bytes, in any format: some readers and services take no more. */
export const maxFeedBytes = 512_000

/** The maximum number of items in a feed. */
export const maxFeedItems = 300

/**
 * The number of page codes that share an archive; a half, a quarter ... of them where the items are too large
 * together.
 */
const numbersPerArchive = 64

/** Returns the feed followed by its archives, oldest first; the feed alone if everything fits. */
export function withArchives(feed: Feed, siteUrl: string): Feed[] {
  const sizes = sizesOf(feed, siteUrl)
  const fitting = feed.items.slice(0, fittingCount(feed.items, sizes))
  if (fitting.length === feed.items.length) return [feed]
  const remaining = feed.items.slice(fitting.length)
  const last = Math.max(...feed.items.map(({ number }) => number))
  const blocks = blocksOf(feed.items, { from: 0, length: enclosing(last) }, sizes).filter(({ items }) =>
    items.some(item => remaining.includes(item)),
  )
  const names = blocks.map(({ from, length }) => `${code(from)}-${code(from + length - 1)}`)
  const documentOf = (items: FeedItem[], own: Pick<Feed, "archive" | "older" | "newer">): Feed => ({
    ...feed,
    updated: lastChange(items),
    items,
    ...own,
  })
  return [
    documentOf(fitting, { archive: null, older: names.at(-1) ?? null, newer: null }),
    ...blocks.map(({ items }, i) =>
      documentOf(items, {
        archive: names[i] ?? null,
        older: names[i - 1] ?? null,
        newer: names[i + 1] ?? null,
      }),
    ),
  ]
}

/** The sizes of a document without items and of each item, in bytes of the largest format. */
type Sizes = { frame: number; of: (item: FeedItem) => number }

const sizeCache = new WeakMap<FeedItem, number>()

/** Bytes reserved for the links between a feed's documents. */
const linkBytes = 1000

function sizesOf(feed: Feed, siteUrl: string): Sizes {
  const bytes = (items: FeedItem[]) =>
    Object.values(feedWriters).map(write => Buffer.byteLength(write({ ...feed, items }, siteUrl)))
  // Part of the frame is written only when there is an item.
  const first = feed.items.slice(0, 1)
  const firstSizes = bytes(first)
  const of = (item: FeedItem): number => {
    const known =
      sizeCache.get(item) ??
      Math.max(...bytes([...first, item]).map((size, i) => size - (firstSizes[i] ?? 0)))
    sizeCache.set(item, known)
    return known
  }
  return { frame: Math.max(...firstSizes) - first.reduce((sum, item) => sum + of(item), 0) + linkBytes, of }
}

/** The number of leading items that fit into one document; at least one, however large it is. */
function fittingCount(items: readonly FeedItem[], { frame, of }: Sizes): number {
  let size = frame
  const end = items.findIndex((item, i) => {
    size += of(item)
    return i > 0 && (i >= maxFeedItems || size > maxFeedBytes)
  })
  return end < 0 ? items.length : end
}

type Range = { from: number; length: number }

/**
 * Groups the items by ranges of codes, none too large. Ranges are halved and never shifted, so that an edit of one
 * page leaves the other archives unchanged.
 */
function blocksOf(items: readonly FeedItem[], range: Range, sizes: Sizes): (Range & { items: FeedItem[] })[] {
  const { from, length } = range
  const inRange = items.filter(({ number }) => number >= from && number < from + length)
  if (inRange.length === 0) return []
  const isWhole = length <= numbersPerArchive && fittingCount(inRange, sizes) === inRange.length
  if (length === 1 || isWhole) return [{ ...range, items: inRange }]
  const half = length / 2
  return [
    ...blocksOf(inRange, { from, length: half }, sizes),
    ...blocksOf(inRange, { from: from + half, length: half }, sizes),
  ]
}

/** The smallest power of two greater than a number. */
const enclosing = (number: number): number => 2 ** Math.ceil(Math.log2(number + 1))

const code = (number: number): string => String(number).padStart(4, "0")

function lastChange(items: readonly FeedItem[]): string {
  const times = items.map(({ updated, date }) => Date.parse(updated ?? date))
  return new Date(Math.max(...times)).toISOString()
}
