/** Draws everything but the logs: sign, clock, notices, props and tables. */
import * as styles from "../Loghouse.module.css"
import type { House } from "../logic"

const letter = 5.1
const places = {
  door: "translate(206 149)",
  post: "translate(206 190)",
  ground: "translate(140 236) rotate(-9)",
}

/** Draws the name over the door with the house number; on a post until there is a door. */
export function Sign({ name, number, at }: { name: string; number: number; at: keyof typeof places }) {
  const width = Math.max(30, name.length * letter + 12)
  return (
    <g transform={places[at]}>
      {at === "post" && (name || number > 0) && <path d="M0 0V36" stroke="#5b3512" strokeWidth="4" />}
      {name && (
        <g>
          <rect
            x={-width / 2}
            y="-8"
            width={width}
            height="15"
            fill="#fff3df"
            stroke="#5b3512"
            strokeWidth="2"
          />
          <text y="3" fontSize="8.5" fontFamily="monospace" textAnchor="middle" fill="#3a2208">
            {name}
          </text>
        </g>
      )}
      {number > 0 && (
        <g transform="translate(31 24)">
          <rect x="-9" y="-8" width="18" height="15" rx="2" fill="#1b4fa0" stroke="#fff" />
          <text y="3" fontSize="9" fontWeight="bold" textAnchor="middle" fill="#fff">
            {number}
          </text>
        </g>
      )}
    </g>
  )
}

/** Draws the clock of `time()`: on the wall, or in the grass until there is a wall. */
export function Clock({ is, at, moves }: { is: House["clock"]; at: "wall" | "grass"; moves: boolean }) {
  if (is === "none") return null
  return (
    <g transform={at === "wall" ? "translate(306 127)" : "translate(340 240) rotate(14)"}>
      <circle r="12" fill="#5b3512" />
      <circle r="10" fill="#fff8e6" />
      <path d="M0 -9v2M0 9v-2M9 0h-2M-9 0h2" stroke="#222" />
      <path d="M0 0L4 -3" stroke="#222" strokeWidth="2" />
      <path
        className={styles.hand}
        data-moves={(moves && is === "goes") || undefined}
        d="M0 1V-8"
        stroke="#b01818"
        strokeWidth="1.4"
      />
    </g>
  )
}

/** Draws a notice from the building inspector for each failed assertion; six of them cover the wall. */
export function Notices({ count }: { count: number }) {
  return Array.from({ length: Math.min(6, count) }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a notice is the one at its place.
    <g key={i} transform={`translate(${116 + i * 34} ${196 + (i % 2) * 6}) rotate(${((i * 7) % 9) - 4})`}>
      <path d="M-13 -10H13V12H-13z" fill="#ffe94a" stroke="#8a7400" />
      <text y="-2" fontSize="6" textAnchor="middle" fill="#a00" fontWeight="bold">
        FAILED
      </text>
      <path d="M-9 2H9M-9 5H9M-9 8H3" stroke="#6b5a00" />
      <circle cy="-9" r="1.6" fill="#c22" />
    </g>
  ))
}

/** Draws a beam against the wall for each passed assertion, at most eight. */
export function Props({ count }: { count: number }) {
  return Array.from({ length: Math.min(8, count) }, (_, i) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: a beam is the one at its place.
      key={i}
      d={`M${346 + i * 6} 230L${316 + i} ${150 + i * 8}`}
      stroke={i % 2 ? "#b07a3a" : "#c98f4a"}
      strokeWidth="6"
      strokeLinecap="round"
    />
  ))
}

/** Draws a stacked table in the yard for each `table()`, with a cup for each item. */
export function Tables({ items }: { items: readonly string[] }) {
  return items.slice(0, 7).map((text, i) => {
    const cups = Math.min(5, Math.max(1, text.split(/[\s,]+/).filter(Boolean).length))
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a table is the one at its place.
      <g key={i} transform={`translate(${52 + (i % 2) * 4} ${244 - i * 24})`}>
        <path d="M-24 0V-16M24 0V-16M-8 -16V-4M8 -16V-4" stroke="#5a3a18" strokeWidth="3" />
        <rect x="-30" y="-20" width="60" height="5" rx="1" fill="#c98f4a" stroke="#5a3a18" />
        {i === items.length - 1 &&
          Array.from({ length: cups }, (_, cup) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cup is the one at its place.
            <g key={cup} transform={`translate(${(cup - (cups - 1) / 2) * 12} -20)`}>
              <path d="M-3 0V-6H3V0z" fill="#fff" stroke="#456" />
              <path d="M3 -5h2v3h-2" fill="none" stroke="#456" />
            </g>
          ))}
      </g>
    )
  })
}
