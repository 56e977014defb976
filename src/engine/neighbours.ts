/** Pages that belong beside a page: where its visitor may want to go next. */
import type { Neighbour } from "../lib/content/neighbour"
import { compare } from "./problems"

type Known = {
  path: string
  title: string
  code: string | null
  hidden: boolean
  tags: readonly string[]
  recommended?: boolean
  links: readonly { href: string }[]
}

/** The number of pages beside one: the shell offers the first that the visitor has not seen. */
const maxNeighbours = 4

const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/"))

/** Returns how much a page has to do with another: shared tags, a folder, a link in its text; recommended ones a little more. */
function closeness(page: Known, other: Known, linked: ReadonlySet<string>): number {
  const shared = other.tags.filter(tag => page.tags.includes(tag)).length
  const isBeside = folderOf(page.path) !== "" && folderOf(page.path) === folderOf(other.path)
  return shared * 2 + (isBeside ? 2 : 0) + (linked.has(other.path) ? 3 : 0) + (other.recommended ? 1.5 : 0)
}

/** Returns a function that finds the closest pages to one, the closest first; of equals that with the nearest number. */
export function neighboursOf(pages: readonly Known[]): (path: string) => Neighbour[] {
  const listed = pages.filter(page => !page.hidden && page.code !== null && page.path !== "/")
  return path => {
    const page = pages.find(each => each.path === path)
    if (!page) return []
    const linked = new Set(page.links.map(({ href }) => href.replace(/[?#].*$/, "")))
    const distance = (other: Known) => Math.abs(Number(other.code) - Number(page.code ?? 0))
    return listed
      .filter(other => other.path !== path)
      .map(other => ({ other, close: closeness(page, other, linked) }))
      .sort(
        (a, b) =>
          b.close - a.close || distance(a.other) - distance(b.other) || compare(a.other.path, b.other.path),
      )
      .slice(0, maxNeighbours)
      .map(({ other: { path: to, title, code } }) => ({ path: to, title, code: code ?? "" }))
  }
}

/** The lookup of each reading of the site. */
const lookups = new WeakMap<object, (path: string) => Neighbour[]>()

/** Returns the neighbours of a page of the site. */
export function neighboursIn(site: { pages: readonly Known[] }, path: string): Neighbour[] {
  const lookup = lookups.get(site) ?? neighboursOf(site.pages)
  lookups.set(site, lookup)
  return lookup(path)
}
