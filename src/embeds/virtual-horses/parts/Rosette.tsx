import { GuestPicture } from "../../../kits/guest/GuestPicture"
import type { Visitor } from "../../../kits/guest/useGuest"
import * as styles from "../VirtualHorses.module.css"

export type PastRunner = Visitor & { hasWon: boolean }

/** The rosette of the winner. */
export function Rosette() {
  return (
    <svg className={styles.rosette} viewBox="0 0 24 32" aria-hidden="true" stroke="#5a0c08">
      <path d="M7 16L4 31l6-4 2-9zM17 16l3 15-6-4-2-9z" fill="#1d4fb0" />
      <circle cx="12" cy="11" r="10.500" fill="#1d4fb0" />
      <circle cx="12" cy="11" r="6.500" fill="#fff3b8" />
      <path d="M10.500 9l2-2v8" fill="none" strokeWidth="2" />
    </svg>
  )
}

/** The rosette of a thing that has run before, with its picture: blue if it has won, otherwise the plain one of all. */
export function PastRosette({ thing }: { thing: PastRunner }) {
  const colour = thing.hasWon ? "#1d4fb0" : "#8a7a5c"
  return (
    <svg className={styles.past} viewBox="0 0 32 40" aria-hidden="true" stroke="#2b2416">
      <path d="M9 24L6 39l7-4 3-9zM23 24l3 15-7-4-3-9z" fill={colour} />
      <circle cx="16" cy="15" r="14.500" fill={colour} />
      <circle cx="16" cy="15" r="11.500" fill="#fff3b8" />
      <g stroke="none">
        <GuestPicture guest={thing} isGone x={8} y={7} width={16} height={16} />
      </g>
    </svg>
  )
}
