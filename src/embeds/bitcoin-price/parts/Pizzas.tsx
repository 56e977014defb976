import { useId } from "react"
import * as styles from "../BitcoinPrice.module.css"
import { grouped, slice } from "../logic"

/** How many pizzas fit on the table. */
const room = 6

/** Where the salami lies, from the middle, on a pizza of radius 50. */
const salami = [
  [0, -28],
  [24, -14],
  [27, 15],
  [2, 4],
  [-4, 31],
  [-27, 12],
  [-22, -18],
] as const

/** The outline of a slice, clockwise from the top; a whole circle from 1 on. */
export function outline(part: number): string {
  if (part >= 1) return "M0-50A50 50 0 1 1 0 50A50 50 0 1 1 0-50Z"
  const angle = part * 2 * Math.PI
  const [x, y] = [50 * Math.sin(angle), -50 * Math.cos(angle)]
  return `M0 0L0-50A50 50 0 ${part > 0.5 ? 1 : 0} 1 ${x.toFixed(3)} ${y.toFixed(3)}Z`
}

/** The whole of a pizza. */
function Whole() {
  return (
    <>
      <circle r="50" fill="#b8732e" />
      <circle r="44" fill="#f4c84b" />
      {salami.map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r="8" fill="#a8281e" />
      ))}
    </>
  )
}

/** A part of a pizza; what is not bought of it is there too, as it was in the box, and a knife where the cut is. */
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
        <g className={styles.rest}>
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

/** The pizzas that an amount buys, on their plates; the first six of them, and in words how many are in the kitchen. */
export function Pizzas({ satoshi }: { satoshi: bigint }) {
  const { whole, part } = slice(satoshi)
  const drawn = whole > BigInt(room) ? room : Number(whole)
  const hasSlice = drawn < room && (part > 0 || drawn === 0)
  const hidden = whole - BigInt(drawn)
  const large = drawn + (hasSlice ? 1 : 0) <= 2
  return (
    <div className={styles.table}>
      {Array.from({ length: drawn }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one pizza is like another
        <Pizza key={i} part={1} large={large} />
      ))}
      {hasSlice && <Pizza part={part} large={large} />}
      {hidden > 0n && <span>and {grouped(hidden.toString())} more in the kitchen</span>}
    </div>
  )
}
