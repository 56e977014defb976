import { useState } from "react"
import { useTicks } from "../../../../kits/motion/useTicks"
import type { Hands } from "../painting/paint"

/** Milliseconds that an arm is up. */
const beat = 260
/** How many times arms change before all go back to what they did. */
const beats = 14

/** Those before a camera, from when somebody waves at it until they have had enough; without `moves` they just hold it. */
export function useHands(moves: boolean): { hands: Hands; wave: () => void } {
  const [left, setLeft] = useState(0)
  useTicks(left > 0, beat, () => setLeft(beats => Math.max(0, beats - 1)))
  return { hands: left === 0 ? null : moves && left % 2 === 0 ? 0 : 1, wave: () => setLeft(beats) }
}
