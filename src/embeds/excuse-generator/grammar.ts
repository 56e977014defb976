/** English, as far as an excuse needs it: articles, plurals, pronouns, and verbs that agree with who did it. */
import type { Actor, Word } from "./schema"

const pronouns = {
  he: { they: "he", them: "him", their: "his", themselves: "himself" },
  she: { they: "she", them: "her", their: "her", themselves: "herself" },
  it: { they: "it", them: "it", their: "its", themselves: "itself" },
  they: { they: "they", them: "them", their: "their", themselves: "themselves" },
}

/** Words that begin with a vowel as written and a consonant as said, and the other way round. */
const consonantSound = /^(uni(?!m|n)|use|usu|uku|euro|euph|eu[lc]|one\b|once\b|ewe)/i
const vowelSound = /^(hour|honest|honou?r|heir)/i
/** A letter that is read by its name: an X-ray, an LCD; but a UFO. */
const spelled = /^(?:[AEFHILMNORSX](?![a-z])|[AEFHILMNORSX]-)/

/** "a" or "an", whichever goes before these words. By sound, so: a ukulele, a one-eyed eel, an honest ox. */
export function articleFor(words: string): "a" | "an" {
  if (/^(8|11\b|18\b)/.test(words) || vowelSound.test(words) || spelled.test(words)) return "an"
  return /^[aeiouäö]/i.test(words) && !consonantSound.test(words) && !/^[A-Z]{2}/.test(words) ? "an" : "a"
}

/** The text with its first letter large. */
export function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** A word as one or as many; one without a plural of its own is the same for both. */
export function formOf(word: Word, number: "one" | "many"): string {
  return typeof word === "string" ? word : word[number]
}

export type Filling = {
  /** Who did it; a text that needs one throws without. */
  actor?: Pick<Actor, "as">
  /** What {that} stands for. */
  that?: string
  /** The next word of a list; each call gives another one. Throws a RangeError for a list that there isn't. */
  next: (list: string) => Word
}

/** A part with every brace filled in. Throws a RangeError for a brace that means nothing. */
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
