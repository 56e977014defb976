import { random } from "../../hooks/browser/random"
import { useSound } from "../../kits/sound/useSound"

/** Returns a function that plays what is loose in a briefcase: a few knocks on leather. Call it in a press. */
export function useRattle(): () => void {
  const { open } = useSound()
  return () => {
    const sound = open()
    for (const at of [0, 0.07, 0.16])
      sound?.play({ frequency: 110 + 90 * random(), at, seconds: 0.06, shape: "triangle", loudness: 0.1 })
  }
}
