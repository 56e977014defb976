/** The tune "Good Morning to All" by Patty and Mildred Hill, 1893, in C: the one that is sung on birthdays. */

export type Note = {
  /** Semitones above the C in the middle of the piano. */
  pitch: number
  beats: number
}

const line = (pitches: readonly number[], beats: readonly number[]): Note[] =>
  pitches.map((pitch, i) => ({ pitch, beats: beats[i] ?? 1 }))

/** The note below the middle C's octave is negative. */
export const melody: readonly Note[] = [
  ...line([-5, -5, -3, -5, 0, -1], [0.75, 0.25, 1, 1, 1, 2]),
  ...line([-5, -5, -3, -5, 2, 0], [0.75, 0.25, 1, 1, 1, 2]),
  ...line([-5, -5, 7, 4, 0, -1, -3], [0.75, 0.25, 1, 1, 1, 1, 1]),
  ...line([5, 5, 4, 0, 2, 0], [0.75, 0.25, 1, 1, 1, 2]),
]

const secondsPerBeat = 0.45

/** When each note begins, in seconds from the first, and after them when the last has ended. */
export const beginnings: readonly number[] = melody.reduce(
  (times, { beats }) => {
    times.push((times.at(-1) ?? 0) + beats * secondsPerBeat)
    return times
  },
  [0],
)

/** A pitch's frequency in hertz, in equal temperament from the A of 440. */
export function hertz(pitch: number): number {
  return 440 * 2 ** ((pitch - 9) / 12)
}

/** How loud, as a part of full scale. */
const loudness = 0.18

/** Hums the whole tune from now on; returns how to stop it, or null where the browser has no sound to give. */
export function hum(): (() => void) | null {
  try {
    const context = new AudioContext()
    const first = context.currentTime + 0.05
    for (const [i, { pitch, beats }] of melody.entries()) {
      const begins = first + (beginnings[i] ?? 0)
      const ends = begins + beats * secondsPerBeat * 0.92
      const tone = context.createOscillator()
      const volume = context.createGain()
      tone.type = "triangle"
      tone.frequency.value = hertz(pitch)
      volume.gain.setValueAtTime(0, begins)
      volume.gain.linearRampToValueAtTime(loudness, begins + 0.03)
      volume.gain.linearRampToValueAtTime(loudness * 0.6, ends - 0.05)
      volume.gain.linearRampToValueAtTime(0, ends)
      tone.connect(volume).connect(context.destination)
      tone.start(begins)
      tone.stop(ends)
    }
    context.resume().catch(() => {})
    return () => void context.close().catch(() => {})
  } catch {
    return null
  }
}
