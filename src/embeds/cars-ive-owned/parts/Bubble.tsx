import * as styles from "../CarsIveOwned.module.css"
import { yard } from "../driving"

/** The width of a letter, the height of a line, the margin around both and the distance to the car, in metres. */
const [letterWidth, lineHeight, margin, away] = [0.66, 1.5, 0.7, 2.6]

/** The most letters of a line: more would not fit into the yard. */
const lineLetters = 24

/** A speech bubble of a car at a point of the yard, on the side of it with more room. */
export function Bubble({ text, x, y }: { text: string; x: number; y: number }) {
  const lines = linesOf(text)
  const width = Math.max(...lines.map(line => line.length)) * letterWidth + margin * 2
  const height = lines.length * lineHeight + margin
  const left = Math.max(0.5, Math.min(x - 3, yard.width - width - 0.5))
  const isAbove = y > yard.height / 2
  const tip = isAbove ? y - away + 0.6 : y + away - 0.6
  const top = isAbove ? tip - 1 - height : tip + 1
  const edge = isAbove ? top + height - 0.06 : top + 0.06
  return (
    <g className={styles.bubble}>
      <rect x={left} y={top} width={width} height={height} rx="1" />
      <path d={`M${x - 0.7} ${edge}L${x} ${tip}L${x + 0.9} ${edge}z`} />
      {lines.map((line, i) => (
        <text
          key={line}
          x={left + width / 2}
          y={top + margin / 2 + lineHeight * (i + 0.76)}
          textLength={line.length * letterWidth}
          lengthAdjust="spacingAndGlyphs"
        >
          {line}
        </text>
      ))}
    </g>
  )
}

/** Returns a text in lines, a sentence to each where one line is too short for all. */
function linesOf(text: string): string[] {
  return text.length <= lineLetters ? [text] : text.split(/(?<=\.) /)
}
