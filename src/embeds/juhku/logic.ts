/** The order of the voices, which of them speaks, and what becomes of a word that is said too often. */

/** What has to be known of a voice to choose it. */
export type VoiceLike = { voiceURI: string; name: string; lang: string }

function isFinnish({ lang }: VoiceLike): boolean {
  return /^fi\b/i.test(lang)
}

/** Voices with the Finnish ones first, then by language and name; browsers give them in any order, some twice. */
export function inOrder<V extends VoiceLike>(voices: readonly V[]): V[] {
  const once = new Map(voices.map(voice => [voice.voiceURI, voice]))
  return [...once.values()].sort(
    (a, b) =>
      Number(isFinnish(b)) - Number(isFinnish(a)) || compare(a.lang, b.lang) || compare(a.name, b.name),
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** The voice with this address, or the first where it isn't installed here; undefined where there is none at all. */
export function chosen<V extends VoiceLike>(voices: readonly V[], uri: string): V | undefined {
  return voices.find(voice => voice.voiceURI === uri) ?? voices[0]
}

/** From so many times in a short while on, a word means nothing to whoever says it; psychologists call it satiation. */
export const meaningless = 8

/** How tired a word gets at most, and after how many milliseconds it has recovered from having been said once. */
export const mostTired = 12
export const recovery = 2000

/** A word that is said once more. */
export function saidAgain(tired: number): number {
  return Math.min(mostTired, tired + 1)
}

/** How far a letter is from its place in a tired word, in ems and degrees: nowhere in a fresh one, and each its own way. */
export function looseness(letter: number, tired: number): { x: number; y: number; turn: number } {
  // The first two times leave no mark.
  const loose = Math.max(0, tired - 2) / (mostTired - 2)
  return {
    x: 0.1 * Math.sin(letter * 5 + 1) * loose,
    y: 0.28 * Math.sin(letter * 2.4 + 2) * loose,
    turn: 75 * Math.sin(letter * 3.7 + 1) * loose,
  }
}
