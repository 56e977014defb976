import type { ReactNode } from "react"
import * as styles from "./Chart.module.css"

type Props = {
  /** All that the picture says, in words. */
  name: string
  className?: string
  /** Where lines go across it, 0 to 100 from the left and from the top; at the edges there is none. */
  down?: readonly number[]
  across: readonly number[]
  children: ReactNode
}

const inside = (place: number) => place > 0 && place < 100

/** A field of 100 by 100, stretched to its place, with lines across it. */
export function Plot({ name, className, down = [], across, children }: Props) {
  return (
    <svg className={className} viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={name}>
      {across.filter(inside).map(y => (
        <path key={y} className={styles.grid} d={`M0 ${y}H100`} />
      ))}
      {down.filter(inside).map(x => (
        <path key={x} className={styles.grid} d={`M${x} 0V100`} />
      ))}
      {children}
    </svg>
  )
}
