import { useState } from "react"
import { useTicks } from "../../../../kits/motion/useTicks"
import type { Hands } from "../painting/paint"

/** The time an arm stays up, in milliseconds. */
const beatMs = 260
/** The number of changes of arm before everyone goes back to what they were doing. */
const beats = 14

/**
 * Manages the people waving at a camera, from a wave until they have had enough. Without `moves` they hold one pose.
 * `progress` is how much of their waving is over, 0 to 1.
 */
export function useHands(moves: boolean): { hands: Hands; progress: number; wave: () => void } {
  const [left, setLeft] = useState(0)
  useTicks(left > 0, beatMs, () => setLeft(beats => Math.max(0, beats - 1)))
  return {
    hands: left === 0 ? null : moves && left % 2 === 0 ? 0 : 1,
    progress: 1 - left / beats,
    wave: () => setLeft(beats),
  }
}
