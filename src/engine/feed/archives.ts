/**
 * Splits a feed that has grown too large for readers: its newest items stay in it, and all of its items are in archives,
 * which lead to one another (RFC 5005, section 4). Pure.
 */
import type { Feed, FeedItem } from "./feed"
import { feedWriters } from "./write"

/** The most bytes of a feed in any of its formats: some readers and services take no more. */
export const maxFeedBytes = 512_000

/** The most items of a feed. */
export const maxFeedItems = 300

/** So many numbers of pages share an archive, or a half, a quarter ... of them where their items are too large together. */
const numbersPerArchive = 64

/** A feed as it is subscribed to, followed by its archives, the oldest first; alone where all of it fits. */
export function withArchives(feed: Feed, siteUrl: string): Feed[] {
  const sizes = sizesOf(feed, siteUrl)
  const fitting = feed.items.slice(0, fittingCount(feed.items, sizes))
  if (fitting.length === feed.items.length) return [feed]
  const left = feed.items.slice(fitting.length)
  const last = Math.max(...feed.items.map(({ number }) => number))
  const blocks = blocksOf(feed.items, { from: 0, length: enclosing(last) }, sizes).filter(({ items }) =>
    items.some(item => left.includes(item)),
  )
  const names = blocks.map(({ from, length }) => `${code(from)}-${code(from + length - 1)}`)
  const part = (items: FeedItem[], own: Pick<Feed, "archive" | "older" | "newer">): Feed => ({
    ...feed,
    updated: lastChange(items),
    items,
    ...own,
  })
  return [
    part(fitting, { archive: null, older: names.at(-1) ?? null, newer: null }),
    ...blocks.map(({ items }, i) =>
      part(items, {
        archive: names[i] ?? null,
        older: names[i - 1] ?? null,
        newer: names[i + 1] ?? null,
      }),
    ),
  ]
}

/** What a document takes beside its items, and each item, in bytes of the format in which it is largest. */
type Sizes = { frame: number; of: (item: FeedItem) => number }

const measured = new WeakMap<FeedItem, number>()

/** The room for the links between a feed's documents, in bytes. */
const linkBytes = 1000

function sizesOf(feed: Feed, siteUrl: string): Sizes {
  const bytes = (items: FeedItem[]) =>
    Object.values(feedWriters).map(write => Buffer.byteLength(write({ ...feed, items }, siteUrl)))
  // Some of the frame is there from the first item on.
  const first = feed.items.slice(0, 1)
  const one = bytes(first)
  const of = (item: FeedItem): number => {
    const known =
      measured.get(item) ?? Math.max(...bytes([...first, item]).map((size, i) => size - (one[i] ?? 0)))
    measured.set(item, known)
    return known
  }
  return { frame: Math.max(...one) - first.reduce((sum, item) => sum + of(item), 0) + linkBytes, of }
}

/** How many of the first items fit into one document: one at least, whole, however large it is. */
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
 * The items by ranges of numbers, none of which is too large. A range is halved, and never moved: what is written anew on
 * one page leaves the archives of all others as they are.
 */
function blocksOf(items: readonly FeedItem[], range: Range, sizes: Sizes): (Range & { items: FeedItem[] })[] {
  const { from, length } = range
  const held = items.filter(({ number }) => number >= from && number < from + length)
  if (held.length === 0) return []
  const isWhole = length <= numbersPerArchive && fittingCount(held, sizes) === held.length
  if (length === 1 || isWhole) return [{ ...range, items: held }]
  const half = length / 2
  return [
    ...blocksOf(held, { from, length: half }, sizes),
    ...blocksOf(held, { from: from + half, length: half }, sizes),
  ]
}

/** The smallest power of two that is more than a number. */
const enclosing = (number: number): number => 2 ** Math.ceil(Math.log2(number + 1))

const code = (number: number): string => String(number).padStart(4, "0")

function lastChange(items: readonly FeedItem[]): string {
  const times = items.map(({ updated, date }) => Date.parse(updated ?? date))
  return new Date(Math.max(...times)).toISOString()
}
