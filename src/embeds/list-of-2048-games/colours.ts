/** The colours of the tiles: pairs of paper and readable ink, darker with rising rank. */
import type { Rank } from "./tiles"

export type Paint = { paper: string; ink: string }

const dark = "#111111"
const light = "#ffffff"

const rising: Paint[] = [
  { paper: "#fffdf0", ink: dark },
  { paper: "#fbeeb4", ink: dark },
  { paper: "#f9c96c", ink: dark },
  { paper: "#f3a04c", ink: dark },
  { paper: "#e9764e", ink: dark },
  { paper: "#c0392b", ink: light },
  { paper: "#a3174f", ink: light },
  { paper: "#7d2391", ink: light },
  { paper: "#4f2da3", ink: light },
  { paper: "#1f45b0", ink: light },
  { paper: "#ffd700", ink: dark },
  { paper: "#006b3c", ink: light },
  { paper: "#00606b", ink: light },
  { paper: "#3d3d3d", ink: light },
  { paper: "#111111", ink: light },
]

/** Negative tiles are blue, and darker the lower they are. */
const falling: Paint[] = [
  { paper: "#dcecfb", ink: dark },
  { paper: "#a9cdf0", ink: dark },
  { paper: "#7aaee0", ink: dark },
  { paper: "#2a6099", ink: light },
  { paper: "#123a66", ink: light },
]

const taxPaint: Paint = { paper: "#d0d0d0", ink: dark }
/** A covered tile, in the dark. */
export const covered: Paint = { paper: "#2b2b2b", ink: light }

/** Returns the colours of a rank. The last colours of each scale repeat for all further ranks. */
export function paintOf(rank: Rank): Paint {
  if (rank === 0) return taxPaint
  const row = rank > 0 ? rising : falling
  return row[Math.min(Math.abs(rank), row.length) - 1] ?? taxPaint
}
