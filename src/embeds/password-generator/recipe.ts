/** The recipes for passwords, and their form in a link. */

/** The kinds of characters. The 28 symbols exclude quotes, backslash and space, which often get lost in transit. */
export const kinds = {
  a: { name: "a to z", characters: "abcdefghijklmnopqrstuvwxyz" },
  A: { name: "A to Z", characters: "ABCDEFGHIJKLMNOPQRSTUVWXYZ" },
  "9": { name: "0 to 9", characters: "0123456789" },
  s: { name: "signs", characters: "!#$%&()*+,-./:;<=>?@[]^_{|}~" },
  f: { name: "å, ä and ö", characters: "åäöÅÄÖ" },
} as const

export type Kind = keyof typeof kinds
export const kindNames = ["a", "A", "9", "s", "f"] as const satisfies readonly Kind[]

/** The separators between words; a digit is chosen anew each time. */
export const joiners = {
  hyphen: "hyphens",
  space: "spaces",
  dot: "dots",
  digit: "digits",
  capital: "nothing, but each has a Capital",
} as const

export type Joiner = keyof typeof joiners
export const joinerNames = Object.keys(joiners) as Joiner[]

export type Recipe =
  | {
      mode: "characters"
      length: number
      kinds: readonly Kind[]
      /** True if each kind has to occur. */
      each: boolean
      /** True to leave out look-alikes. */
      clear: boolean
    }
  | { mode: "words"; count: number; joiner: Joiner }
  | { mode: "pattern"; pattern: string }
  /** Finnish words; `plain` replaces ä and ö by a and o. */
  | { mode: "grandmother"; count: number; plain: boolean }

export type Mode = Recipe["mode"]

export const modes: Record<Mode, string> = {
  characters: "Characters",
  words: "Words",
  pattern: "A pattern",
  grandmother: "Finnish grandmother",
}

export const defaults: { [M in Mode]: Extract<Recipe, { mode: M }> } = {
  characters: { mode: "characters", length: 20, kinds: ["a", "A", "9", "s"], each: false, clear: false },
  words: { mode: "words", count: 6, joiner: "hyphen" },
  pattern: { mode: "pattern", pattern: "Cvcvcv-999-cvcvcV" },
  grandmother: { mode: "grandmother", count: 6, plain: false },
}

export const lengths = { min: 4, max: 64 }
export const counts = { min: 2, max: 12 }
export const maxPatternLength = 100

const letters: Record<string, Mode> = { c: "characters", w: "words", p: "pattern", g: "grandmother" }

/**
 * Formats a recipe for a link: "c.20.aA9s.each", "w.6.hyphen", "p.Cvc-99", "g.6.plain". It reveals nothing about a
 * password.
 */
export function formatRecipe(recipe: Recipe): string {
  switch (recipe.mode) {
    case "characters":
      return [
        "c",
        recipe.length,
        recipe.kinds.join(""),
        ...(recipe.each ? ["each"] : []),
        ...(recipe.clear ? ["clear"] : []),
      ].join(".")
    case "words":
      return `w.${recipe.count}.${recipe.joiner}`
    case "pattern":
      return `p.${recipe.pattern}`
    case "grandmother":
      return `g.${recipe.count}${recipe.plain ? ".plain" : ""}`
  }
}

function whole(text: string | undefined, { min, max }: typeof lengths, otherwise: number): number {
  const number = /^\d{1,3}$/.test(text ?? "") ? Number(text) : Number.NaN
  return number >= min && number <= max ? number : otherwise
}

/** Parses a recipe from a link; missing or invalid parts get their defaults. */
export function parseRecipe(text: string): Recipe {
  const [letter = "", first, second = "", ...rest] = text.split(".")
  switch (letters[letter]) {
    case "characters":
      return {
        mode: "characters",
        length: whole(first, lengths, defaults.characters.length),
        kinds: kindNames.filter(kind => second.includes(kind)),
        each: rest.includes("each"),
        clear: rest.includes("clear"),
      }
    case "pattern":
      return { mode: "pattern", pattern: text.slice(2, 2 + maxPatternLength) }
    case "grandmother":
      return {
        mode: "grandmother",
        count: whole(first, counts, defaults.grandmother.count),
        plain: second === "plain",
      }
    default:
      return {
        mode: "words",
        count: whole(first, counts, defaults.words.count),
        joiner: joinerNames.find(name => name === second) ?? defaults.words.joiner,
      }
  }
}
