/** Chooses the pairs: the winner stays until it has won four times, and meets newcomers and the best in turn. */
import { pick, type Random, seeded } from "../../lib/game/random"
import { type Choice, ratings } from "./rating"

/** The maximum number of stored choices. */
export const maxChoices = 300
/** The number of wins in a row after which the winner retires. */
export const streak = 4

/** Returns the length of the current winning streak. */
export function winsInARow(choices: readonly Choice[]): number {
  const champion = choices.at(-1)?.[0]
  let count = 0
  while (count < choices.length && choices[choices.length - 1 - count]?.[0] === champion) count++
  return count
}

/** Returns the next pair, determined by the choices. Needs at least two paths. */
export function nextPair(
  paths: readonly string[],
  choices: readonly Choice[],
): readonly [left: string, right: string] {
  const random = seeded(`best ${choices.length} ${choices.at(-1)?.join(" ") ?? ""}`)
  const known = new Set(choices.flat())
  const last = choices.at(-1)
  const stays = last && paths.includes(last[0]) && winsInARow(choices) < streak ? last[0] : null
  if (!stays) {
    const left = newcomer(paths, known, random)
    return [left, other(paths, new Set([...known, left]), left, random)]
  }
  const met = new Set(choices.flatMap(([a, b]) => (a === stays ? [b] : b === stays ? [a] : [])))
  const rivals = ratings(choices)
    .slice(0, 8)
    .map(({ path }) => path)
    .filter(path => path !== stays && !met.has(path) && paths.includes(path))
  const isRematch = rivals.length > 0 && choices.length % 2 === 1
  const challenger = isRematch ? pick(rivals, random) : other(paths, known, stays, random)
  return isLeft(paths, choices) ? [stays, challenger] : [challenger, stays]
}

/**
 * Returns whether the winner of the last choice stands on the left; it keeps its side while it stays. Needs at
 * least one choice.
 */
function isLeft(paths: readonly string[], choices: readonly Choice[]): boolean {
  const staysAfter = (count: number) => {
    const winner = choices[count - 1]?.[0]
    return winner !== undefined && paths.includes(winner) && winsInARow(choices.slice(0, count)) < streak
  }
  let first = choices.length - 1
  while (first > 0 && staysAfter(first)) first--
  let left = choices[first]?.[0] === nextPair(paths, choices.slice(0, first))[0]
  // A challenger that wins stays on its own side, the other one.
  for (let i = first + 1; i < choices.length; i++) if (choices[i]?.[0] !== choices[i - 1]?.[0]) left = !left
  return left
}

function newcomer(paths: readonly string[], known: ReadonlySet<string>, random: Random): string {
  const fresh = paths.filter(path => !known.has(path))
  return pick(fresh.length > 0 ? fresh : paths, random)
}

function other(paths: readonly string[], known: ReadonlySet<string>, not: string, random: Random): string {
  return newcomer(
    paths.filter(path => path !== not),
    known,
    random,
  )
}

/** The webmaster's own choices, shown until the visitor has made some; they contain a cycle. */
export const example: readonly Choice[] = [
  ["/games/hangman", "/week"],
  ["/mesmerizing", "/games/hangman"],
  ["/pertti", "/mesmerizing"],
  ["/pertti", "/salary"],
  ["/dinosaurs", "/salary"],
  ["/error-418", "/tools/rgb-to-hsl"],
  ["/games/10x", "/phd"],
  ["/error-418", "/games/10x"],
  ["/virtual-horses", "/week"],
  ["/pertti", "/virtual-horses"],
  ["/jokes", "/thesis"],
  ["/dinosaurs", "/jokes"],
  ["/error-418", "/dinosaurs"],
  ["/mesmerizing", "/virtual-horses"],
  ["/calculator", "/week"],
  ["/pertti", "/error-418"],
]

/** Formats and parses a top list for the address: at most ten comma-separated paths without the leading slash. */
export const topLink = {
  write: (paths: readonly string[]) => paths.map(path => path.slice(1)).join(","),
  read: (text: string) =>
    text
      .split(",")
      .filter(Boolean)
      .slice(0, 10)
      .map(path => `/${path}`),
}

/** The facts about this browser that a 1990s page might require, and its badges. */
export type Facts = { width: number; height: number; appName: string; agent: string; java: boolean }

export const wishes: readonly { badge: string; says: string; has: (facts: Facts) => string | true }[] = [
  {
    badge: "800x600",
    says: "best viewed with 800x600",
    has: ({ width, height }) => (width === 800 && height === 600) || `yours is ${width}x${height}`,
  },
  {
    badge: "netscape",
    says: "best with Netscape",
    has: ({ appName }) => appName === "Netscape" || `yours says ${appName || "nothing"}`,
  },
  {
    badge: "msie4",
    says: "msie 4.0",
    has: ({ agent }) => /MSIE 4\.0/.test(agent) || "yours is from the future",
  },
  { badge: "eyes", says: "best viewed with eyes", has: () => true },
  { badge: "coffee", says: "no Java, just coffee", has: ({ java }) => !java || "Java has been found" },
]
