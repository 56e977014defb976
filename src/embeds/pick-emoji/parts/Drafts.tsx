import { useCallback } from "react"
import { paintCells } from "../../../effects/drawnEmoji"
import { Canvas } from "../../../kits/canvas/Canvas"
import { makers } from "../logic"
import * as styles from "../PickEmoji.module.css"

/** Side of a draft in canvas pixels. */
const draftSize = 96

/** The emoji as others are going to draw it. */
export function Drafts({ cells }: { cells: readonly number[] }) {
  return (
    <ul className={styles.drafts}>
      <Draft name="You" cells={cells} />
      {Object.entries(makers).map(([name, redraw]) => (
        <Draft key={name} name={name} cells={redraw(cells)} />
      ))}
    </ul>
  )
}

function Draft({ name, cells }: { name: string; cells: readonly number[] }) {
  const draw = useCallback(
    (pen: CanvasRenderingContext2D) => {
      pen.clearRect(0, 0, draftSize, draftSize)
      paintCells(pen, cells, draftSize)
    },
    [cells],
  )
  return (
    <li>
      <Canvas label={`As drawn by: ${name}`} draw={draw} size={{ width: draftSize, height: draftSize }} />
      {name}
    </li>
  )
}
