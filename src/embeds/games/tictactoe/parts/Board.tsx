import type { KeyboardEvent } from "react"
import { ButtonGrid } from "../../../../kits/board/ButtonGrid"
import { arrowKeys, useGlobalKeys } from "../../../../kits/board/useGlobalKeys"
import { useGrid } from "../../../../kits/board/useGrid"
import { type Cells, type Line, wonLines } from "../logic"
import * as styles from "../TicTacToe.module.css"
import { cellLabel } from "../words"
import { MarkPicture } from "./MarkPicture"

type Props = {
  cells: Cells
  /** The cell of the last move, which is highlighted; null for none. */
  last: number | null
  /** The row in which two marks and the guest are three in a row; null for none. */
  guestRow: number | null
  /** True while an empty cell can be taken. */
  open: boolean
  moving: boolean
  place: (cell: number) => void
}

/** Cells by numpad key, from 1. The layout matches: 7 8 9 are the top row. */
const numpad = [6, 7, 8, 3, 4, 5, 0, 1, 2]

/** The board: one tab stop with arrow keys and digits inside it. */
export function Board({ cells, last, guestRow, open, moving, place }: Props) {
  const grid = useGrid<HTMLTableElement>(3, 3, 4)
  useGlobalKeys(grid.ref, arrowKeys, () => grid.focus())
  const press = (event: KeyboardEvent) => {
    const cell = /^[1-9]$/.test(event.key) ? numpad[Number(event.key) - 1] : undefined
    if (cell === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    grid.focus(cell)
    place(cell)
  }

  return (
    <div className={styles.board}>
      <ButtonGrid
        label="Board"
        rows={3}
        columns={3}
        grid={grid}
        onKey={press}
        cell={cell => ({
          "aria-label": cellLabel(cells, cell),
          "aria-disabled": !open || cells[cell] !== null,
          onClick: () => place(cell),
          children: cells[cell] && (
            <MarkPicture mark={cells[cell]} place={cell} isLast={cell === last} moving={moving} />
          ),
        })}
      />
      <svg viewBox="0 0 300 300" className={styles.lines} aria-hidden="true">
        <path d="M101 6Q97 150 102 293M199 9Q204 140 198 291M7 99Q150 104 294 98M5 201Q160 196 292 202" />
      </svg>
      <Strikes lines={wonLines(cells)} guestRow={guestRow} />
    </div>
  )
}

/** A stroke through each winning line. Hidden from screen readers: the cells' labels name the line. */
function Strikes({ lines, guestRow }: { lines: Line[]; guestRow: number | null }) {
  const middle = (cell: number) => [(cell % 3) * 100 + 50, Math.floor(cell / 3) * 100 + 50] as const
  return (
    <svg viewBox="0 0 300 300" className={styles.strikes} aria-hidden="true">
      {guestRow !== null && <line x1="150" y1={guestRow * 100 + 50} x2="350" y2={guestRow * 100 + 50} />}
      {lines.map(([from, , to]) => {
        const [x1, y1] = middle(from)
        const [x2, y2] = middle(to)
        return <line key={`${from}-${to}`} x1={x1} y1={y1} x2={x2} y2={y2} />
      })}
    </svg>
  )
}
