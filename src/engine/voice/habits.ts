/** Finds words, endings and openings that too many pages of the site share: the habits of its voice. */
import type { Problem } from "../problems"
import { filesOf, maxSharing, namesHamster, opening, type Place, sentences } from "./phrases"
import type { Prose } from "./prose"

/** A page's text in order, its title and description, and its date, as 2025-08-03. */
export type PageText = Pick<Prose, "file" | "blocks"> & { subject: string; added: string }

type Use = Place & { added: string }

/** A habit may occur on one page in this many, but on at least maxSharing pages. */
const maxShare = 10

/** Overused phrases. */
const wornPhrases = [
  { name: "Nobody", pattern: /\bnobody\b/i, todo: "Say who does, or what is there instead." },
  { name: ", which is", pattern: /, which is\b/, todo: "Begin a sentence with it, or leave it out." },
  { name: "It is not", pattern: /\bIt is not\b/, todo: "Say what it is." },
]

/** Reports overused phrases and openings on the newest pages that have them, until the rest is within the limit. */
export function habits(pages: readonly PageText[]): Problem[] {
  const limit = Math.max(maxSharing, Math.floor(pages.length / maxShare))
  const limitText = `${limit} of ${pages.length} pages`
  const problemsBeyond = (all: readonly Use[], allowed: number, what: string, todo: string): Problem[] =>
    newestBeyond(all, allowed).map(({ file, line }) => ({ file, line, column: 1, what, todo }))
  const openings = new Map<string, Use[]>()
  for (const page of pages) for (const [phrase, use] of openingsOf(page)) add(openings, phrase, use)
  return [
    ...wornPhrases.flatMap(({ name, pattern, todo }) =>
      problemsBeyond(
        pages.flatMap(page => placeOfPhrase(page, pattern)),
        limit,
        `"${name}" stands on more than ${limitText} with this one.`,
        todo,
      ),
    ),
    ...problemsBeyond(
      pages.flatMap(hamsterEnding),
      limit,
      `More than ${limitText} end with the hamster, this one too.`,
      "End it with something else.",
    ),
    ...[...openings].flatMap(([phrase, all]) =>
      problemsBeyond(
        all,
        maxSharing,
        `The first or last sentence begins with "${phrase}", as on ${filesOf(all) - 1} other pages: ${othersOf(all)}.`,
        `At most ${maxSharing} pages may share that. Begin it otherwise.`,
      ),
    ),
  ]
}

function add(openings: Map<string, Use[]>, phrase: string, use: Use): void {
  openings.set(phrase, [...(openings.get(phrase) ?? []), use])
}

/** The blocks of text. */
const wordsOf = ({ blocks }: PageText) => blocks.filter(({ kind }) => kind !== "toy")

function placeOfPhrase(page: PageText, pattern: RegExp): Use[] {
  const use = wordsOf(page).find(({ text }) => pattern.test(text))
  return use ? [{ file: page.file, line: use.line, added: page.added }] : []
}

function hamsterEnding(page: PageText): Use[] {
  const last = wordsOf(page).at(-1)
  // A page about the hamster may end with him.
  if (!last || namesHamster(page.subject) || !namesHamster(sentences(last.text).at(-1) ?? "")) return []
  return [{ file: page.file, line: last.line, added: page.added }]
}

/** The openings of the first and last sentence of a page, without duplicates. */
function openingsOf(page: PageText): Map<string, Use> {
  const words = wordsOf(page)
  const [first, last] = [words[0], words.at(-1)]
  const found = new Map<string, Use>()
  for (const [block, sentence] of [
    [last, sentences(last?.text ?? "").at(-1)],
    [first, sentences(first?.text ?? "")[0]],
  ] as const) {
    const phrase = opening(sentence ?? "")
    if (block && phrase.includes(" "))
      found.set(phrase, { file: page.file, line: block.line, added: page.added })
  }
  return found
}

/** The uses beyond the oldest `allowed`. */
function newestBeyond(all: readonly Use[], allowed: number): Use[] {
  const key = ({ added, file }: Use) => `${added} ${file}`
  return [...all].sort((a, b) => (key(a) < key(b) ? -1 : 1)).slice(allowed)
}

function othersOf(all: readonly Use[]): string {
  const oldest = [...all].sort((a, b) => (a.added < b.added ? -1 : 1)).slice(0, maxSharing)
  return oldest.map(({ file, line }) => `${file}:${line}`).join(", ")
}
