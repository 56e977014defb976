/**
 * The rules that pages and the registry's lines must agree on. In each table the first rule that applies is
 * reported.
 */
import type { CodeRequest, Line } from "./codeLines"
import { nearest } from "./problems"

/** One kind of mistake: when it applies, what it is, and what to do. */
type Rule<Case> = {
  applies: (facts: Case) => boolean
  what: (facts: Case) => string
  todo: (facts: Case) => string
}

/** A former address in a page's "was". */
export type WasCase = {
  page: CodeRequest
  old: string
  /** The page that is at that address now. */
  owner: CodeRequest | undefined
  /** Another page that claims the same former address. */
  rival: CodeRequest | undefined
  /** The registry's line of that address. */
  oldLine: Line | undefined
  /** The line of the page's own address, or of an older one. */
  line: Line | undefined
}

/** Former addresses that can't belong to the page. */
export const wasRules: readonly Rule<WasCase>[] = [
  {
    applies: ({ owner, page }) => owner === page,
    what: ({ old }) => `"${old}" in "was" is the page's own address.`,
    todo: () => 'Remove it from "was".',
  },
  {
    applies: ({ owner }) => owner !== undefined,
    what: ({ old, owner }) => `"${old}" in "was" is the address of ${owner?.file}.`,
    todo: ({ owner }) => `Remove it from "was", or remove ${owner?.file}.`,
  },
  {
    applies: ({ rival }) => rival !== undefined,
    what: ({ old, rival }) => `"${old}" in "was" is claimed by ${rival?.file} too.`,
    todo: () => "Only the renamed page keeps its old address and number.",
  },
]

/** Former addresses that belong to the page, but whose number can't. */
export const numberRules: readonly Rule<WasCase>[] = [
  {
    applies: ({ oldLine, line }) => oldLine !== undefined && line !== undefined && oldLine !== line,
    what: ({ oldLine, line, old, page }) =>
      `The number ${oldLine?.code} belongs to "${old}", and "${page.path}" has ${line?.code}: it would change its meaning.`,
    todo: ({ oldLine, old }) =>
      `Remove "${old}" from "was", and add "retired: true" to the line of ${oldLine?.code}.`,
  },
]

/** A line of the registry and the pages that it may belong to. */
export type LineCase = {
  line: Line
  /** The page that has the line, by its own address or a former one. */
  owner: CodeRequest | undefined
  /** The page at the line's current address ("now"). */
  successor: CodeRequest | undefined
  /** The pages that have no line yet. */
  unregistered: () => readonly CodeRequest[]
}

/** Returns whether no page names the line's current address, in its path or in "was". */
const isForgotten = ({ line: { now }, owner }: LineCase) =>
  owner !== undefined &&
  now !== undefined &&
  owner.path !== now &&
  !owner.was.some(({ path }) => path === now)

export const lineRules: readonly Rule<LineCase>[] = [
  {
    applies: ({ line, owner, successor }) => line.retired === true && (owner ?? successor) !== undefined,
    what: ({ line, owner, successor }) =>
      `"${owner ? line.path : line.now}" is retired, but ${(owner ?? successor)?.file} is there.`,
    todo: () => 'Remove "retired: true", or the page.',
  },
  {
    applies: facts =>
      isForgotten(facts) && facts.owner?.path === facts.line.path && facts.successor !== undefined,
    what: ({ line, owner }) =>
      `The number ${line.code} belongs to "${line.now}", which was "${line.path}", and would change its meaning to ${owner?.file}.`,
    todo: ({ line, successor }) =>
      `Write "was: [${line.path}]" in ${successor?.file} again, and give the new page another address.`,
  },
  {
    applies: isForgotten,
    what: ({ line }) => `The page "${line.now}" is gone.`,
    todo: ({ line, owner }) => {
      const was = [...(owner?.was ?? []).map(({ path }) => path), line.now].join(", ")
      return `Write "was: [${was}]" in ${owner?.file}, so that the old address leads on; if it was never committed there, remove "now" from this line.`
    },
  },
  {
    applies: ({ line, owner }) => owner?.draft === true && !line.planned,
    what: ({ line, owner }) => `"${line.path}" has the number ${line.code}, but ${owner?.file} is a draft.`,
    todo: () =>
      'Remove "draft: true" from it: a page that has come stays. One that is still to come has "publishOn" and its day instead.',
  },
  {
    applies: ({ line, owner }) => owner?.hidden === true && !line.planned,
    what: ({ line, owner }) => `"${line.path}" has the number ${line.code}, but ${owner?.file} is hidden.`,
    todo: () => 'Remove "hidden: true" from it: a page keeps its number.',
  },
  {
    applies: ({ line, owner }) => !owner && !line.planned && !line.retired,
    what: ({ line }) => `The page "${line.now ?? line.path}" is gone.`,
    todo: ({ line, unregistered }) => adviceOnGone(line, unregistered()),
  },
]

/** Returns the message of the first rule that applies; undefined if none does. */
export function firstMistake<Case>(
  rules: readonly Rule<Case>[],
  facts: Case,
): { what: string; todo: string } | undefined {
  const rule = rules.find(({ applies }) => applies(facts))
  return rule && { what: rule.what(facts), todo: rule.todo(facts) }
}

function adviceOnGone({ path }: Line, unregistered: readonly CodeRequest[]): string {
  const like = nearest(
    path,
    unregistered.map(page => page.path),
  )
  const guess = unregistered.length === 1 ? unregistered[0] : unregistered.find(page => page.path === like)
  if (!guess)
    return 'Add "retired: true" to this line, or "was: [...]" to the front matter of the page it has become.'
  return `If it is "${guess.path}" now, write "was: [${path}]" in ${guess.file}; else add "retired: true" to this line.`
}
