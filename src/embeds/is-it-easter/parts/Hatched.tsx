import * as styles from "../IsItEaster.module.css"
import { Chick } from "./Chick"

type Part = { motion: boolean; touches: number }

/** Draws the egg on its day: open, with a chick in it. */
export function Hatched({ motion, touches }: Part) {
  return (
    <g>
      <g className={motion ? styles.chick : undefined}>
        <g key={touches} className={motion && touches > 0 ? styles.hop : undefined}>
          <Chick isOpen={touches % 2 === 1} />
        </g>
      </g>
      <path
        d="M244 154l16 -18l17 16l17 -18l17 18l17 -18l16 16l16 -14l16 18c0 36 -30 56 -66 56s-66 -20 -66 -56z"
        fill="#fff1d8"
        stroke="#8a6a4a"
        strokeWidth="3"
      />
      <path d="M248 178h124" stroke="#2f7fd0" strokeWidth="7" />
      <g className={motion ? styles.lid : undefined}>
        <g transform="translate(110 92) rotate(-24 310 100)">
          <path
            d="M310 62c30 0 48 28 56 60l-14 -10l-14 14l-14 -14l-14 14l-14 -14l-14 14l-14 -14l-14 10c8 -32 26 -60 56 -60z"
            fill="#fff1d8"
            stroke="#8a6a4a"
            strokeWidth="3"
          />
          <path d="M268 96q42 -14 84 0" fill="none" stroke="#d9418a" strokeWidth="7" />
        </g>
      </g>
    </g>
  )
}
