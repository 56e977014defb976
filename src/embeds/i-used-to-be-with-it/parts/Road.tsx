import { useMotion } from "../../../hooks/browser/motion"
import * as styles from "../IUsedToBeWithIt.module.css"
import type { ItYear } from "../schema"

type Props = {
  stops: readonly ItYear[]
  /** The index of the current stop; the number of stops at the end of the road. */
  at: number
  /** For each stop so far, true if the answer was right. */
  right: readonly boolean[]
  /** The index of the stop where the visitor got off; null during the ride. */
  off: number | null
  /** The year in which the friend who shared the link got off; 0 without a friend. */
  friend: number
  board: { year: string; it: string }
}

const left = 34
const stopSpacing = 47.5

/** Draws the road of the years with its stops, the bus called IT, and the people who got off. */
export function Road({ stops, at, right, off, friend, board }: Props) {
  const moves = useMotion()
  const x = (place: number) => left + stopSpacing * place
  const friendAt = stops.findIndex(({ year }) => year >= friend)
  const bus = Math.min(at, stops.length - 1)
  const isOver = off !== null
  const rides = off === null || off >= stops.length
  const where = isOver ? (rides ? "You are on it" : `You stand at ${stops[off]?.year}`) : "You are on it"
  return (
    <svg
      viewBox="0 0 640 230"
      role="img"
      aria-label={`A road with ${stops.length} stops and a bus called IT at ${stops[bus]?.year}. ${where}.`}
      className={styles.road}
      data-moves={moves || undefined}
    >
      <rect width="640" height="160" fill="#9fd3ef" />
      <circle cx="560" cy="40" r="20" fill="#ffe27a" />
      <path d="M0 118q90-50 180-14t170-12 160-6 130 18v60H0z" fill="#8fc48a" />
      <path d="M0 138q120-28 240-8t220-10 180 8v40H0z" fill="#6aa766" />
      <path
        d="M70 34q6-14 22-8 12-12 26 0 16-2 14 12H66q-4-2 4-4zM420 20q5-10 18-6 10-9 21 0 13-1 11 10h-54q-3-1 4-4z"
        fill="#fff"
      />
      <path d="M0 166h640v44H0z" fill="#5c6068" />
      <path d="M0 166h640v4H0zM0 206h640v4H0z" fill="#3f434a" />
      <path d="M0 210h640v20H0z" fill="#b9a078" />
      <path d="M6 188h628" stroke="#fff2a8" strokeWidth="3" strokeDasharray="22 16" />
      <g>
        <path d="M232 92v56M408 92v56" stroke="#6d4c33" strokeWidth="7" />
        <path d="M190 12h260v86H190z" fill="#fffdf0" stroke="#3f2a16" strokeWidth="5" />
        <path d="M190 12h260v22H190z" fill="#c0142a" />
        <text x="320" y="29" textAnchor="middle" fontSize="17" fill="#fff" className={styles.sign}>
          {board.year}
        </text>
        <text
          x="320"
          y="76"
          textAnchor="middle"
          fontSize={Math.min(34, 440 / Math.max(1, board.it.length))}
          fill="#111"
          className={styles.sign}
        >
          {board.it}
        </text>
      </g>
      {stops.map(({ year }, i) => (
        <g key={year} transform={`translate(${x(i)} 0)`}>
          <path d="M0 136v32" stroke="#3f434a" strokeWidth="3" />
          <circle
            cy="132"
            r="8"
            fill={right[i] === undefined ? "#fff" : right[i] ? "#57c46a" : "#e0455e"}
            stroke="#222"
            strokeWidth="2"
          />
          {right[i] === true && <path d="M-4 132l3 3 5-6" stroke="#063" strokeWidth="2" fill="none" />}
          {right[i] === false && <path d="M-3 129l6 6m0-6l-6 6" stroke="#fff" strokeWidth="2" />}
          <text y="225" textAnchor="middle" fontSize="17" fill="#2b1d08" className={styles.year}>
            {String(year).slice(2)}
          </text>
        </g>
      ))}
      {friend > 0 && friendAt >= 0 && <Person x={x(friendAt) - 13} shirt="#b45bc9" />}
      {isOver && !rides && <Person x={x(off) + 13} shirt="#2f62d8" />}
      <g className={styles.bus} style={{ transform: `translate(${x(bus)}px, 0)` }}>
        <Bus rides={rides} />
      </g>
    </svg>
  )
}

function Bus({ rides }: { rides: boolean }) {
  return (
    <g>
      <path d="M-46 152q0-8 8-8H38q8 0 10 9l5 24v16H-46z" fill="#f5b83d" stroke="#5d4510" strokeWidth="2.5" />
      <path d="M-46 180H52v6H-46z" fill="#c0142a" />
      <path
        d="M-40 150h18v18h-18zM-18 150H0v18h-18zM4 150h18v18H4zM27 150h11l6 18H27z"
        fill="#d7f0fb"
        stroke="#5d4510"
        strokeWidth="1.5"
      />
      {rides && (
        <g>
          <circle cx="-9" cy="160" r="6" fill="#efbb8c" />
          <path d="M-15 158q0-7 6-7t6 7q-6-3-12 0z" fill="#5a3a1e" />
        </g>
      )}
      <text x="-14" y="183" fontSize="19" className={styles.sign} fill="#7a0b14">
        IT
      </text>
      <g fill="#222" stroke="#888" strokeWidth="3">
        <circle cx="-26" cy="194" r="8" />
        <circle cx="30" cy="194" r="8" />
      </g>
      <path d="M-50 190q-8-4-12 0 -6-4-10 2 8 4 22 2z" fill="#fff" fillOpacity="0.7" />
    </g>
  )
}

function Person({ x, shirt }: { x: number; shirt: string }) {
  return (
    <g transform={`translate(${x} 0)`} stroke="#222" strokeWidth="1.2">
      <path d="M-5 192v16M4 192v16" strokeWidth="4" />
      <path d="M-8 172q8-5 16 0l2 22h-20z" fill={shirt} />
      <circle cy="163" r="7" fill="#efbb8c" />
      <path d="M-7 162q0-8 7-8t7 8q-7-4-14 0z" fill="#777" />
      <path d="M8 196h12v12H8zM12 196v-3h4v3" fill="#8a5626" />
    </g>
  )
}
