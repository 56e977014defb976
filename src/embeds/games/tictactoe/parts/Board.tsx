import type { KeyboardEvent } from "react"
import { useGrid } from "../../../../hooks/grid"
import { type Cells, type Line, wonLines } from "../logic"
import * as styles from "../TicTacToe.module.css"
import { cellLabel } from "../words"

type Props = {
  cells: Cells
  /** Whether an empty cell can be taken now. */
  open: boolean
  moving: boolean
  place: (cell: number) => void
}

/** The keys of a numpad lie as the cells do: 7 8 9 are the upper row. */
const numpad = [6, 7, 8, 3, 4, 5, 0, 1, 2]

/** The board: one stop for the Tab key, arrows and digits within it. */
export function Board({ cells, open, moving, place }: Props) {
  const grid = useGrid<HTMLTableElement>(3, 3, 4)
  const press = (event: KeyboardEvent) => {
    grid.onKeyDown(event)
    const cell = /^[1-9]$/.test(event.key) ? numpad[Number(event.key) - 1] : undefined
    if (cell === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    grid.focus(cell)
    place(cell)
  }

  return (
    <div className={styles.board}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a grid allows a table. */}
      <table role="grid" aria-label="Board" tabIndex={-1} ref={grid.ref} onKeyDown={press}>
        <tbody>
          {[0, 3, 6].map(first => (
            <tr key={first}>
              {[first, first + 1, first + 2].map(cell => (
                <td key={cell}>
                  <button
                    type="button"
                    {...grid.cell(cell)}
                    aria-label={cellLabel(cells, cell)}
                    aria-disabled={!open || cells[cell] !== null}
                    onClick={() => place(cell)}
                  >
                    {cells[cell] && <MarkPicture mark={cells[cell]} moving={moving} />}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Strikes lines={wonLines(cells)} />
    </div>
  )
}

function MarkPicture({ mark, moving }: { mark: "X" | "O"; moving: boolean }) {
  const className = `${styles.mark} ${mark === "X" ? styles.x : styles.o} ${moving ? styles.moving : ""}`
  return (
    <svg viewBox="0 0 100 100" className={className} aria-hidden="true">
      {mark === "X" ? <path d="M22 22 78 78M78 22 22 78" /> : <circle cx="50" cy="50" r="30" />}
    </svg>
  )
}

/** A stroke through each line that won, for the eye; the cells say it too. */
function Strikes({ lines }: { lines: Line[] }) {
  const middle = (cell: number) => [(cell % 3) * 100 + 50, Math.floor(cell / 3) * 100 + 50] as const
  return (
    <svg viewBox="0 0 300 300" className={styles.strikes} aria-hidden="true">
      {lines.map(([from, , to]) => {
        const [x1, y1] = middle(from)
        const [x2, y2] = middle(to)
        return <line key={`${from}-${to}`} x1={x1} y1={y1} x2={x2} y2={y2} />
      })}
    </svg>
  )
}
