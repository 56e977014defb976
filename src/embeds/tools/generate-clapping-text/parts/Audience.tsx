import type { PointerEvent } from "react"
import * as styles from "../GenerateClappingText.module.css"
import { lookFrom, seats as many } from "../wrong"

const seats = Array.from({ length: many }, (_, seat) => seat)
/** The order of getting up, scattered over the seats. */
const order = seats.map(seat => (seat * 7 + 11) % seats.length)

type Props = {
  /** The share of the audience on its feet, 0 to 1. */
  up: number
  clap: number
  /** The seat of the hamster who claps alone, at whom the others look; null for none. */
  wrong: number | null
  onClap: (seat: number) => void
}

/** Rows of hamsters from behind, who get up one by one, and raise their paws at every second clap. */
export function Audience({ up, clap, wrong, onClap }: Props) {
  const standing = new Set(order.slice(0, Math.floor(up * seats.length + 1e-9)))
  const press = ({ target }: PointerEvent) => {
    const seat = target instanceof Element ? target.closest("[data-seat]")?.getAttribute("data-seat") : null
    if (seat) onClap(Number(seat))
  }
  return (
    <svg
      className={styles.audience}
      viewBox="0 0 720 56"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      onPointerDown={press}
    >
      {seats.map(seat => {
        const isWrong = seat === wrong
        const isUp = isWrong || (wrong === null && standing.has(seat))
        return (
          <g
            key={seat}
            className={styles.hamster}
            data-seat={seat}
            data-up={isUp || undefined}
            transform={`translate(${seat * 30} 0)`}
          >
            <g>
              <path
                fill={isWrong ? "#d99a4e" : "#1c0f12"}
                d="M15 24q3-5 7-3t1 7q4 4 4 12v34H3V40q0-8 4-12-3-5 1-7t7 3z"
                stroke={isWrong ? "#3a1c08" : "#5a2b33"}
              />
              {isWrong ? (
                <Wrong />
              ) : wrong !== null ? (
                <Eyes look={lookFrom(seat, wrong)} />
              ) : (
                isUp && (
                  <path
                    fill="none"
                    stroke="#1c0f12"
                    strokeWidth="5"
                    strokeLinecap="round"
                    d={clap % 2 ? "M5 44L11 14M25 44L19 14" : "M5 44L1 18M25 44L29 18"}
                  />
                )
              )}
            </g>
          </g>
        )
      })}
      <path fill="#4a141c" d="M0 50h720v6H0z" />
    </svg>
  )
}

/** Two eyes that look to a side. */
function Eyes({ look }: { look: -1 | 0 | 1 }) {
  return (
    <>
      <g fill="#fff">
        <circle cx="10" cy="34" r="3.5" />
        <circle cx="20" cy="34" r="3.5" />
      </g>
      <g fill="#111">
        <circle cx={10 + look * 2} cy="34" r="1.6" />
        <circle cx={20 + look * 2} cy="34" r="1.6" />
      </g>
    </>
  )
}

/** The hamster who clapped alone, and has just noticed. */
function Wrong() {
  return (
    <>
      <Eyes look={0} />
      <ellipse cx="15" cy="41" rx="1.5" ry="2" fill="#111" />
      <path d="M27 22q4 6 0 8q-4-2 0-8z" fill="#8fd0ff" stroke="#1a5a8a" strokeWidth="0.6" />
      <g stroke="#b87a34" strokeWidth="5" strokeLinecap="round">
        <path className={styles.paw} d="M4 50L13 46" />
        <path className={`${styles.paw} ${styles.right}`} d="M26 50L17 46" />
      </g>
    </>
  )
}
