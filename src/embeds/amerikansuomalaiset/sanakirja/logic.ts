/** Turns sentences from Finnish to Finglish and back, word by word in the same form, and asks what words mean. */
import { pick, type Random, shuffle } from "../../../lib/game/random"
import { type Form, formsOf, harmonised, possessed } from "./inflection"
import type { Word } from "./schema"

export type Way = "fingliska" | "suomi"

function cased(text: string, like: string): string {
  return /^\p{Lu}/u.test(like) ? text.charAt(0).toUpperCase() + text.slice(1) : text
}

export type Piece = { text: string; word: Word | null }

/** What may be put to any form: whose it is, and "too", "not even" and their like. */
const whose = ["", "ni", "si", "nsa", "nsä", "mme", "nne"]
const more = ["", "kin", "kaan", "kään", "han", "hän", "ko", "kö", "pa", "pä"]

type Known = { word: Word; form: Form }
type Index = { forms: Map<string, Known[]>; owned: Map<string, Known> }

const indexes = new WeakMap<readonly Word[], Partial<Record<Way, Index>>>()

/** Every form of every word of a language, in small letters, and what possessive endings are put to. */
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

/** The endings in the order of what they leave: the least first. */
const endings = more.flatMap(clitic => whose.map(own => ({ own, clitic })))

/** A sentence in pieces; those that the dictionary knew are in the other language and have their word. */
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
      // A verb is most often what somebody does; alone it is the word of a dictionary.
      const said = isAlone ? all[0] : (all.find(({ form }) => form !== "infinitive") ?? all[0])
      const known = own === "" ? said : owned.get(rest)
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

/** A word and four meanings, of which one is right. */
export function question(words: readonly Word[], random: Random): Question {
  const word = pick(words, random)
  const others = shuffle(
    words.filter(other => other.fi !== word.fi),
    random,
  )
  const wrong = [...new Set(others.map(({ fi }) => fi))].slice(0, 3)
  return { word, choices: shuffle([word.fi, ...wrong], random) }
}

/** What somebody is called who has answered so many in a row. */
export function rankOf(row: number): string {
  if (row === 0) return "Suoraan laivasta."
  if (row < 3) return "Löytää haalille."
  if (row < 6) return "Pääsee mainiin töihin."
  if (row < 10) return "Runnaa jo pientä käntistooria."
  return "Paasi."
}
