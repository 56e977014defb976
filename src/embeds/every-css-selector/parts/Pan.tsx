import * as styles from "../EveryCssSelector.module.css"
import type { Weight } from "../logic"

/** The maximum number of weights drawn per kind. */
const maxPieces = 8

const kinds = [
  { key: "a", size: 34, fill: "#3c4148" },
  { key: "b", size: 24, fill: "#8a6a2f" },
  { key: "c", size: 15, fill: "#b9bec4" },
] as const

/** A specificity as weights on a pan: iron for ids, brass for classes, tin for elements. */
export function Pan({ weight }: { weight: Weight }) {
  const pieces = kinds.flatMap(kind =>
    Array.from({ length: Math.min(maxPieces, weight[kind.key]) }, () => kind),
  )
  const width = Math.max(
    120,
    pieces.reduce((sum, { size }) => sum + size + 4, 24),
  )
  let x = 14
  return (
    <svg viewBox={`0 0 ${width} 62`} className={styles.pan} style={{ width }} aria-hidden="true">
      <path fill="#c9a227" stroke="#6b5410" d={`M4 48h${width - 8}l-8 8H12z`} />
      {pieces.map(({ size, fill }, i) => {
        const at = x
        x += size + 4
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a weight is its place
            key={i}
            transform={`translate(${at} ${48 - size})`}
            fill={fill}
            stroke="#111"
          >
            <path d={`M${size * 0.36} 0h${size * 0.28}v${size * 0.2}H${size * 0.36}z`} />
            <path d={`M${size * 0.14} ${size * 0.2}h${size * 0.72}L${size} ${size}H0z`} />
          </g>
        )
      })}
    </svg>
  )
}
