/** A stack trace along the site's pages, and the remorseful drawing's moods. */
import type { LinkedEntry } from "../../lib/content/derivedLists"
import { pick, type Random, seeded } from "../../lib/game/random"

type Page = Pick<LinkedEntry, "path" | "title" | "code" | "to">

export type Frame = { path: string; title: string; file: string }

export type Trace = {
  /** As in "TypeError: Dinosaurs is not a function". */
  message: string
  /** Innermost first: the page that failed, then its callers, down to the requested page. */
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

/** Returns the source file of a page. */
export function fileOf(path: string): string {
  if (path === "/") return "content/pages/index.mdx"
  const [, folder] = /^\/(blog|playlist)\/./.exec(path) ?? []
  if (folder === "blog") return `content${path}.mdx`
  if (folder === "playlist") return `content/playlists${path.slice("/playlist".length)}.yaml`
  return `content/pages${path}.mdx`
}

/**
 * Returns a random walk along links from a page, of at most `maxFrames` pages. Ends earlier where all links lead
 * back.
 */
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
 * Returns the trace of an error by its number: the longest of several walks from the page at `from`, in which every
 * page links to the one above it. Deterministic while the links stay the same.
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

/** Answers to forgiveness offered too early, by the number of apologies so far. */
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

/** Returns the face for a sincerity in per cent. */
export function moodAt(sincerity: number): Mood {
  if (sincerity < 15) return "official"
  if (sincerity < 40) return "uneasy"
  return sincerity < 60 ? "sad" : "crying"
}

/** Returns the level of tears for a sincerity in per cent: 0 is a dry floor, 1 reaches the ceiling. */
export function floodAt(sincerity: number): number {
  return Math.max(0, (sincerity - 58) / 42) ** 1.2
}

/** Returns the next error number, 1 to 9999. The cycle visits all of them before it repeats. */
export function nextError(error: number): number {
  return ((error + 4386) % 9999) + 1
}
