/** English grammar for excuses: articles, plurals, pronouns, and agreement of verbs with the actor. */
import type { Actor, Word } from "./schema"

const pronouns = {
  he: { they: "he", them: "him", their: "his", themselves: "himself" },
  she: { they: "she", them: "her", their: "her", themselves: "herself" },
  it: { they: "it", them: "it", their: "its", themselves: "itself" },
  they: { they: "they", them: "them", their: "their", themselves: "themselves" },
}

/** Words spelt with an initial vowel but pronounced with a consonant, and vice versa. */
const consonantSound = /^(uni(?!m|n)|use|usu|uku|euro|euph|eu[lc]|one\b|once\b|ewe)/i
const vowelSound = /^(hour|honest|honou?r|heir)/i
/** Initial letters read by name: an X-ray, an LCD; but a UFO. */
const spelled = /^(?:[AEFHILMNORSX](?![a-z])|[AEFHILMNORSX]-)/

/** Returns "a" or "an" for the following words, by sound: a ukulele, a one-eyed eel, an honest ox. */
export function articleFor(words: string): "a" | "an" {
  if (/^(8|11\b|18\b)/.test(words) || vowelSound.test(words) || spelled.test(words)) return "an"
  return /^[aeiouäö]/i.test(words) && !consonantSound.test(words) && !/^[A-Z]{2}/.test(words) ? "an" : "a"
}

export function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** Returns the singular or plural of a word; a plain string is used for both. */
export function formOf(word: Word, number: "one" | "many"): string {
  return typeof word === "string" ? word : word[number]
}

export type Filling = {
  /** The actor whose pronouns are used. Placeholders that need one throw without it. */
  actor?: Pick<Actor, "as">
  /** The text for {that}. */
  that?: string
  /** Draws the next word of a list, different at each call. Throws a RangeError for an unknown list. */
  next: (list: string) => Word
}

/** Fills in a part's placeholders. Throws a RangeError for an unknown one. */
export function filled(part: string, { actor, that, next }: Filling): string {
  return part.replace(/\{([^{}]*)\}/g, (whole, inside: string) => {
    if (inside === "that" && that) return that
    const [one, many] = inside.split("/")
    if (actor && one && many) return actor.as === "they" ? many : one
    if (actor && Object.hasOwn(pronouns.it, inside)) {
      return pronouns[actor.as][inside as keyof typeof pronouns.it]
    }
    if (!/^[a-z]+( [a-z]+)*$/.test(inside)) throw new RangeError(`${whole} in "${part}" means nothing.`)
    const words = inside.split(" ")
    if (words[0] === "a" && words.length > 1) {
      const noun = words
        .slice(1)
        .map(list => formOf(next(list), "one"))
        .join(" ")
      return `${articleFor(noun)} ${noun}`
    }
    if (words[0] === "many" && words[1]) return formOf(next(words[1]), "many")
    return formOf(next(inside), "one")
  })
}
