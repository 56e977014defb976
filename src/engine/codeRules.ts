/** What can be wrong between the registry's lines and the pages: two tables, in each of which the first that holds is told. */
import type { CodeRequest, Line } from "./codeLines"
import { nearest } from "./problems"

/** A mistake of one kind: whether it is made here, what it is, and what to do. */
type Rule<Case> = {
  holds: (given: Case) => boolean
  what: (given: Case) => string
  todo: (given: Case) => string
}

/** An old address that a page claims. */
export type WasCase = {
  page: CodeRequest
  old: string
  /** The page that is there now. */
  owner: CodeRequest | undefined
  /** Another page that has claimed it. */
  rival: CodeRequest | undefined
  /** Its line in the registry. */
  held: Line | undefined
  /** The line that the page has by its own address, or by an older one. */
  line: Line | undefined
}

/** Old addresses that can't be a page's at all. */
export const wasRules: readonly Rule<WasCase>[] = [
  {
    holds: ({ owner, page }) => owner === page,
    what: ({ old }) => `"${old}" in "was" is the page's own address.`,
    todo: () => 'Remove it from "was".',
  },
  {
    holds: ({ owner }) => owner !== undefined,
    what: ({ old, owner }) => `"${old}" in "was" is the address of ${owner?.file}.`,
    todo: ({ owner }) => `Remove it from "was", or remove ${owner?.file}.`,
  },
  {
    holds: ({ rival }) => rival !== undefined,
    what: ({ old, rival }) => `"${old}" in "was" is claimed by ${rival?.file} too.`,
    todo: () => "Only the renamed page keeps its old address and number.",
  },
]

/** Old addresses that are the page's, but whose number can't be. */
export const numberRules: readonly Rule<WasCase>[] = [
  {
    holds: ({ held, line }) => held !== undefined && line !== undefined && held !== line,
    what: ({ held, line, old, page }) =>
      `The number ${held?.code} belongs to "${old}", and "${page.path}" has ${line?.code}: it would change its meaning.`,
    todo: ({ held, old }) =>
      `Remove "${old}" from "was", and add "retired: true" to the line of ${held?.code}.`,
  },
]

/** A line of the registry. */
export type LineCase = {
  line: Line
  /** The page that has the line, by its address or an old one. */
  owner: CodeRequest | undefined
  /** The page at the address that the line has now. */
  heir: CodeRequest | undefined
  /** The pages that have no line yet. */
  fresh: () => readonly CodeRequest[]
}

/** The line's page has been at an address that nobody speaks for any more. */
const isForgotten = ({ line: { now }, owner }: LineCase) =>
  owner !== undefined &&
  now !== undefined &&
  owner.path !== now &&
  !owner.was.some(({ path }) => path === now)

export const lineRules: readonly Rule<LineCase>[] = [
  {
    holds: ({ line, owner, heir }) => line.retired === true && (owner ?? heir) !== undefined,
    what: ({ line, owner, heir }) =>
      `"${owner ? line.path : line.now}" is retired, but ${(owner ?? heir)?.file} is there.`,
    todo: () => 'Remove "retired: true", or the page.',
  },
  {
    holds: given => isForgotten(given) && given.owner?.path === given.line.path && given.heir !== undefined,
    what: ({ line, owner }) =>
      `The number ${line.code} belongs to "${line.now}", which was "${line.path}", and would change its meaning to ${owner?.file}.`,
    todo: ({ line, heir }) =>
      `Write "was: [${line.path}]" in ${heir?.file} again, and give the new page another address.`,
  },
  {
    holds: isForgotten,
    what: ({ line }) => `The page "${line.now}" is gone.`,
    todo: ({ line, owner }) => {
      const was = [...(owner?.was ?? []).map(({ path }) => path), line.now].join(", ")
      return `Write "was: [${was}]" in ${owner?.file}, so that the old address leads on; if it was never committed there, remove "now" from this line.`
    },
  },
  {
    holds: ({ line, owner }) => owner?.draft === true && !line.planned,
    what: ({ line, owner }) => `"${line.path}" has the number ${line.code}, but ${owner?.file} is a draft.`,
    todo: () =>
      'Remove "draft: true" from it: a page that has come stays. One that is still to come has "publishOn" and its day instead.',
  },
  {
    holds: ({ line, owner }) => owner?.hidden === true && !line.planned,
    what: ({ line, owner }) => `"${line.path}" has the number ${line.code}, but ${owner?.file} is hidden.`,
    todo: () => 'Remove "hidden: true" from it: a page keeps its number.',
  },
  {
    holds: ({ line, owner }) => !owner && !line.planned && !line.retired,
    what: ({ line }) => `The page "${line.now ?? line.path}" is gone.`,
    todo: ({ line, fresh }) => adviceOnGone(line, fresh()),
  },
]

/** What the first rule that holds says; undefined where none does. */
export function firstMistake<Case>(
  rules: readonly Rule<Case>[],
  given: Case,
): { what: string; todo: string } | undefined {
  const rule = rules.find(({ holds }) => holds(given))
  return rule && { what: rule.what(given), todo: rule.todo(given) }
}

function adviceOnGone({ path }: Line, fresh: readonly CodeRequest[]): string {
  const like = nearest(
    path,
    fresh.map(page => page.path),
  )
  const guess = fresh.length === 1 ? fresh[0] : fresh.find(page => page.path === like)
  if (!guess)
    return 'Add "retired: true" to this line, or "was: [...]" to the front matter of the page it has become.'
  return `If it is "${guess.path}" now, write "was: [${path}]" in ${guess.file}; else add "retired: true" to this line.`
}
