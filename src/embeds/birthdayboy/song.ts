/** The tune "Good Morning to All" by Patty and Mildred Hill, 1893, in C: the birthday song. */
import { noteFrequency, type Tone } from "../../kits/sound/openSound"

export type Note = {
  /** Semitones above middle C. */
  pitch: number
  beats: number
}

const line = (pitches: readonly number[], beats: readonly number[]): Note[] =>
  pitches.map((pitch, i) => ({ pitch, beats: beats[i] ?? 1 }))

/** Negative pitches lie below middle C. */
export const melody: readonly Note[] = [
  ...line([-5, -5, -3, -5, 0, -1], [0.75, 0.25, 1, 1, 1, 2]),
  ...line([-5, -5, -3, -5, 2, 0], [0.75, 0.25, 1, 1, 1, 2]),
  ...line([-5, -5, 7, 4, 0, -1, -3], [0.75, 0.25, 1, 1, 1, 1, 1]),
  ...line([5, 5, 4, 0, 2, 0], [0.75, 0.25, 1, 1, 1, 2]),
]

const secondsPerBeat = 0.45

/** The start of each note in seconds from the first, followed by the end of the last. */
export const beginnings: readonly number[] = melody.reduce(
  (times, { beats }) => {
    times.push((times.at(-1) ?? 0) + beats * secondsPerBeat)
    return times
  },
  [0],
)

/** The volume, from 0 to 1. */
const volume = 0.18

/** The whole tune as tones that start now. */
export const tones: readonly Tone[] = melody.map(({ pitch, beats }, i) => ({
  frequency: noteFrequency(pitch),
  at: 0.05 + (beginnings[i] ?? 0),
  seconds: beats * secondsPerBeat * 0.92,
  loud: volume,
  shape: "triangle",
  envelope: "hold",
}))
