/** Who is linked to whom on this site, by which way, and how any two numbers come to 23. */
import type { LinkedEntry } from "../../lib/content/derivedLists"
import { type Random, randomInt } from "../../lib/game/random"

export type Graph = ReadonlyMap<string, LinkedEntry>

/** The pages by their paths. */
export function graphOf(pages: readonly LinkedEntry[]): Graph {
  return new Map(pages.map(page => [page.path, page]))
}

/** The pages that a page mentions or is mentioned by, each once: both ways first, then by how many links they have. */
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

/** The shortest way along the strings from a page to another, both in it; null where there is none. */
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

/** What a string between two pages means: which of them mentions the other. */
export function stringOf(graph: Graph, from: string, to: string): "mentions" | "is mentioned by" | "and" {
  const page = graph.get(from)
  const [out, back] = [page?.to.includes(to), page?.from.includes(to)]
  return out && back ? "and" : out ? "mentions" : "is mentioned by"
}

/** Two pages of the graph that are not the same, both of them with a string where there are such. */
export function anyTwo(graph: Graph, random: Random): [from: string, to: string] {
  const tied = [...graph.values()].filter(page => neighbours(graph, page.path).length > 0)
  const from = tied.length > 1 ? tied : [...graph.values()]
  const first = randomInt(from.length, random)
  const second = (first + 1 + randomInt(from.length - 1, random)) % from.length
  return [from[first]?.path ?? "/", from[second]?.path ?? "/"]
}

/** What all of it comes to. */
export const theNumber = 23

/**
 * A sum of the digits of two numpad codes, in their order and with +, - and × between some of them, that is 23; null where
 * there is none. Of those there are, one with few signs.
 */
export function proof(codes: string): string | null {
  const digits = codes.replace(/\D/g, "")
  let best: string | null = null
  let fewest = Infinity
  // `sum` is what stands finished, `term` the product that is being made.
  const go = (at: number, text: string, sum: number, term: number, signs: number): void => {
    if (signs >= fewest) return
    if (at === digits.length) {
      if (sum + term === theNumber) [best, fewest] = [text, signs]
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
