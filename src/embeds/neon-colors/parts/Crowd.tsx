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
const hats = ["M-9-32h18v-2h-4v-6h-10v6h-4z", "", "M-7-32q7-9 14 0z", "M-6-33q6-5 12 0l-6-9z"] as const

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
            <path d="M-7 0v-8l-3-1v-9q1-5 6-6h8q5 1 6 6v9l-3 1v8h-6v-6h-2v6z" />
            <circle cy="-29" r="6" />
            <path d={hats[i % hats.length]} />
          </g>
        </svg>
      ))}
    </div>
  )
}
