import type { Opponent, State } from "../logic"
import * as styles from "../TicTacToe.module.css"
import { predictionText } from "../words"

/** The perfect player's doodles: a spiral, a box, a house, a fish, stairs. */
const doodles = [
  "M20 20c0-3 5-3 5 1s-8 5-9-1 9-10 14-3-3 16-13 13-12-17-2-21",
  "M44 14h16v16h-16zM50 8h16v16M44 14l6-6M60 14l6-6M60 30l6-6M50 8v4",
  "M80 34V20l10-10 10 10v14zM87 34v-8h6v8M96 16v-6h3v9",
  "M112 22c6-10 18-10 24 0-6 10-18 10-24 0zM136 22l8-7v14zM118 20v1M124 16q3 6 0 12",
  "M154 36h8v-6h8v-6h8v-6h8v-6h8M158 12l3-5 3 5zM161 12v10",
] as const

/** The foot of the paper with the perfect player's prediction and doodles. */
export function Foot({ state, opponent }: { state: State; opponent: Opponent }) {
  if (opponent !== "perfect") return <div className={styles.foot} />
  const drawn = doodles.slice(0, 1 + Math.ceil(state.moves.length / 2))
  return (
    <div className={styles.foot}>
      <p>{predictionText(state)}</p>
      <svg viewBox="0 0 200 44" aria-hidden="true">
        {drawn.map(path => (
          <path key={path} d={path} />
        ))}
      </svg>
    </div>
  )
}
