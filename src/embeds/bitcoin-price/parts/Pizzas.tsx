import { useId } from "react"
import * as styles from "../BitcoinPrice.module.css"
import { slice, withThousands } from "../logic"

/** The maximum number of pizzas drawn. */
const maxPizzas = 6

/** The positions of the salami, from the centre of a pizza of radius 50. */
const salami = [
  [0, -28],
  [24, -14],
  [27, 15],
  [2, 4],
  [-4, 31],
  [-27, 12],
  [-22, -18],
] as const

/** Returns the outline of a slice, clockwise from the top; a full circle from 1 on. */
export function outline(part: number): string {
  if (part >= 1) return "M0-50A50 50 0 1 1 0 50A50 50 0 1 1 0-50Z"
  const angle = part * 2 * Math.PI
  const [x, y] = [50 * Math.sin(angle), -50 * Math.cos(angle)]
  return `M0 0L0-50A50 50 0 ${part > 0.5 ? 1 : 0} 1 ${x.toFixed(3)} ${y.toFixed(3)}Z`
}

/** The positions and rotations (in degrees) of the basil leaves. */
const basil = [
  [12, -33, 20],
  [-12, -8, 70],
  [14, 30, -30],
  [-33, -6, 10],
  [34, 0, 100],
  [-16, 30, 140],
] as const

/** A whole pizza: crust with bubbles, sauce, cheese, salami and basil. */
export function Whole() {
  return (
    <>
      <circle r="50" fill="#a8632a" />
      <circle r="48" fill="#cf9148" />
      <path
        d="M-30-37A48 48 0 0 1-12-46M20-43A48 48 0 0 1 36-31M46 12A48 48 0 0 1 34 34M-20 43A48 48 0 0 1-40 24"
        fill="none"
        stroke="#8a4c1c"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle r="43.500" fill="#b8321f" />
      <circle r="41.500" fill="#f4c84b" />
      <path
        d="M-34-16Q-24-34-8-36T18-34Q8-26-6-26T-34-16ZM36 8Q34 26 16 36Q22 24 24 16T36 8ZM-36 8Q-30 26-14 38Q-20 26-20 20T-36 8Z"
        fill="#fbe08a"
      />
      {salami.map(([x, y]) => (
        <g key={`${x},${y}`} transform={`translate(${x} ${y})`}>
          <circle r="8.200" fill="#7d1a13" />
          <circle r="7.400" fill="#a8281e" />
          <path d="M-3-3h2M2-4h1M3 2h2M-4 2h1M0 4h2M0 0h1" stroke="#d98a78" strokeWidth="1.300" />
        </g>
      ))}
      {basil.map(([x, y, turn]) => (
        <path
          key={`${x},${y}`}
          transform={`translate(${x} ${y}) rotate(${turn})`}
          d="M-5 0Q0-4 5 0Q0 4-5 0ZM-5 0H4"
          fill="#3f8a3a"
          stroke="#235a22"
          strokeWidth="0.700"
        />
      ))}
    </>
  )
}

/** A slice of pizza and a knife at the cut; the part that is not bought is pale. */
function Pizza({ part, large }: { part: number; large: boolean }) {
  const id = useId()
  return (
    <svg
      className={`${styles.pizza} ${large ? styles.large : ""}`}
      viewBox="-54 -54 108 108"
      aria-hidden="true"
    >
      <circle r="53" fill="#e8e8e8" stroke="#8a8a8a" />
      {part < 1 && (
        <g className={styles.unbought}>
          <Whole />
        </g>
      )}
      <clipPath id={id}>
        <path d={outline(part)} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <Whole />
      </g>
      {part < 0.01 && part > 0 && <path d="M0 0V-53" stroke="#a00000" strokeWidth="0.8" />}
      {part < 1 && part > 0 && (
        <g stroke="#333" strokeWidth="0.6">
          <path d="M2-50L5-24H1Z" fill="#eee" />
          <path d="M1-24H5V-6Q3-3 1-6Z" fill="#6b4519" />
        </g>
      )}
    </svg>
  )
}

/** The pizzas that an amount buys: at most six drawn, the rest counted in words. */
export function Pizzas({ satoshi }: { satoshi: bigint }) {
  const { whole, part } = slice(satoshi)
  const drawn = whole > BigInt(maxPizzas) ? maxPizzas : Number(whole)
  const hasSlice = drawn < maxPizzas && (part > 0 || drawn === 0)
  const hidden = whole - BigInt(drawn)
  const large = drawn + (hasSlice ? 1 : 0) <= 2
  return (
    <div className={styles.table}>
      {Array.from({ length: drawn }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one pizza is like another
        <Pizza key={i} part={1} large={large} />
      ))}
      {hasSlice && <Pizza part={part} large={large} />}
      {hidden > 0n && <span>and {withThousands(hidden.toString())} more in the kitchen</span>}
    </div>
  )
}
