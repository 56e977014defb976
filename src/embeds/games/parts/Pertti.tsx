import type { RefObject } from "react"
import * as styles from "../Pertti.module.css"

type Props = { pose: "walks" | "stands" | "sits"; place?: RefObject<SVGSVGElement | null> }

/** Pertti seen from the side. Hidden from screen readers: the text beside him says what he does. */
export function Pertti({ pose, place }: Props) {
  return (
    <svg ref={place} viewBox="0 0 56 44" aria-hidden="true" className={styles.pertti} data-pose={pose}>
      <g stroke="#4a2410" strokeWidth="2" strokeLinejoin="round">
        <g fill="#f59aa0" className={styles.legs}>
          <path d="M14 34v8h6v-8zM38 34v8h6v-8z" className={styles.near} />
          <path d="M20 34v8h6v-8zM32 34v8h6v-8z" className={styles.far} />
        </g>
        <g className={styles.body}>
          <path d="M3 28q-3 0 -2 -4q2 -2 5 0z" fill="#f59aa0" />
          <path d="M4 26C4 10 20 5 34 9C46 9 54 18 54 25C54 34 44 38 28 38C12 38 4 36 4 26z" fill="#d98f3a" />
          <path d="M16 37c-2 -8 6 -12 14 -10s12 8 10 10q-12 2 -24 0z" fill="#fff0d2" strokeWidth="0" />
          <circle cx="34" cy="10" r="5" fill="#c9772b" />
          <circle cx="44" cy="20" r="2.4" fill="#1c1420" strokeWidth="0" />
          <circle cx="53" cy="25" r="2" fill="#f59aa0" strokeWidth="0" />
          <ellipse cx="42" cy="28" rx="5" ry="3.4" fill="#f2b77a" strokeWidth="0" />
        </g>
      </g>
    </svg>
  )
}
