import type { ReactNode } from "react"
import * as styles from "./Chart.module.css"

type Props = {
  /** The text alternative. */
  name: string
  className?: string
  /** The positions of grid lines, 0 to 100 from the left and from the top; lines at the edges are omitted. */
  verticals?: readonly number[]
  horizontals: readonly number[]
  children: ReactNode
}

const isInside = (position: number) => position > 0 && position < 100

/** A drawing of 100 by 100 units, stretched to its box, with grid lines. */
export function Plot({ name, className, verticals = [], horizontals, children }: Props) {
  return (
    <svg className={className} viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={name}>
      {horizontals.filter(isInside).map(y => (
        <path key={y} className={styles.grid} d={`M0 ${y}H100`} />
      ))}
      {verticals.filter(isInside).map(x => (
        <path key={x} className={styles.grid} d={`M${x} 0V100`} />
      ))}
      {children}
    </svg>
  )
}
