import { useMotion } from "../../../hooks/browser/motion"
import type { Queue as Waiting } from "../swipe"
import * as styles from "./Queue.module.css"

const skins = ["#f2c9a0", "#c98f5e", "#f6d7b8", "#8d5a3a", "#e8b48a", "#d9a06c"]
const coats = ["#3a6ea5", "#a53a4e", "#5b7f3a", "#7a4a9a", "#b0702a", "#37706c"]
const mouths = ["M-5 31q5 3 10 0", "M-5 32h10", "M-5 33q5 -3 10 0", "M-4 31h8v4h-8z"]

/** Those who wait behind the visitor, whose faces say how long. */
export function Queue({ people, mood }: Waiting) {
  const motion = useMotion()
  return (
    <svg
      viewBox="0 0 252 58"
      role="img"
      aria-label={`A queue of ${people}${mood > 0 ? ", less patient than before" : ""}`}
      className={styles.queue}
      data-lively={motion || undefined}
    >
      {Array.from({ length: people }, (_, i) => (
        <g key={coats[i]} transform={`translate(${22 + i * 41} 0)`}>
          <g className={styles.person} style={{ animationDelay: `${-i * 0.7}s` }} data-mood={mood}>
            <path d="M-17 58q0 -20 17 -20t17 20z" fill={coats[i]} />
            <circle cy="22" r="15" fill={skins[i]} stroke="#4a2a18" strokeWidth="1.5" />
            <path d="M-15 19a15 15 0 0 1 30 0q-15 -8 -30 0z" fill={i % 2 ? "#6a4a2a" : "#2a2a2e"} />
            <circle cx="-9" cy="23" r="1.8" />
            <circle cx="1" cy="23" r="1.8" />
            {mood > 1 && <path d="M-13 18l6 3M5 18l-6 3" stroke="#1a1a1a" strokeWidth="2" />}
            <path
              d={mouths[mood]}
              transform="translate(-4 0)"
              fill="none"
              stroke="#1a1a1a"
              strokeWidth="1.8"
            />
          </g>
        </g>
      ))}
    </svg>
  )
}
