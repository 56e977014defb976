/** The sounds of an outcome. */
import { noteFrequency, type Tone } from "../../../kits/sound/openSound"
import type { Outcome } from "./microgame"

const beep = (semitones: number, at: number): Tone => ({
  frequency: noteFrequency(semitones),
  at,
  seconds: 0.16,
  loudness: 0.05,
  shape: "square",
})

export const outcomeTones: Readonly<Record<Outcome, readonly Tone[]>> = {
  won: [beep(12, 0), beep(16, 0.09), beep(19, 0.18)],
  lost: [beep(3, 0), beep(-2, 0.12), beep(-9, 0.26)],
}
