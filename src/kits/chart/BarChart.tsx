import type { ReactNode } from "react"
import * as styles from "./Chart.module.css"
import { Plot } from "./Plot"
import { linearScale } from "./scale"

export type Bar = { key: string; value: number }

type Props = {
  /** The text alternative, with all that the bars show. */
  name: string
  /** The bars from left to right; no value is below 0. */
  bars: readonly Bar[]
  /** The key of the highlighted bar. */
  marked?: string
  /** Formats a value with its unit. */
  format: (value: number) => string
  /** The labels below the first and the last bar. */
  ends: readonly [first: ReactNode, last: ReactNode]
  /** The minimum number of slots, so that few bars are not too wide; they stand at the right. */
  slots?: number
}

/** A bar chart from 0 with its maximum above it. A bar with a value above 0 is always visible. */
export function BarChart({ name, bars, marked, format, ends, slots = 7 }: Props) {
  const max = Math.max(0, ...bars.map(({ value }) => value))
  const slotWidth = 100 / Math.max(slots, bars.length)
  const heightOf = linearScale([0, max], [0, 98])
  return (
    <>
      <p className={styles.maximum}>{format(max)}</p>
      <Plot name={name} className={styles.bars} horizontals={[25, 50, 75]}>
        {bars.map(({ key, value }, i) => {
          const height = value > 0 ? Math.max(2, heightOf(value)) : 0
          return (
            <rect
              key={key}
              className={key === marked ? styles.marked : styles.bar}
              x={100 - (bars.length - i - 0.1) * slotWidth}
              y={100 - height}
              width={0.8 * slotWidth}
              height={height}
            />
          )
        })}
      </Plot>
      <p className={styles.axis}>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </>
  )
}
