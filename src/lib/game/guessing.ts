/** Measures how hard a word is to guess letter by letter. */

/** Returns the different letters of a word, in lower case. */
export function lettersOf(word: string): string[] {
  return [...new Set(word.toLowerCase().match(/\p{L}/gu) ?? [])]
}

/**
 * Returns the letters of an alphabet, most common first, counted by the words that contain them; ties in alphabetical
 * order.
 */
export function lettersByFrequency(words: readonly string[], alphabet: string): string[] {
  const counts = new Map<string, number>([...alphabet].map(letter => [letter, 0]))
  for (const letter of words.flatMap(lettersOf)) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([letter]) => letter)
}

/** Returns the number of misses of a player who guesses letters in the given order until the word is complete. */
export function difficulty(word: string, order: readonly string[]): number {
  const needed = lettersOf(word)
  const last = Math.max(...needed.map(letter => order.indexOf(letter)))
  return last + 1 - needed.length
}
