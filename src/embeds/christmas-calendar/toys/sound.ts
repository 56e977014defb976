/** Two instruments, made on the spot: a bell, and the comb of a music box. */

/** What a bell is made of: each part's frequency beside the first, how loud, and for how many seconds. */
const partials: readonly { ratio: number; loud: number; seconds: number }[] = [
  { ratio: 0.5, loud: 0.5, seconds: 4 },
  { ratio: 1, loud: 1, seconds: 3 },
  { ratio: 1.2, loud: 0.6, seconds: 2.2 },
  { ratio: 2, loud: 0.4, seconds: 1.5 },
  { ratio: 2.67, loud: 0.25, seconds: 0.9 },
]
const comb = [
  { ratio: 1, loud: 1, seconds: 1.4 },
  { ratio: 4, loud: 0.2, seconds: 0.4 },
]

/** How loud everything is, as a part of full scale. */
const loudness = 0.12

export type Player = { play: (hertz: number) => void; close: () => void }

/** Opens an instrument, from a press; null where the browser has no sound to give. Close it when it is not needed. */
export function openInstrument(kind: "bell" | "music box"): Player | null {
  try {
    const context = new AudioContext()
    context.resume().catch(() => {})
    const parts = kind === "bell" ? partials : comb
    const play = (hertz: number) => {
      const now = context.currentTime
      for (const { ratio, loud, seconds } of parts) {
        const tone = context.createOscillator()
        const volume = context.createGain()
        tone.frequency.value = hertz * ratio
        volume.gain.setValueAtTime(0, now)
        volume.gain.linearRampToValueAtTime(loud * loudness, now + 0.008)
        volume.gain.exponentialRampToValueAtTime(0.0001, now + seconds)
        tone.connect(volume).connect(context.destination)
        tone.start(now)
        tone.stop(now + seconds)
      }
    }
    return { play, close: () => void context.close().catch(() => {}) }
  } catch {
    return null
  }
}

/** The notes of "Stille Nacht" by Franz Xaver Gruber, 1818, in C: semitones above the C in the middle of the piano. */
export const silentNight: readonly number[] = [
  7, 9, 7, 4, 7, 9, 7, 4, 14, 14, 11, 12, 12, 7, 9, 9, 12, 11, 9, 7, 9, 7, 4, 9, 9, 12, 11, 9, 7, 9, 7, 4, 14,
  14, 17, 14, 11, 12, 16, 12, 7, 4, 7, 5, 2, 0,
]

/** A note's frequency in hertz, two octaves higher, where music boxes live. */
export function combHertz(note: number): number {
  return 440 * 2 ** ((note - 9) / 12 + 1)
}
