import { useState } from "react"
import { useTicks } from "../../../../kits/motion/useTicks"
import type { Hands } from "../painting/paint"

/** The time an arm stays up, in milliseconds. */
const beatMs = 260
/** The number of changes of arm before everyone goes back to what they were doing. */
const beats = 14

/**
 * Manages the people waving at a camera, from a click until they have had enough. Without `moves` they hold one
 * pose.
 */
export function useHands(moves: boolean): { hands: Hands; wave: () => void } {
  const [left, setLeft] = useState(0)
  useTicks(left > 0, beatMs, () => setLeft(beats => Math.max(0, beats - 1)))
  return { hands: left === 0 ? null : moves && left % 2 === 0 ? 0 : 1, wave: () => setLeft(beats) }
}
