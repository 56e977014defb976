/** Finds the pages whose addresses are nearest to one that does not exist, and consoles whoever cries about it. */
import { distance } from "fastest-levenshtein"
import type { PageEntry } from "../../lib/content/derivedLists"

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** An address as it is compared: decoded, in small letters, without outer slashes, spaces or an ending like .html. */
export function clean(path: string): string {
  return decoded(path)
    .toLowerCase()
    .replace(/\.(html?|php|aspx?)$/, "")
    .replace(/[\s_]+/g, "-")
    .replace(/\/+/g, "/")
    .replace(/^\/|\/$/g, "")
}

/** A title as it would be in an address: "Is it Friday?" is "is-it-friday". */
function slug(title: string): string {
  return title
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
}

function difference(a: string, b: string): number {
  return distance(a, b) / Math.max(a.length, b.length, 1)
}

/**
 * How far a page is from what was typed; smaller is nearer. Below 0: the same but for capitals and the like (-3),
 * the title itself (-2), then one address that begins with the other (-1 or more, nearer the shorter the rest). From 0 up: the share of letters that differ, in the
 * whole address or in its last part, less half of the share of parts that both have.
 */
export function farness(typed: string, page: Pick<PageEntry, "path" | "title">): number {
  const wanted = clean(typed)
  const path = clean(page.path)
  const parts = wanted.split("/")
  const others = path.split("/")
  const last = parts.at(-1) ?? ""
  if (wanted === path) return -3
  if (wanted !== "" && [wanted, last].includes(slug(page.title))) return -2
  if (wanted !== "" && path !== "" && (path.startsWith(wanted) || wanted.startsWith(`${path}/`))) {
    return -1 + Math.abs(path.length - wanted.length) / 1000
  }
  const shared = parts.filter(part => others.includes(part)).length / Math.max(parts.length, others.length)
  const letters = Math.min(difference(wanted, path), difference(last, others.at(-1) ?? "") + 0.1)
  return 1 + letters - shared / 2
}

/** The nearest pages, nearest first; never the page that says so, nor the address that was typed. */
export function nearestPages(typed: string, pages: readonly PageEntry[], count = 3): PageEntry[] {
  const here = decoded(typed).replace(/(.)\/+$/, "$1")
  return pages
    .filter(({ path }) => path !== here && path !== "/404")
    .map(page => ({ page, far: farness(typed, page) }))
    .sort((a, b) => a.far - b.far || (a.page.path < b.page.path ? -1 : 1))
    .slice(0, count)
    .map(({ page }) => page)
}

/** How many handkerchiefs there are. */
export const handkerchiefs = 6

/** An address as one would say it aloud, at most 40 characters of it. */
export function spoken(typed: string): string {
  const letters = [...clean(typed)]
  if (letters.length === 0) return "nothing at all"
  return letters.length > 40 ? `${letters.slice(0, 39).join("")}…` : letters.join("")
}

/** What the emoji says when it has had so many handkerchiefs, of the address that was typed. */
export function sob(used: number, typed: string): string {
  const name = spoken(typed)
  const words = [
    "It has looked everywhere, and then once more in the Recycle Bin. It could do with a handkerchief.",
    `It blows its nose. “${name}”, it says. Such a lovely name.`,
    "It only turned its back for a moment, and there were so many pages.",
    "It asks whether you had a bookmark. You look at your shoes.",
    "It has drawn a picture for the lamp-posts: a white sheet, answers to no click.",
    "It says that you are taking this very well. Was it really yours?",
    `It is better now. The next page that is born here shall be called “${name}”.`,
  ]
  return words[Math.min(used, handkerchiefs)] ?? ""
}
