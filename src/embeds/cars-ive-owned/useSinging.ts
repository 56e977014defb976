import { noteFrequency } from "../../kits/sound/openSound"
import { useSound } from "../../kits/sound/useSound"

/** The refrain of Kalinka (Ivan Larionov, 1860): semitones above middle C, and beats. */
const refrain = [
  [14, 1],
  [12, 0.5],
  [9, 0.5],
  [10, 1],
  [12, 0.5],
  [10, 0.5],
  [9, 1],
  [7, 0.5],
  [5, 0.5],
  [4, 1],
  [2, 1],
] as const
const beatSeconds = 0.62

/** Returns a function that sings. */
export function useSinging() {
  const { open } = useSound()
  return () => {
    const sound = open()
    let at = 0
    for (const [note, beats] of refrain) {
      const seconds = beats * beatSeconds
      sound?.play({ frequency: noteFrequency(note - 12), at, seconds: seconds * 0.9, shape: "triangle" })
      at += seconds
    }
  }
}
