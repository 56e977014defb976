import type { CSSProperties } from "react"
import * as styles from "../NeonColors.module.css"

/** Where each who comes stands, in per cent from the left, and how tall they are, in pixels. */
const places = [
  [12, 40],
  [87, 36],
  [22, 34],
  [78, 42],
  [5, 37],
  [94, 41],
  [31, 38],
  [69, 35],
  [40, 41],
  [60, 38],
  [49, 34],
  [17, 36],
] as const

/** What they have on their heads. */
const hats = ["", "M-6-31h12v-3h-3v-6h-6v6h-3z", "M-7-32q7-9 14 0z", "M-6-32q6-7 12 0l-9-9z"] as const

/** Those who have stopped in the street to read what the sign says now, one for each word. */
export function Crowd({ count, colour, moving }: { count: number; colour: string; moving: boolean }) {
  return (
    <div className={styles.crowd} aria-hidden="true">
      {places.slice(0, count).map(([left, tall], i) => (
        <svg
          key={left}
          viewBox="-13 -42 26 42"
          className={moving ? styles.comes : undefined}
          style={{ left: `${left}%`, height: tall, "--from": left < 50 ? "-60px" : "60px" } as CSSProperties}
          aria-hidden="true"
        >
          <g fill="#050509" stroke={colour} strokeWidth="0.8">
            <path d="M-9 0v-17q1-7 9-7t9 7v17z" />
            <circle cy="-29" r="6.5" />
            <path d={hats[i % hats.length]} />
          </g>
        </svg>
      ))}
    </div>
  )
}
