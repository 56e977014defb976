import { useState } from "react"
import { useTicks } from "../../../kits/motion/useTicks"

/** Returns the index of the frame to show: it loops while playing and the page is visible, and is 0 otherwise. */
export function usePlaying(count: number, delay: number, playing: boolean): number {
  const [frame, setFrame] = useState(0)
  useTicks(playing && count > 1, delay, () => setFrame((frame + 1) % count))
  return playing ? frame % count : 0
}
