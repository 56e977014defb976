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
  const words = pages.map(page => ` ${plain(wordsOf(page)).replace(/[^\p{L}\p{N}]+/gu, " ")}`)
  const slugs = pages.map(({ path }) => plainPath(path).replace(/^.*\//, ""))
  return text => {
    // uFuzzy would read a leading minus as an exclusion.
    const query = plain(text).replace(/(^|\s)-+/g, "$1")
    if (query === "") return isBlank(text) ? [...pages] : []
    const found = search(fuzzy, texts, query)
    const starts = (i: number) => titles[i]?.startsWith(query) || slugs[i]?.startsWith(query)
    const terms = query.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
    const isDescribed = (i: number) => terms.length > 0 && terms.every(term => words[i]?.includes(` ${term}`))
    const described = [...pages.keys()].filter(i => !found.includes(i) && isDescribed(i))
    const ranked = [...found.filter(starts), ...found.filter(i => !starts(i)), ...described].flatMap(
      i => pages[i] ?? [],
    )
    const exact = exactPage(pages, text)
    return exact ? [exact, ...ranked.filter(page => page !== exact)] : ranked
  }
}

/** Returns the indices of the matching texts, best first: words in any order, or a plain substring such as punctuation. */
function search(fuzzy: UFuzzy, texts: string[], query: string): number[] {
  const [found, info, order] = fuzzy.search(texts, query, 4)
  if (found?.length) return order ? order.flatMap(at => info.idx[at] ?? []) : found
  return texts.flatMap((text, i) => (text.includes(query) ? [i] : []))
}
