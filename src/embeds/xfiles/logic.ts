/**
 * The graph of links between the site's pages, its shortest routes, and sums that make 23 of any two numpad codes.
 */
import type { LinkedEntry } from "../../lib/content/derivedLists"

export type Graph = ReadonlyMap<string, LinkedEntry>

/** Indexes the pages by path. */
export function graphOf(pages: readonly LinkedEntry[]): Graph {
  return new Map(pages.map(page => [page.path, page]))
}

/**
 * Returns the pages that a page links to or is linked from, each once: mutual links first, then by their number of
 * links.
 */
export function neighbours(graph: Graph, path: string): LinkedEntry[] {
  const page = graph.get(path)
  if (!page) return []
  const mutual = (other: LinkedEntry) =>
    page.to.includes(other.path) && page.from.includes(other.path) ? 1 : 0
  const links = (other: LinkedEntry) => other.to.length + other.from.length
  return [...new Set([...page.to, ...page.from])]
    .flatMap(each => graph.get(each) ?? [])
    .sort((a, b) => mutual(b) - mutual(a) || links(b) - links(a) || (a.code < b.code ? -1 : 1))
}

/**
 * Returns the paths of the shortest route between two pages, links counted in both directions; null if there is
 * none.
 */
export function routeBetween(graph: Graph, from: string, to: string): string[] | null {
  if (!graph.has(from) || !graph.has(to)) return null
  const before = new Map<string, string | null>([[from, null]])
  const queue = [from]
  for (const path of queue) {
    if (path === to) break
    for (const { path: next } of neighbours(graph, path)) {
      if (before.has(next)) continue
      before.set(next, path)
      queue.push(next)
    }
  }
  if (!before.has(to)) return null
  const route: string[] = []
  for (let at: string | null = to; at !== null; at = before.get(at) ?? null) route.unshift(at)
  return route
}

/** Returns the pages that string leads to from a page, itself among them. */
export function reachable(graph: Graph, from: string): LinkedEntry[] {
  const found = new Set([from])
  for (const path of found) for (const next of neighbours(graph, path)) found.add(next.path)
  return [...graph.values()].filter(({ path }) => found.has(path))
}

/** Returns the direction of the links between two neighbours. */
export function stringOf(graph: Graph, from: string, to: string): "mentions" | "is mentioned by" | "and" {
  const page = graph.get(from)
  const [out, back] = [page?.to.includes(to), page?.from.includes(to)]
  return out && back ? "and" : out ? "mentions" : "is mentioned by"
}

/** The target of every sum. */
export const targetSum = 23

/**
 * Returns a calculation of the digits of two numpad codes, in their order with +, - and × between some of them,
 * that equals 23. Prefers few operators; null if there is none.
 */
export function proof(codes: string): string | null {
  const digits = codes.replace(/\D/g, "")
  let best: string | null = null
  let fewest = Infinity
  // `sum` holds the finished terms, `term` the product in progress.
  const go = (at: number, text: string, sum: number, term: number, signs: number): void => {
    if (signs >= fewest) return
    if (at === digits.length) {
      if (sum + term === targetSum) [best, fewest] = [text, signs]
      return
    }
    for (let end = at + 1; end <= Math.min(digits.length, at + 3); end++) {
      const part = digits.slice(at, end)
      if (part.length > 1 && part.startsWith("0")) break
      const value = Number(part)
      if (at === 0) go(end, part, 0, value, 0)
      else {
        go(end, `${text} + ${part}`, sum + term, value, signs + 1)
        go(end, `${text} − ${part}`, sum + term, -value, signs + 1)
        go(end, `${text} × ${part}`, sum, term * value, signs + 1)
      }
    }
  }
  go(0, "", 0, 0, 0)
  return best
}
