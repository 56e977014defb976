import * as styles from "../IsIt420.module.css"
import type { Act } from "../logic"

type Props = {
  /** The current act; null while the empty cup stands there. */
  act: Act | null
  motion: boolean
}

const bowl = "M0 4h48q0 36 -14 36H14Q0 40 0 4z"

/** A hamster's arm from below, with its paw round the cup. */
const Paw = () => (
  <g stroke="#5a3312" strokeWidth="2.5" strokeLinejoin="round">
    <path d="M-2 110V40Q-6 22 12 24H36Q52 24 48 42V110z" fill="#d9964e" />
    <path d="M8 110V52Q22 42 38 52V110z" fill="#f6e2c0" stroke="none" />
    <path
      d="M-4 26q-9 -12 2 -14q7 0 8 14M10 24q-6 -16 4 -17q9 0 7 17M27 24q-5 -17 5 -17q9 1 6 17M42 26q-1 -14 8 -13q8 2 1 14"
      fill="#f0b8a0"
    />
  </g>
)

/** The cup: filled, steaming, taken by a paw and put back empty. */
export function Cup({ act, motion }: Props) {
  const isFull = act === "pour" || act === "steam" || act === "take"
  const moves = (style: string | undefined) => (motion ? style : undefined)
  return (
    <g transform="translate(220 150)">
      {act === "pour" && (
        <rect className={moves(styles.stream)} x="24" y="-30" width="6" height="38" rx="3" fill="#c98a4a" />
      )}
      <rect x="-8" y="38" width="64" height="4" fill="#dfe7ec" />
      <g className={moves(act === "take" ? styles.taken : act === "back" ? styles.returned : undefined)}>
        <path d="M46 10h10q8 0 8 9t-8 9h-12" fill="none" stroke="#e9eef2" strokeWidth="5" />
        <path d={bowl} fill="#fbfdff" stroke="#8a949c" strokeWidth="1.5" />
        {isFull && (
          <path
            className={act === "pour" ? moves(styles.fills) : undefined}
            d={bowl}
            transform="translate(2.4 3) scale(.9)"
            fill="#8a4512"
          />
        )}
        {(act === "steam" || act === "take") && (
          <path
            className={moves(styles.steam)}
            d="M8 -6q-9 -11 0 -20t0 -16M24 -8q-9 -11 0 -20t0 -16M40 -6q-9 -11 0 -20t0 -16"
            fill="none"
            stroke="#fff"
            strokeWidth="5"
          />
        )}
      </g>
      {(act === "take" || act === "back") && (
        <g className={moves(act === "take" ? styles.grabs : styles.gives)} data-paw={act}>
          <Paw />
        </g>
      )}
    </g>
  )
}
