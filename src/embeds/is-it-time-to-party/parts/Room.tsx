import * as styles from "../IsItTimeToParty.module.css"
import { caughtAt } from "../poses"
import { Dancers } from "./Guests"
import { Sweeping } from "./Sweeping"

type Props = {
  on: boolean
  /** True if the lights may blink, each at most once in two seconds. */
  moves: boolean
  isParty: boolean
  /** The number of times the light has caught the hamster. */
  press: number
}

const bulbs = Array.from({ length: 12 }, (_, i) => {
  const x = 26 + i * 51.6
  return { x, y: 14 + 26 * Math.sin((Math.PI * ((i % 4) + 0.5)) / 4) }
})

const squares = Array.from({ length: 24 }, (_, i) => ({
  x: 286 + (i % 6) * 8,
  y: 50 + Math.floor(i / 6) * 11,
}))

/** Draws a room with a string of lights: dark, lit, or lit and blinking; with guests during a party. */
export function Room({ on, moves, isParty, press }: Props) {
  const state = on ? (moves ? "moving" : "lit") : "dark"
  const who = isParty ? "a full dance floor" : "a broom and chairs on the tables"
  const found = on && !isParty ? `: ${caughtAt(press).seen}` : ""
  return (
    <svg
      className={styles.lights}
      data-state={state}
      data-calm={moves ? undefined : ""}
      role="img"
      aria-label={`A string of lights, ${on ? "lit" : "not lit"}, over ${who}${found}`}
      viewBox="0 0 620 240"
      preserveAspectRatio="xMidYMid slice"
    >
      <rect width="620" height="240" fill={on ? "#4a1a63" : "#191c2c"} />
      <rect y="196" width="620" height="44" fill={on ? "#7a3a2a" : "#22202a"} />
      {[0, 124, 248, 372, 496].map((x, i) => (
        <path
          key={x}
          d={`M${x + 40} 196h62l${i * 8 - 10} 44h-84z`}
          fill={on ? (i % 2 === 0 ? "#e83f8f" : "#3fb8e8") : "#2a2836"}
          opacity={on ? 0.7 : 1}
        />
      ))}
      {!on && (
        <g>
          <rect x="396" y="52" width="96" height="72" fill="#0c1a38" stroke="#3a3f52" strokeWidth="6" />
          <path d="M460 64a14 14 0 1 0 14 20a11 11 0 1 1 -14 -20" fill="#e9e4c0" />
          <path d="M396 124h96l-60 116h-140z" fill="#38466a" opacity="0.5" />
        </g>
      )}
      {on && (
        <g>
          <path className={styles.beam} d="M310 76L120 240H210zM310 76L390 240H480z" fill="#fff6a0" />
          <path className={styles.beam} d="M310 76L20 200V240H60zM310 76L560 240H620V210z" fill="#7af0ff" />
        </g>
      )}
      <path d="M310 0V48" stroke="#888" strokeWidth="3" />
      <circle cx="310" cy="72" r="28" fill={on ? "#d9e2ee" : "#3c4152"} />
      {on &&
        squares.map(({ x, y }, i) => (
          <rect
            key={`${x} ${y}`}
            className={styles.glitter}
            x={x + 1}
            y={y + 1}
            width="6"
            height="8"
            fill={["#fff", "#ff9ad0", "#9af0ff", "#ffe98a"][i % 4]}
          />
        ))}
      {isParty ? <Dancers isLit={on} /> : <Sweeping isLit={on} press={press} />}
      <path className={styles.wire} d="M0 6q104 60 207 0q104 60 207 0q104 60 206 0" />
      {bulbs.map(({ x, y }) => (
        <g key={x}>
          <rect className={styles.socket} x={x - 4} y={y - 4} width={8} height={9} />
          <ellipse className={styles.bulb} cx={x} cy={y + 16} rx={10} ry={14} />
        </g>
      ))}
    </svg>
  )
}
