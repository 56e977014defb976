import { useState } from "react"
import { layers } from "../../toys/words"
import * as styles from "./doors.module.css"

/** Door 19: a present in several layers, with the usual contents. */
export function Present() {
  const [opened, setOpened] = useState(0)
  const left = layers.length - opened
  const size = 40 + left * 18
  const isOpen = left === 0
  return (
    <>
      <svg
        className={styles.picture}
        viewBox="0 0 200 200"
        role="img"
        aria-label={isOpen ? "A pair of socks" : "A wrapped present"}
      >
        <path fill="#f1e9dc" d="M0 0h200v200H0z" />
        {isOpen ? (
          <g fill="#2f6f5e" stroke="#123" strokeWidth="3">
            <path d="M62 40h28v70l-34 34q-16 4-14-14l20-26zM118 40h28v70l34 22q2 18-14 14l-48-34z" />
            <path fill="#f2b705" d="M62 40h28v12H62zM118 40h28v12h-28z" />
          </g>
        ) : (
          <g transform={`translate(${100 - size / 2} ${176 - size})`}>
            <rect width={size} height={size} fill={opened % 2 ? "#1d4ed8" : "#c1121f"} />
            <rect x={size * 0.44} width={size * 0.12} height={size} fill="#f2b705" />
            <rect y={size * 0.44} width={size} height={size * 0.12} fill="#f2b705" />
          </g>
        )}
      </svg>
      <p role="status">{opened === 0 ? "It is soft. It rustles. It does not meow." : layers[opened - 1]}</p>
      <button type="button" onClick={() => setOpened(isOpen ? 0 : opened + 1)}>
        {isOpen ? "Wrap it again" : "Unwrap"}
      </button>
    </>
  )
}
