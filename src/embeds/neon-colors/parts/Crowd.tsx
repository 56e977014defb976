import type { CSSProperties } from "react"
import * as styles from "../NeonColors.module.css"

/** The position of each person, in per cent from the left, and their height in pixels. */
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

/** The hats. */
const hats = ["M-9-32h18v-2h-4v-6h-10v6h-4z", "", "M-7-32q7-9 14 0z", "M-6-33q6-5 12 0l-6-9z"] as const

/** Draws the people who have stopped to read the sign, one for each word found. */
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
