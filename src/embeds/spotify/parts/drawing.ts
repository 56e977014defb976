import type { ReactNode } from "react"

/** A drawing in 200 by 200 units, whose ground is at 180. */
export type Drawing = {
  /** The two colours of the rays behind. */
  ground: readonly [string, string]
  still?: ReactNode
  /** The part that a tap moves. */
  moving: ReactNode
  /** Drawn over the moving part. */
  over?: ReactNode
  /** Where a tap throws the part, as a CSS transform round `pivot`. */
  hit: string
  /** In units of the drawing: "100px 120px". */
  pivot?: string
}
