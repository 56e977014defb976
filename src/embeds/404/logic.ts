/** Finds the pages whose addresses are nearest to a missing one, and the words that console the emoji. */
import { distance } from "fastest-levenshtein"
import type { PageEntry } from "../../lib/content/derivedLists"
import { pluralise } from "../../lib/text/pluralise"

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * Normalises an address for comparison: decoded, lower case, without outer slashes, spaces or an ending like .html.
 */
export function clean(path: string): string {
  return decoded(path)
    .toLowerCase()
    .replace(/\.(html?|php|aspx?)$/, "")
    .replace(/[\s_]+/g, "-")
    .replace(/\/+/g, "/")
    .replace(/^\/|\/$/g, "")
}

/** Returns a title as a slug: "Is it Friday?" is "is-it-friday". */
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
 * Returns the distance of a page from the typed address; smaller is nearer. Below 0: the same but for capitals and
 * punctuation (-3), the title itself (-2), then one address that starts with the other (-1 or more, nearer the
 * shorter the rest). From 0 up: the share of differing letters, in the whole address or its last segment, less half
 * of the share of common segments.
 */
export function pageDistance(typed: string, page: Pick<PageEntry, "path" | "title">): number {
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

/** Returns the nearest pages, nearest first, without the 404 page and the typed address itself. */
export function nearestPages(typed: string, pages: readonly PageEntry[], count = 3): PageEntry[] {
  const here = decoded(typed).replace(/(.)\/+$/, "$1")
  return pages
    .filter(({ path }) => path !== here && path !== "/404")
    .map(page => ({ page, far: pageDistance(typed, page) }))
    .sort((a, b) => a.far - b.far || (a.page.path < b.page.path ? -1 : 1))
    .slice(0, count)
    .map(({ page }) => page)
}

/** Returns the page whose numpad code is the address: "/0130", or "/130" without the zeros. */
export function pageByNumber(typed: string, pages: readonly PageEntry[]): PageEntry | undefined {
  const digits = /^\/(\d{1,4})\/?$/.exec(decoded(typed))?.[1]
  return digits === undefined ? undefined : pages.find(({ code }) => code === digits.padStart(4, "0"))
}

/** Returns the pages whose addresses continue the typed one, such as those under "/tools". */
export function childrenOf(typed: string, pages: readonly PageEntry[]): PageEntry[] {
  const folder = clean(typed)
  return folder === "" ? [] : pages.filter(({ path }) => clean(path).startsWith(`${folder}/`))
}

export const handkerchiefs = 3

/** Returns an address as it would be read aloud, at most 40 characters. */
export function readAloud(typed: string): string {
  const letters = [...clean(typed)]
  if (letters.length === 0) return "nothing at all"
  return letters.length > 40 ? `${letters.slice(0, 39).join("")}…` : letters.join("")
}

/** Returns what the emoji says about the typed address after `used` handkerchiefs. */
export function sobText(used: number, typed: string): string {
  const name = readAloud(typed)
  const words = [
    "It has looked everywhere, even in the Recycle Bin. It needs a handkerchief.",
    `It blows its nose. “${name}”, it says. What a lovely name.`,
    "It asks whether you had a bookmark. You look at your shoes.",
    `It is better now. “${name}”, it says, why not? There is something white in the sky.`,
  ]
  return words[Math.min(used, handkerchiefs)] ?? ""
}

/** The origin of a letter in a newborn page's name. */
export type Origin = "mother" | "father" | "own"

/** Returns for each character of `text` whether it belongs to the longest common subsequence with `other`. */
function common(text: readonly string[], other: readonly string[]): boolean[] {
  const lengths = Array.from({ length: text.length + 1 }, () => Array<number>(other.length + 1).fill(0))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = text.length - 1; i >= 0; i--) {
    const row = lengths[i] ?? []
    for (let j = other.length - 1; j >= 0; j--) {
      row[j] = text[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const shared = text.map(() => false)
  for (let i = 0, j = 0; i < text.length && j < other.length; ) {
    if (text[i] === other[j]) {
      shared[i] = true
      i++
      j++
    } else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return shared
}

/**
 * Assigns each letter of a name to its origin: first the mother's, then the father's among the rest, then its own.
 */
export function inheritLetters(
  name: string,
  mother: string,
  father: string,
): { letter: string; from: Origin }[] {
  const letters = [...name]
  const hers = common(letters, [...mother])
  const rest = letters.flatMap((letter, at) => (hers[at] ? [] : [{ letter, at }]))
  const his = common(
    rest.map(({ letter }) => letter),
    [...father],
  )
  const fathers = new Set(rest.filter((_, i) => his[i]).map(({ at }) => at))
  return letters.map((letter, at) => ({
    letter,
    from: hers[at] ? "mother" : fathers.has(at) ? "father" : "own",
  }))
}

/**
 * Returns the name a page goes by as a parent: the last segment of its address, or the site's name for the front
 * page.
 */
export function calledBy(path: string): string {
  return clean(path).split("/").at(-1) || "juhq"
}

/** The number of rocks of the cradle after which the newborn says its own name, and then its mother's. */
export const rocksNeeded = { name: 3, grown: 4, mother: 5, asleep: 7 }

/** Returns the part of its name the page can say after `rocked` rocks; all of it from `rocksNeeded.name` on. */
export function babble(name: string, rocked: number): string {
  const letters = [...name]
  if (rocked >= rocksNeeded.name) return name
  return letters.slice(0, Math.ceil((letters.length * rocked) / rocksNeeded.name)).join("")
}

const dayMs = 24 * 60 * 60 * 1000

/** Returns the line shown over the cradle. `age` is in milliseconds. */
export function lullaby(name: string, mother: string, rocked: number, age: number): string {
  if (rocked >= rocksNeeded.asleep) return "Both asleep. You may find your own way now."
  if (rocked > rocksNeeded.mother)
    return `“${babble(mother, rocked - rocksNeeded.mother)}…”, says the mother. She yawns.`
  if (rocked === rocksNeeded.mother) return "Nobody has rocked the mother since 1998. She gets in."
  if (rocked >= rocksNeeded.grown)
    return `“${mother}”, it says. Its mother taught it that. It is a grown-up page now.`
  if (rocked === rocksNeeded.name) return `“${name}”, it says. It knows its name.`
  if (rocked > 0) return `“${babble(name, rocked)}…”, it says.`
  const days = Math.floor(age / dayMs)
  if (days > 0) return `It is ${days} ${days === 1 ? "day" : "days"} old, and has been asking for you.`
  return `Here it is: ${[...name].length} letters long, and it wants to talk. Rock it.`
}

/**
 * Describes the origins of the letters: "9 letters of Calculator's, none of Juhku's, who looks away, and an e of
 * its own."
 */
export function likeness(
  letters: readonly { letter: string; from: Origin }[],
  mother: string,
  father: string,
) {
  const of = (from: Origin) => letters.filter(each => each.from === from).map(({ letter }) => letter)
  const hers = of("mother").length
  const his = of("father").length
  const own = of("own")
  return [
    hers === 0
      ? `Nothing from its mother, ${mother}`
      : `${pluralise(hers, "letter")} from its mother, ${mother}`,
    his === 0 ? `none from ${father}, who looks away` : `${his} from its father, ${father}`,
    own.length === 0 ? "and none of its own yet." : `and “${own.join("")}”, all its own.`,
  ].join("; ")
}
