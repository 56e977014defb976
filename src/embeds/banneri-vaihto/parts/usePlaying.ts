import { useState } from "react"
import { useTicks } from "../../../kits/motion/useTicks"

/** The number of the frame to show: it goes round while it plays and the page is seen, and is 0 otherwise. */
export function usePlaying(count: number, delay: number, playing: boolean): number {
  const [frame, setFrame] = useState(0)
  useTicks(playing && count > 1, delay, () => setFrame((frame + 1) % count))
  return playing ? frame % count : 0
}
