import * as styles from "../CarsIveOwned.module.css"
import { yard } from "../driving"

/** The width of a letter and of the margins, in metres. */
const letterWidth = 0.95
const margins = 2

/** A speech bubble with its tip at a point of the yard, in metres. */
export function Bubble({ text, x, y }: { text: string; x: number; y: number }) {
  const width = text.length * letterWidth + margins
  const left = Math.max(0.5, Math.min(x - 3, yard.width - width - 0.5))
  const top = Math.max(0.5, y - 4)
  return (
    <g className={styles.bubble}>
      <rect x={left} y={top} width={width} height="3" rx="1" />
      <path d={`M${x - 0.7} ${top + 2.94}L${x} ${top + 4}L${x + 0.9} ${top + 2.94}z`} />
      <text x={left + width / 2} y={top + 2.1} textLength={width - margins} lengthAdjust="spacingAndGlyphs">
        {text}
      </text>
    </g>
  )
}
