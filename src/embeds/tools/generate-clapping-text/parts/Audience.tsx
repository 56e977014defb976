import * as styles from "../GenerateClappingText.module.css"

const seats = Array.from({ length: 24 }, (_, seat) => seat)
/** Who gets up first sits anywhere. */
const order = seats.map(seat => (seat * 7 + 11) % seats.length)

type Props = {
  /** How much of the audience is on its feet, from 0 to 1. */
  up: number
  clap: number
}

/** Rows of hamsters from behind, which get up one by one, and raise their paws at every second clap. */
export function Audience({ up, clap }: Props) {
  const standing = new Set(order.slice(0, Math.floor(up * seats.length + 1e-9)))
  return (
    <svg
      className={styles.audience}
      viewBox="0 0 720 56"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {seats.map(seat => (
        <g
          key={seat}
          className={styles.hamster}
          data-up={standing.has(seat) || undefined}
          transform={`translate(${seat * 30} 0)`}
        >
          <g>
            <path
              fill="#1c0f12"
              d="M15 24q3-5 7-3t1 7q4 4 4 12v34H3V40q0-8 4-12-3-5 1-7t7 3z"
              stroke="#5a2b33"
            />
            {standing.has(seat) && (
              <path
                fill="none"
                stroke="#1c0f12"
                strokeWidth="5"
                strokeLinecap="round"
                d={clap % 2 ? "M5 44L11 14M25 44L19 14" : "M5 44L1 18M25 44L29 18"}
              />
            )}
          </g>
        </g>
      ))}
      <path fill="#4a141c" d="M0 50h720v6H0z" />
    </svg>
  )
}
