import type { Mood } from "../pocket"
import * as styles from "./Hug.module.css"

const mouths: Record<Mood, string> = {
  well: "M40 62q10 8 20 0",
  ashamed: "M43 66q7-5 14 0",
  lost: "M42 65h16",
}

/** A pocket calculator with a face, which blushes if its result is inexact. */
export function Pocket({ text, mood, isStill }: { text: string; mood: Mood; isStill: boolean }) {
  return (
    <div className={styles.pocket} data-mood={mood} data-still={isStill || undefined}>
      <p className={styles.display}>
        <span className="visually-hidden">A pocket calculator says </span>
        {text}
      </p>
      <svg viewBox="0 24 100 76" className={styles.look} aria-hidden="true">
        <g className={styles.cheeks} fill="#ff5a6a">
          <ellipse cx="20" cy="58" rx="13" ry="9" />
          <ellipse cx="80" cy="58" rx="13" ry="9" />
        </g>
        <circle cx="33" cy="42" r="9" fill="#fff" />
        <circle cx="67" cy="42" r="9" fill="#fff" />
        <g className={styles.pupils} fill="#111">
          <circle cx="33" cy="42" r="4.5" />
          <circle cx="67" cy="42" r="4.5" />
        </g>
        <path d={mouths[mood]} fill="none" stroke="#111" strokeWidth="3" strokeLinecap="round" />
        <path
          fill="#8fa3b3"
          d="M8 78h18v8H8zM30 78h18v8H30zM52 78h18v8H52zM8 90h18v8H8zM30 90h18v8H30zM52 90h18v8H52z"
        />
        <path fill="#d2691e" d="M74 78h18v20H74z" />
      </svg>
    </div>
  )
}
