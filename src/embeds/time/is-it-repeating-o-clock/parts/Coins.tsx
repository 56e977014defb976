import { seeded } from "../../../../lib/game/random"
import { heap } from "../coins"
import * as styles from "../IsItRepeating.module.css"

type Props = {
  /** The delay of the first coin, in seconds. */
  after: number
  motion: boolean
}

const coins = heap(seeded("coins"))

/** The machine's payout: coins that fall and stay in a heap. */
export function Coins({ after, motion }: Props) {
  return (
    <svg
      className={styles.coins}
      data-testid="coins"
      aria-hidden="true"
      viewBox="0 0 320 280"
      preserveAspectRatio="xMaxYMax meet"
    >
      {coins.map(coin => (
        <g key={coin.after} transform={`translate(${coin.x} ${280 - coin.y})`}>
          <g
            className={motion ? styles.coin : undefined}
            style={{ animationDelay: `${after + coin.after}s` }}
          >
            <ellipse cy="3" rx="13" ry="7" fill="#8a6200" />
            <ellipse rx="13" ry="7" fill="#ffd84a" stroke="#8a6200" strokeWidth="1.5" />
            <path d="M-3 -2v4M3 -2v4" stroke="#8a6200" strokeWidth="2" />
          </g>
        </g>
      ))}
    </svg>
  )
}
