/** The order of the voices, and which of them speaks. */

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
