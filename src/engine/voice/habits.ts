/** What a site says too often: words, endings and openings that only many pages together can wear out. */
import type { Problem } from "../problems"
import { filesOf, maxSharing, namesHamster, opening, type Place, sentences } from "./phrases"
import type { Prose } from "./prose"

/** The words of a page in their order, its title and description, and when it was added, as 2025-08-03. */
export type Spoken = Pick<Prose, "file" | "blocks"> & { subject: string; added: string }

type Said = Place & { added: string }

/** One page in so many may have a habit; on a small site, as many as may share an opening. */
const oneIn = 10

/** Phrases of which a reader tires. */
const wornPhrases = [
  { name: "Nobody", pattern: /\bnobody\b/i, todo: "Say who does, or what is there instead." },
  { name: ", which is", pattern: /, which is\b/, todo: "Begin a sentence with it, or leave it out." },
  { name: "It is not", pattern: /\bIt is not\b/, todo: "Say what it is." },
]

/**
 * Pages that do what too many do: the newest of them, which can still be written otherwise, is told where it does so,
 * until no more are left than there may be.
 */
export function habits(pages: readonly Spoken[]): Problem[] {
  const limit = Math.max(maxSharing, Math.floor(pages.length / oneIn))
  const few = `${limit} of ${pages.length} pages`
  const told = (all: readonly Said[], allowed: number, what: string, todo: string): Problem[] =>
    newestBeyond(all, allowed).map(({ file, line }) => ({ file, line, column: 1, what, todo }))
  const openings = new Map<string, Said[]>()
  for (const page of pages) for (const [phrase, said] of openingsOf(page)) add(openings, phrase, said)
  return [
    ...wornPhrases.flatMap(({ name, pattern, todo }) =>
      told(
        pages.flatMap(page => placeOfPhrase(page, pattern)),
        limit,
        `"${name}" stands on more than ${few} with this one.`,
        todo,
      ),
    ),
    ...told(
      pages.flatMap(hamsterAtTheEndOf),
      limit,
      `More than ${few} end with the hamster, this one too.`,
      "End it with something else.",
    ),
    ...[...openings].flatMap(([phrase, all]) =>
      told(
        all,
        maxSharing,
        `The first or last sentence begins with "${phrase}", as on ${filesOf(all) - 1} other pages: ${othersOf(all)}.`,
        `At most ${maxSharing} pages may share that. Begin it otherwise.`,
      ),
    ),
  ]
}

function add(openings: Map<string, Said[]>, phrase: string, said: Said): void {
  openings.set(phrase, [...(openings.get(phrase) ?? []), said])
}

/** The blocks of a page that say something. */
const wordsOf = ({ blocks }: Spoken) => blocks.filter(({ kind }) => kind !== "toy")

function placeOfPhrase(page: Spoken, pattern: RegExp): Said[] {
  const said = wordsOf(page).find(({ text }) => pattern.test(text))
  return said ? [{ file: page.file, line: said.line, added: page.added }] : []
}

function hamsterAtTheEndOf(page: Spoken): Said[] {
  const last = wordsOf(page).at(-1)
  // A page about him may end with him.
  if (!last || namesHamster(page.subject) || !namesHamster(sentences(last.text).at(-1) ?? "")) return []
  return [{ file: page.file, line: last.line, added: page.added }]
}

/** How the first and the last sentence of a page begin, each phrase once. */
function openingsOf(page: Spoken): Map<string, Said> {
  const words = wordsOf(page)
  const [first, last] = [words[0], words.at(-1)]
  const found = new Map<string, Said>()
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

/** All but the oldest `allowed`. */
function newestBeyond(all: readonly Said[], allowed: number): Said[] {
  const key = ({ added, file }: Said) => `${added} ${file}`
  return [...all].sort((a, b) => (key(a) < key(b) ? -1 : 1)).slice(allowed)
}

function othersOf(all: readonly Said[]): string {
  const oldest = [...all].sort((a, b) => (a.added < b.added ? -1 : 1)).slice(0, maxSharing)
  return oldest.map(({ file, line }) => `${file}:${line}`).join(", ")
}
