import type { ReactNode } from "react"
import * as styles from "./Chart.module.css"
import { Plot } from "./Plot"
import { linear } from "./scale"

export type Bar = { key: string; value: number }

type Props = {
  /** All that the bars say, in words. */
  name: string
  /** One after another; none is below 0. */
  bars: readonly Bar[]
  /** The one that has a frame of its own. */
  marked?: string
  /** A value with its unit. */
  format: (value: number) => string
  /** What stands below the first bar and below the last. */
  ends: readonly [first: ReactNode, last: ReactNode]
  /** Fewer bars than this stand at the right, as wide as so many would be; 7 where nothing else is said. */
  slots?: number
}

/** Bars from 0, as wide as there is room, the highest value above them; one with anything is never invisible. */
export function BarChart({ name, bars, marked, format, ends, slots = 7 }: Props) {
  const most = Math.max(0, ...bars.map(({ value }) => value))
  const wide = 100 / Math.max(slots, bars.length)
  const tall = linear([0, most], [0, 98])
  return (
    <>
      <p className={styles.most}>{format(most)}</p>
      <Plot name={name} className={styles.bars} across={[25, 50, 75]}>
        {bars.map(({ key, value }, i) => {
          const height = value > 0 ? Math.max(2, tall(value)) : 0
          return (
            <rect
              key={key}
              className={key === marked ? styles.marked : styles.bar}
              x={100 - (bars.length - i - 0.1) * wide}
              y={100 - height}
              width={0.8 * wide}
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
