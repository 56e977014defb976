/** Searches pages by title, path and code, ignoring accents and small typing mistakes; the best match comes first. */

import UFuzzy from "@leeoniya/ufuzzy"
import { isBlank, trimmed } from "../../lib/text/blank"

type SearchablePage = { path: string; title: string; code: string }

/** Normalises a text for comparison: lower case, without accents (ä becomes a), trimmed. */
function plain(text: string): string {
  return trimmed(UFuzzy.latinize(text.normalize("NFC")).toLowerCase())
}

/** Matches the origin of a pasted address: any host after a scheme; without a scheme a host before a path, query or "#". */
const origin = /^(?:https?:\/\/[^/?#]+|(?:\/\/)?(?:localhost|[a-z\d-]+(?:\.[a-z\d-]+)+)(?::\d+)?(?=[/?#]))/

/** Normalises a text as a path: without origin, query, fragment and outer slashes; "home" becomes "". */
function plainPath(text: string): string {
  const normalised = plain(text)
  const address = normalised.replace(origin, "")
  const isAddress = address !== normalised || address.startsWith("/")
  const path = (isAddress ? address.replace(/[?#].*$/, "") : address).replace(/^\/+|\/+$/g, "")
  return path === "home" ? "" : path
}

/**
 * Finds the page whose path, with or without slashes, title or number equals a text, ignoring accents and case. "home" and
 * "/" name the home page.
 */
export function exactPage<T extends SearchablePage>(pages: readonly T[], text: string): T | undefined {
  const title = plain(text)
  if (title === "") return undefined
  const path = plainPath(text)
  const code = /^\d{1,4}$/.test(title) ? title.padStart(4, "0") : null
  return (
    pages.find(page => plainPath(page.path) === path) ??
    pages.find(page => plain(page.title) === title) ??
    pages.find(page => page.code === code)
  )
}

/**
 * Returns a search function over these pages: its matches come best first; for a blank text it returns all, in order.
 *
 * @param wordsOf Other words of a page, such as its description: pages that have them come after those found by title.
 */
export function createPageSearch<T extends SearchablePage>(
  pages: readonly T[],
  wordsOf: (page: T) => string = () => "",
): (text: string) => T[] {
  const fuzzy = new UFuzzy({ intraMode: 1 })
  const texts = pages.map(({ title, path, code }) => plain(`${title} ${path} ${code}`))
  const titles = pages.map(({ title }) => plain(title))
  const words = pages.map(page => termsOf(plain(wordsOf(page))))
  const slugs = pages.map(({ path }) => plainPath(path).replace(/^.*\//, ""))
  return text => {
    // uFuzzy would read a leading minus as an exclusion.
    const query = plain(text).replace(/(^|\s)-+/g, "$1")
    if (query === "") return isBlank(text) ? [...pages] : []
    const typed = termsOf(query)
    const telling = typed.filter(term => !fillers.has(term))
    const terms = telling.length > 0 ? telling : typed
    const starts = (i: number) => titles[i]?.startsWith(query) || slugs[i]?.startsWith(query)
    const found = search(fuzzy, texts, query)
    // "the one with the panda" is about the panda.
    const named = terms.length < typed.length ? search(fuzzy, texts, terms.join(" ")) : []
    const scores = new Map(words.map((own, i) => [i, scoreOf(own, terms)]))
    const described = [...scores]
      .filter(([, { matched, score }]) => matched === terms.length && score > 0)
      .sort(([, one], [, other]) => other.score - one.score)
      .map(([i]) => i)
    const ranked = [...new Set([...found.filter(starts), ...named, ...found, ...described])]
    const exact = exactPage(pages, text)
    const best = (ranked.length > 0 ? ranked : partly(scores)).flatMap(i => pages[i] ?? [])
    return exact ? [exact, ...best.filter(page => page !== exact)] : best
  }
}

/** Words with which people describe what they look for, and which tell nothing of it. */
const fillers = new Set(
  "a about an and any for i in is it me my of on one or page pages site some something that the this to was what where which with you your".split(
    " ",
  ),
)

const termsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

type Score = {
  /** The number of terms that a word begins with. */
  matched: number
  /** Counts a whole word four times, and a longer one that begins with the term once. */
  score: number
}

function scoreOf(words: readonly string[], terms: readonly string[]): Score {
  const each = terms.map(term =>
    words.reduce((sum, word) => sum + (word === term ? 4 : word.startsWith(term) ? 1 : 0), 0),
  )
  return { matched: each.filter(Boolean).length, score: each.reduce((sum, score) => sum + score, 0) }
}

/** Returns the pages that match some of the terms, those with the most first. */
function partly(scores: ReadonlyMap<number, Score>): number[] {
  return [...scores]
    .filter(([, { matched }]) => matched > 0)
    .sort(([, one], [, other]) => other.matched - one.matched || other.score - one.score)
    .map(([i]) => i)
}

/** Returns the indices of the matching texts, best first: words in any order, or a plain substring such as punctuation. */
function search(fuzzy: UFuzzy, texts: string[], query: string): number[] {
  const [found, info, order] = fuzzy.search(texts, query, 4)
  if (found?.length) return order ? order.flatMap(at => info.idx[at] ?? []) : found
  return texts.flatMap((text, i) => (text.includes(query) ? [i] : []))
}
