import type { ReactNode } from "react"
import * as styles from "../BirthdayBoy.module.css"

type Props = {
  /** The accessible description of the picture. */
  label: string
  lit: boolean
  /** True if the party was yesterday. */
  isAfter: boolean
  /** The position of the last burst balloon in the viewBox of 320 by 200, and its number. */
  bang: { x: number; y: number; number: number } | null
  children: ReactNode
}

const leftovers = [
  [60, 178, "#d00"],
  [98, 186, "#06c"],
  [140, 180, "#e8a400"],
  [176, 190, "#0a0"],
  [214, 179, "#a0c"],
  [250, 187, "#d00"],
  [284, 181, "#06c"],
] as const

/** The room without a party: a window, a lamp, a chair, and the things on the floor. */
export function Room({ label, lit, isAfter, bang, children }: Props) {
  return (
    <svg className={styles.room} viewBox="0 0 320 200" role="img" aria-label={label}>
      <path fill={lit ? "#e9dfc3" : "#4a5f78"} d="M0 0h320v160H0z" />
      <path fill={lit ? "#a57f52" : "#39434f"} d="M0 160h320v40H0z" />
      <path
        fill={lit ? "#9bc4e2" : "#0d1420"}
        stroke={lit ? "#fff" : "#7d8b99"}
        strokeWidth="4"
        d="M28 30h70v60H28z"
      />
      <path stroke={lit ? "#fff" : "#7d8b99"} strokeWidth="3" d="M63 30v60M28 60h70" />
      {!lit && (
        <>
          <circle cx="82" cy="46" r="9" fill="#fff3c4" />
          <path d="M28 90h70l64 110h-86z" fill="#fff3c4" opacity=".13" />
        </>
      )}
      <path stroke={lit ? "#333" : "#8a96a2"} d="M210 0v24" />
      <path fill={lit ? "#ffe066" : "#8a96a2"} d="M200 24h20l8 16h-36z" />
      <path d="M190 84v84M190 128h40v40" stroke={lit ? "#5d3a1a" : "#8793a0"} strokeWidth="4" fill="none" />
      <path
        fill={isAfter ? "none" : lit ? "#c1121f" : "#b04552"}
        d="M118 180c6-6 16-4 18 0 4-2 8 1 6 4-8 4-22 4-24-4z"
      />
      {isAfter &&
        leftovers.map(([x, y, fill]) => (
          <path key={x} fill={lit ? fill : "#7d8b99"} d={`M${x} ${y}h8v4h-8z`} />
        ))}
      {!isAfter && (
        <>
          <path
            fill={lit ? "#c9a46b" : "#6b5a40"}
            stroke={lit ? "#6b4a1f" : "#8793a0"}
            d="M242 142h54v30h-54z"
          />
          <text x="269" y="161" textAnchor="middle" fontSize="11" fill={lit ? "#111" : "#f0e6d4"}>
            Balloons
          </text>
        </>
      )}
      {lit && isAfter && <path fill="#f6c6d0" stroke="#7a3b47" d="M250 150h30v18h-30zM250 150l30-8v8z" />}
      {children}
      {bang && (
        <g key={bang.number} className={styles.bang} style={{ transformOrigin: `${bang.x}px ${bang.y}px` }}>
          <path
            transform={`translate(${bang.x} ${bang.y})`}
            d="M0-34L8-14 26-24 18-6 38 0 19 8 28 25 8 16 0 36-8 16-27 25-18 8-38 0-18-6-26-24-8-14Z"
            fill="#ffe14d"
            stroke="#c60000"
            strokeWidth="2"
          />
          <text x={bang.x} y={bang.y + 6} textAnchor="middle" fontSize="15" fontWeight="bold" fill="#c60000">
            BANG
          </text>
        </g>
      )}
    </svg>
  )
}
