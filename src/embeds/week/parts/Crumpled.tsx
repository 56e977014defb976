import * as styles from "../WeekDesk.module.css"
import { type Move, useHand } from "./useHand"

type Props = {
  place: (element: Element | null) => void
  onHold: (move: Move) => void
  onThrow: (move: Move) => void
}

/** A past week as a ball of paper that can be thrown again. */
export function Crumpled({ place, onHold, onThrow }: Props) {
  const hand = useHand({ onMove: onHold, onLetGo: onThrow })
  return (
    <svg ref={place} className={styles.ball} viewBox="-16 -16 32 32" aria-hidden="true" {...hand}>
      <path
        fill="#fffdf4"
        stroke="#555"
        d="M-5-14L4-15 7-10 13-9 14-2 11 2 15 7 8 13 3 12-2 15-8 11-14 9-12 2-15-3-11-8-9-13z"
      />
      <path
        fill="none"
        stroke="#a9a48f"
        d="M-9-6L-2-9 3-4 10-6M-11 4L-4 1 2 6 9 4M-4 1L-2-9M2 6L3-4M-6 10L-1 9 2 6"
      />
    </svg>
  )
}
