import { useState } from "react"
import { useMotion } from "../../../../hooks/browser/motion"
import * as styles from "./doors.module.css"

/** Door 1: a candle to light and blow out. */
export function Candle() {
  const moves = useMotion()
  const [burns, setBurns] = useState(false)
  return (
    <>
      <svg
        className={styles.picture}
        viewBox="0 0 200 200"
        role="img"
        aria-label={burns ? "A burning candle" : "A candle"}
      >
        <path fill={burns ? "#3b2f4a" : "#1d2030"} d="M0 0h200v200H0z" />
        {burns && <circle cx="100" cy="70" r="60" fill="#ffd98a" opacity="0.25" />}
        <path fill="#8a6d3b" d="M60 172h80v12H60z" />
        <path fill="#e9e4d4" d="M84 92h32v80H84z" />
        <path d="M100 92v-12" stroke="#111" strokeWidth="3" />
        {burns && (
          <path
            className={moves ? styles.flame : undefined}
            d="M100 46c12 14 14 22 10 30-4 8-16 8-20 0-4-8 0-18 10-30z"
            fill="#ff9f1c"
            stroke="#ffe8a3"
            strokeWidth="3"
          />
        )}
      </svg>
      <p role="status">
        {burns ? "It is December, and there is light." : "It is December, and somebody has matches."}
      </p>
      <button type="button" onClick={() => setBurns(!burns)}>
        {burns ? "Blow it out" : "Light it"}
      </button>
    </>
  )
}
