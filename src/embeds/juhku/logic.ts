/** The order of the voices, the chosen voice, and semantic satiation. */

/** The parts of SpeechSynthesisVoice needed to choose one. */
export type VoiceLike = { voiceURI: string; name: string; lang: string }

function isFinnish({ lang }: VoiceLike): boolean {
  return /^fi\b/i.test(lang)
}

/**
 * Sorts voices: Finnish first, then by language and name, without duplicates. Browsers return them in any order,
 * some twice.
 */
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

/** Returns the voice with this URI, or the first if it isn't installed here; undefined if there are no voices. */
export function chosen<V extends VoiceLike>(voices: readonly V[], uri: string): V | undefined {
  return voices.find(voice => voice.voiceURI === uri) ?? voices[0]
}

/** The repetitions in a short time after which a word loses its meaning (semantic satiation). */
export const satiationFatigue = 8

/** The maximum fatigue of a word, and the milliseconds it takes to recover from one repetition. */
export const maxFatigue = 12
export const recoveryMs = 2000

/** Returns the fatigue after one more repetition. */
export function saidAgain(tired: number): number {
  return Math.min(maxFatigue, tired + 1)
}

/**
 * Returns the displacement of a letter in a tired word, in ems and degrees: none in a fresh word, and different for
 * each letter.
 */
export function looseness(letter: number, tired: number): { x: number; y: number; turn: number } {
  // The first two times have no effect.
  const loose = Math.max(0, tired - 2) / (maxFatigue - 2)
  return {
    x: 0.1 * Math.sin(letter * 5 + 1) * loose,
    y: 0.28 * Math.sin(letter * 2.4 + 2) * loose,
    turn: 75 * Math.sin(letter * 3.7 + 1) * loose,
  }
}
