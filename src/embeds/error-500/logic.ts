/** A stack trace of the site's own pages, and how a drawing looks that is sorry. */
import type { LinkedEntry } from "../../lib/content/derivedLists"
import { pick, type Random, seeded } from "../../lib/game/random"

type Page = Pick<LinkedEntry, "path" | "title" | "code" | "to">

export type Frame = { path: string; title: string; file: string }

export type Trace = {
  /** "TypeError: Dinosaurs is not a function". */
  message: string
  /** The page in which it happened first, then who called it, down to the page that was asked for. */
  frames: Frame[]
}

const maxFrames = 7

const messages: readonly ((title: string) => string)[] = [
  title => `TypeError: ${title} is not a function, however one holds it`,
  title => `RangeError: ${title} is out of range, and out of milk`,
  title => `ReferenceError: ${title} is not defined; it is being described`,
  title => `SyntaxError: Unexpected hamster in ${title}`,
  title => `TypeError: Cannot read properties of ${title} without its glasses`,
  title => `InternalError: too much recursion in ${title}, and not enough in the rest`,
]

/** The file that a page is written in. */
export function fileOf(path: string): string {
  if (path === "/") return "content/pages/index.mdx"
  const [, folder] = /^\/(blog|playlist)\/./.exec(path) ?? []
  if (folder === "blog") return `content${path}.mdx`
  if (folder === "playlist") return `content/playlists${path.slice("/playlist".length)}.yaml`
  return `content/pages${path}.mdx`
}

/** A walk along links from a page, which ends where it is long enough or where all links lead back. */
function walk(byPath: ReadonlyMap<string, Page>, from: string, random: Random): Page[] {
  const walked: Page[] = []
  for (let at = byPath.get(from); at; ) {
    walked.push(at)
    const next = at.to.flatMap(path => byPath.get(path) ?? []).filter(page => !walked.includes(page))
    at = walked.length < maxFrames && next.length > 0 ? pick(next, random) : undefined
  }
  return walked
}

/**
 * The trace of an error with a number: a walk along the links from the page at `from`, so that every page in it links to
 * the one above it; the longest of some that were tried. The same number takes the same walk while the links stay.
 */
export function traceOf(pages: readonly Page[], from: string, error: number): Trace {
  const byPath = new Map(pages.map(page => [page.path, page]))
  const random = seeded(error)
  let walked: Page[] = []
  for (let i = 0; i < 20 && walked.length < maxFrames; i++) {
    const other = walk(byPath, from, random)
    if (other.length > walked.length) walked = other
  }
  const frames = walked
    .map(({ path, title, code }) => ({ path, title: title || "Home", file: `${fileOf(path)}:${code}` }))
    .reverse()
  const title = frames[0]?.title ?? "A page"
  return { message: pick(messages, random)(title), frames }
}

/** What the drawing answers to a forgiveness that comes too early, by how many apologies there were. */
const refusals = [
  "Thank you, but I hadn't finished. There is a list.",
  "Too soon. You would regret it, and then I should have to be sorry for that.",
  "Please keep it for now. I'd only put it down somewhere and lose it.",
  "No. I know how I sounded.",
  "Not yet. The next one is better.",
] as const

export function refusal(said: number): string {
  return refusals[(said - 1) % refusals.length] ?? refusals[0]
}

export type Mood = "official" | "uneasy" | "sad" | "crying"

/** What its face does at a sincerity in percent. */
export function moodAt(sincerity: number): Mood {
  if (sincerity < 15) return "official"
  if (sincerity < 40) return "uneasy"
  return sincerity < 60 ? "sad" : "crying"
}

/** How high the tears stand in the room at a sincerity in percent: 0 for a dry floor, 1 under the ceiling. */
export function floodAt(sincerity: number): number {
  return Math.max(0, (sincerity - 58) / 42) ** 1.2
}

/** The number of the error after this one, from 1 to 9999; all of them come before one comes again. */
export function nextError(error: number): number {
  return ((error + 4386) % 9999) + 1
}
