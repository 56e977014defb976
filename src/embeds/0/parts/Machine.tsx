import type { ReactNode } from "react"
import { type Line, segments } from "../logic"
import * as styles from "../Zero.module.css"

type Props = {
  result: Line["result"]
  tape: readonly (Line & { id: number })[]
  label: string
  children: ReactNode
}

const shapes = [
  "M30 0h70l-14 16H44z",
  "M104 4v74l-16-8V20z",
  "M104 86v74l-16-16V94z",
  "M30 164h70l-14-16H44z",
  "M26 86v74l16-16V94z",
  "M26 4v74l16-8V20z",
  "M32 82l12-8h42l12 8-12 8H44z",
]

/** The calculator: a one-digit display beside the tape of past lines, and what lies in front of it. */
export function Machine({ result, tape, label, children }: Props) {
  const lit = segments[result]
  const alarm = result !== "0"
  return (
    <svg className={styles.machine} viewBox="0 0 480 236" role="img" aria-label={label}>
      <rect width="480" height="236" fill="#3c4a56" />
      <path d="M0 196h480v40H0z" fill="#7d5432" />
      <path d="M0 196h480v6H0z" fill="#a8764a" />
      <path d="M36 222l20-200q2-12 14-12h206q12 0 14 12l20 200z" fill="#cfc8b4" />
      <path d="M36 222l20-200q2-12 14-12h14L66 222z" fill="#ece6d4" />
      <path d="M290 22l20 200h-16L276 10q12 0 14 12z" fill="#9c957f" />
      <path d="M82 26h182v186H82z" fill="#6b6656" />
      <path d="M90 34h166v170H90z" fill={alarm ? "#2a0606" : "#081408"} />
      <g transform="translate(108 36)">
        {shapes.map((d, i) => (
          <path
            key={d}
            d={d}
            fill={lit[i] ? (alarm ? "#ff4a3a" : "#5cff6a") : alarm ? "#3c0c0c" : "#10260f"}
          />
        ))}
      </g>
      <path d="M90 34h166l-60 170H90z" fill="#fff" opacity=".05" />
      <path d="M322 60h132v132H322z" fill="#8f8874" />
      <path d="M334 8h108v176H334z" fill="#fffdf4" />
      <path d="M334 8h8v176h-8z" fill="#ebe5d2" />
      <path
        d="M334 8l6-6 6 6 6-6 6 6 6-6 6 6 6-6 6 6 6-6 6 6 6-6 6 6 6-6 6 6 6-6 6 6 6-6 6 6z"
        fill="#fffdf4"
      />
      <g fontFamily="VT323,monospace" fontSize="20" fill="#222">
        {tape.map(({ id, sum, result: what }, i) => (
          <text
            key={id}
            x="434"
            y={174 - (tape.length - 1 - i) * 24}
            textAnchor="end"
            fill={what === "0" ? "#222" : "#c8202a"}
          >
            {sum} = {what}
          </text>
        ))}
      </g>
      <path d="M322 176h132v16H322z" fill="#6b6656" />
      {children}
      <path d="M428 190h36v36h-36z" fill="#2c2f33" />
      <circle cx="446" cy="208" r="13" fill={alarm ? "#ff3020" : "#b01818"} />
      <path d="M438 202q8-8 16 0" fill="none" stroke="#fff" strokeWidth="2" opacity=".6" />
    </svg>
  )
}
