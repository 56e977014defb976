/** The overtones of the bell and of the music box, and the music box's tune. */
import { noteFrequency, type Overtone } from "../../../kits/sound/openSound"

export const bell: readonly Overtone[] = [
  { ratio: 0.5, loudness: 0.5, seconds: 4 },
  { ratio: 1, loudness: 1, seconds: 3 },
  { ratio: 1.2, loudness: 0.6, seconds: 2.2 },
  { ratio: 2, loudness: 0.4, seconds: 1.5 },
  { ratio: 2.67, loudness: 0.25, seconds: 0.9 },
]
export const comb: readonly Overtone[] = [
  { ratio: 1, loudness: 1, seconds: 1.4 },
  { ratio: 4, loudness: 0.2, seconds: 0.4 },
]

/** The notes of "Stille Nacht" by Franz Xaver Gruber, 1818, in C: semitones above middle C. */
export const silentNight: readonly number[] = [
  7, 9, 7, 4, 7, 9, 7, 4, 14, 14, 11, 12, 12, 7, 9, 9, 12, 11, 9, 7, 9, 7, 4, 9, 9, 12, 11, 9, 7, 9, 7, 4, 14,
  14, 17, 14, 11, 12, 16, 12, 7, 4, 7, 5, 2, 0,
]

/** Returns the frequency of a note in hertz, an octave higher, in the range of music boxes. */
export function combHertz(note: number): number {
  return noteFrequency(note) * 2
}
