import { type KeyboardEvent, useEffect, useEffectEvent } from "react"
import { useGrid } from "../../../hooks/grid"
import * as styles from "../ColorGrid.module.css"
import type { Pair } from "../colours"
import { isWon, mostMistakes, oddCell, type State, sideOf } from "../logic"
import { cellLabel } from "../words"

type Props = {
  state: State
  /** Null until the colours are there. */
  pair: Pair | null
  /** The cells that have said their colour. */
  told: readonly number[]
  /** Whether a cell can be chosen now. */
  open: boolean
  place: (cell: number) => void
  /** Asks a cell for its colour; null where cells don't say it. */
  ask: ((cell: number) => void) | null
}

/** The grid: one stop for the Tab key, and the arrows within it. Names of cells give nothing away. */
export function Cells({ state, pair, told, open, place, ask }: Props) {
  const side = sideOf(state.level)
  const odd = oddCell(state)
  const isShown = state.mistakes >= mostMistakes || isWon(state)
  const grid = useGrid<HTMLTableElement>(side, side)
  const along = Array.from({ length: side }, (_, i) => i)
  const colourOf = (cell: number) => pair && (cell === odd ? pair.odd : pair.base)

  const buttons = () => [...(grid.ref.current?.querySelectorAll("button") ?? [])]
  const focused = () => buttons().findIndex(button => button.matches(":focus"))
  // The focus stays on its row and column as the grid grows, but their number is another one.
  const recount = useEffectEvent(() => {
    const cell = focused()
    if (cell >= 0) grid.cell(cell).onFocus()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the growing that is followed.
  useEffect(() => recount(), [side])

  const press = (event: KeyboardEvent) => {
    grid.onKeyDown(event)
    if (event.key.toLowerCase() !== "t" || event.ctrlKey || event.altKey || event.metaKey || !ask) return
    const cell = focused()
    if (cell < 0) return
    event.preventDefault()
    ask(cell)
  }

  return (
    <div className={styles.grid}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a grid allows a table. */}
      <table role="grid" aria-label="Colours" tabIndex={-1} data-keys ref={grid.ref} onKeyDown={press}>
        <tbody>
          {along.map(row => (
            <tr key={row}>
              {along.map(column => {
                const cell = row * side + column
                const colour = colourOf(cell)
                const isWrong = state.wrong.includes(cell)
                const sign = isWrong ? "✕" : isShown && cell === odd ? "✓" : told.includes(cell) ? "•" : ""
                return (
                  <td key={column}>
                    <button
                      type="button"
                      {...grid.cell(cell)}
                      aria-label={cellLabel(state, cell, told.includes(cell) ? colour : null)}
                      aria-disabled={!open || isWrong}
                      style={colour ? { background: colour } : undefined}
                      onClick={() => place(cell)}
                    >
                      {sign && (
                        <span className={styles.sign} aria-hidden="true">
                          {sign}
                        </span>
                      )}
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
