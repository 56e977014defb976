/** What a text begins and ends with, and which worn phrases come back on too many pages. */

export type Place = { file: string; line: number }

/** A text as one reads it at a stretch: a paragraph, an item of a list, or a string. */
export type Text = Place & { text: string }

export type Worn = { phrase: string; places: Place[] }

/** As many files may begin or end a text in the same way. */
export const most = 3

const inside: [string, RegExp][] = [
  ["Nobody", /\bnobody\b/i],
  [", which is", /, which is\b/],
  ["It is not", /\bIt is not\b/],
]

/** The sentences of a text. */
export function sentences(text: string): string[] {
  return text.split(/(?<=[.!?…][)"”’']*)\s+(?=["“‘(*_]*[\p{Lu}\d])/u).filter(Boolean)
}

/** The first two words, in small letters and without punctuation. */
export function opening(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []).slice(0, 2).join(" ")
}

/** Whether an opening is two words, and no number or gap of a template. */
const isPhrase = (two: string) => /^\p{L}\S* \p{L}/u.test(two)

/** How many words a text has. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length
}

/** Whether a caption is one sentence of at most 110 characters; otherwise what is wrong with it. */
export function faultOfCaption(text: string): string | null {
  if (text.length > 110) return `has ${text.length} characters`
  if (!/[.!?…]["”’)]*$/.test(text)) return "is no sentence"
  return sentences(text).length > 1 ? `is ${sentences(text).length} sentences` : null
}

/** Whether the last sentence is about the hamster. */
export function endsWithHamster(texts: readonly string[]): boolean {
  const last = sentences(texts.at(-1) ?? "").at(-1) ?? ""
  return /hamster|pertti/i.test(last)
}

/** Openings of texts, of their last sentences, and phrases in them, that stand in more than three files each. */
export function wornPhrases(texts: readonly Text[]): Worn[] {
  const found = new Map<string, Place[]>()
  const add = (phrase: string, { file, line }: Place) => {
    found.set(phrase, [...(found.get(phrase) ?? []), { file, line }])
  }
  for (const each of texts) {
    const parts = sentences(each.text)
    const first = opening(each.text)
    const last = opening(parts.at(-1) ?? "")
    if (isPhrase(first)) add(`begins "${first}"`, each)
    if (parts.length > 1 && isPhrase(last)) add(`ends "${last} ..."`, each)
    for (const [phrase, pattern] of inside) if (pattern.test(each.text)) add(`has "${phrase}"`, each)
  }
  return [...found]
    .map(([phrase, places]) => ({ phrase, places }))
    .filter(({ places }) => filesOf(places) > most)
    .sort((a, b) => filesOf(b.places) - filesOf(a.places))
}

/** In how many files the places are. */
export function filesOf(places: readonly Place[]): number {
  return new Set(places.map(({ file }) => file)).size
}
