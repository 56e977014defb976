/** The pages that the visitor has opened, and a page that they have not. */
import { array, string } from "valibot"
import { type Random, randomInt } from "../../lib/game/random"
import { storageEntry } from "../storage/storageEntry"
import { gotThings } from "../storage/things"
import { read, write } from "../storage/useStorage"
import { hasTrace } from "./traces"

type Visitable = { path: string; code: string; recommended?: boolean }

/** The numbers of the pages that have been opened since all were seen last, the latest at the end. */
export const visitedPages = storageEntry<string[]>("visited", array(string()), [])

/** Records that the page with a number has been opened. */
export function recordVisit(code: string): void {
  const visited = read(visitedPages)
  if (visited.at(-1) !== code) write(visitedPages, [...visited.filter(other => other !== code), code])
}

/**
 * Picks a page other than the current one that has not been opened yet, a recommended one while there are any. Null if
 * there is none: then all have been seen.
 */
export function pickUnseen<Page extends Visitable>(
  pages: readonly Page[],
  visited: readonly string[],
  path: string,
  random: Random,
): Page | null {
  const unseen = pages.filter(page => page.path !== path && !visited.includes(page.code))
  const recommended = unseen.filter(page => page.recommended)
  const choice = recommended.length > 0 ? recommended : unseen
  return choice[randomInt(choice.length, random)] ?? null
}

/** Picks an unseen page for this visitor: one whose thing comes along, as long as they have none. */
export function pickNext<Page extends Visitable>(
  pages: readonly Page[],
  path: string,
  random: Random,
): Page | null {
  const pick = (from: readonly Page[]) => pickUnseen(from, read(visitedPages), path, random)
  const isNew = read(gotThings).length === 0
  return (isNew && pick(pages.filter(page => hasTrace(page.path)))) || pick(pages)
}

/** Picks a page as `pickNext` does. Once all have been seen, they count as unseen again. */
export function pickAnywhere<Page extends Visitable>(
  pages: readonly Page[],
  path: string,
  random: Random,
): Page | null {
  const unseen = pickNext(pages, path, random)
  if (unseen || pages.length < 2) return unseen
  write(
    visitedPages,
    pages.filter(page => page.path === path).map(({ code }) => code),
  )
  return pickUnseen(pages, [], path, random)
}
