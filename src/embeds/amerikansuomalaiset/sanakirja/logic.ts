/** Translates sentences between Finnish and Finglish, word by word in the same form, and makes quiz questions. */
import { pick, type Random, shuffle } from "../../../lib/game/random"
import { type Form, formsOf, harmonised, possessed } from "./inflection"
import type { Word } from "./schema"

export type Way = "fingliska" | "suomi"

function cased(text: string, like: string): string {
  return /^\p{Lu}/u.test(like) ? text.charAt(0).toUpperCase() + text.slice(1) : text
}

export type Piece = { text: string; word: Word | null }

/** Suffixes that may follow any form: possessives, then clitics such as "too" and "not even". */
const whose = ["", "ni", "si", "nsa", "nsä", "mme", "nne"]
const more = ["", "kin", "kaan", "kään", "han", "hän", "ko", "kö", "pa", "pä"]

type Known = { word: Word; form: Form }
type Index = { forms: Map<string, Known[]>; owned: Map<string, Known> }

const indexes = new WeakMap<readonly Word[], Partial<Record<Way, Index>>>()

/** Indexes every form of every word of a language in lower case, and the stems of possessive suffixes. */
function indexOf(words: readonly Word[], way: Way): Index {
  const both = indexes.get(words) ?? {}
  indexes.set(words, both)
  const done = both[way]
  if (done) return done
  const index: Index = { forms: new Map(), owned: new Map() }
  for (const word of words) {
    const from = way === "fingliska" ? word.fi : word.word
    for (const [name, text] of Object.entries(formsOf(from))) {
      const form = name as Form
      const small = text.toLowerCase()
      index.forms.set(small, [...(index.forms.get(small) ?? []), { word, form }])
      const owned = possessed(from, form, text).toLowerCase()
      if (!index.owned.has(owned) && !name.includes("-")) index.owned.set(owned, { word, form })
    }
  }
  both[way] = index
  return index
}

/** All pairs of suffixes, those without a clitic first. */
const endings = more.flatMap(clitic => whose.map(own => ({ own, clitic })))

/** Translates a sentence into pieces; the pieces found in the dictionary are translated and carry their entry. */
export function translate(sentence: string, words: readonly Word[], way: Way): Piece[] {
  const { forms, owned } = indexOf(words, way)
  const tokens = sentence.match(/[\p{L}]+|[^\p{L}]+/gu) ?? []
  const isAlone = tokens.filter(token => /\p{L}/u.test(token)).length === 1
  return tokens.map(text => {
    const small = text.toLowerCase()
    for (const { own, clitic } of endings) {
      if (!small.endsWith(own + clitic)) continue
      const rest = small.slice(0, small.length - own.length - clitic.length)
      const all = forms.get(rest) ?? []
      // A verb in a sentence is rarely an infinitive; a word on its own is taken as the dictionary form.
      const candidate = isAlone ? all[0] : (all.find(({ form }) => form !== "infinitive") ?? all[0])
      const known = own === "" ? candidate : owned.get(rest)
      if (!known) continue
      const { word, form } = known
      const to = way === "fingliska" ? word.word : word.fi
      const bare = formsOf(to)[form]
      if (bare === undefined) continue
      const stem = own === "" ? bare : possessed(to, form, bare)
      return { text: cased(stem + harmonised(own + clitic, stem), text), word }
    }
    return { text, word: null }
  })
}

export type Question = { word: Word; choices: string[] }

/** Returns a word and four meanings, of which one is right. */
export function question(words: readonly Word[], random: Random): Question {
  const word = pick(words, random)
  const others = shuffle(
    words.filter(other => other.fi !== word.fi),
    random,
  )
  const wrong = [...new Set(others.map(({ fi }) => fi))].slice(0, 3)
  return { word, choices: shuffle([word.fi, ...wrong], random) }
}

/** Returns the rank for `row` correct answers in a row. */
export function rankOf(row: number): string {
  if (row === 0) return "Suoraan laivasta."
  if (row < 3) return "Löytää haalille."
  if (row < 6) return "Pääsee mainiin töihin."
  if (row < 10) return "Runnaa jo pientä käntistooria."
  return "Paasi."
}
