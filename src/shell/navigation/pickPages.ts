/** Finds pages by what somebody types of their titles and paths, with slips and without accents, best first. */

import UFuzzy from "@leeoniya/ufuzzy"
import { isBlank, trimmed } from "../../lib/text/blank"

type Named = { path: string; title: string; code: string }

/** Lower case, without accents (ä is a) and without spaces round it. */
function plain(text: string): string {
  return trimmed(UFuzzy.latinize(text.normalize("NFC")).toLowerCase())
}

/** The beginning of an address: with a scheme any host, and without one a host that a path, a query or "#" follows. */
const origin = /^(?:https?:\/\/[^/?#]+|(?:\/\/)?(?:localhost|[a-z\d-]+(?:\.[a-z\d-]+)+)(?::\d+)?(?=[/?#]))/

/** What a text says as a path: without the site's address, a query and slashes at its ends; "home" is the home page. */
function plainPath(text: string): string {
  const words = plain(text)
  const address = words.replace(origin, "")
  const isAddress = address !== words || address.startsWith("/")
  const path = (isAddress ? address.replace(/[?#].*$/, "") : address).replace(/^\/+|\/+$/g, "")
  return path === "home" ? "" : path
}

/**
 * The page that a text names exactly: by its path, with or without slashes, or by its title; accents and capitals are
 * forgiven. "home" and "/" are the home page.
 */
export function exactPage<T extends Named>(pages: readonly T[], text: string): T | undefined {
  const wanted = plain(text)
  if (wanted === "") return undefined
  const path = plainPath(text)
  return pages.find(page => plainPath(page.path) === path) ?? pages.find(page => plain(page.title) === wanted)
}

/** A search over these pages: for a text the pages it may mean, best first; for no text all of them, in order. */
export function pageFinder<T extends Named>(pages: readonly T[]): (text: string) => T[] {
  const fuzzy = new UFuzzy({ intraMode: 1 })
  const texts = pages.map(({ title, path, code }) => plain(`${title} ${path} ${code}`))
  const titles = pages.map(({ title }) => plain(title))
  const names = pages.map(({ path }) => plainPath(path).replace(/^.*\//, ""))
  return text => {
    // A minus would mean "without" to the search.
    const wanted = plain(text).replace(/(^|\s)-+/g, "$1")
    if (wanted === "") return isBlank(text) ? [...pages] : []
    const found = search(fuzzy, texts, wanted)
    const starts = (i: number) => titles[i]?.startsWith(wanted) || names[i]?.startsWith(wanted)
    const ranked = [...found.filter(starts), ...found.filter(i => !starts(i))].flatMap(i => pages[i] ?? [])
    const exact = exactPage(pages, text)
    return exact ? [exact, ...ranked.filter(page => page !== exact)] : ranked
  }
}

/** The places of the texts that fit, best first; words in any order, and signs alone by their looks. */
function search(fuzzy: UFuzzy, texts: string[], wanted: string): number[] {
  const [found, info, order] = fuzzy.search(texts, wanted, 4)
  if (found?.length) return order ? order.flatMap(at => info.idx[at] ?? []) : found
  return texts.flatMap((text, i) => (text.includes(wanted) ? [i] : []))
}
