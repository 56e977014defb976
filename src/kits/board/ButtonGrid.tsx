import type { ComponentProps, KeyboardEvent, ReactNode } from "react"
import type { useGrid } from "./useGrid"

type Cell = Omit<ComponentProps<"button">, "type"> & { [data: `data-${string}`]: unknown }

type Props = {
  /** The accessible name. */
  label: string
  rows: number
  columns: number
  grid: ReturnType<typeof useGrid<HTMLTableElement>>
  /** Returns the props of a cell's button, counted by rows from 0; null for a cell without one. */
  cell: (index: number) => Cell | null
  /** Handles a key after the grid. */
  onKey?: (event: KeyboardEvent) => void
  /** Reserves the letter keys for the toy while the grid has the focus. */
  takesLetters?: boolean
  children?: ReactNode
}

/** A grid of buttons: one tab stop, with the arrow keys inside it. */
export function ButtonGrid({ label, rows, columns, grid, cell, onKey, takesLetters, children }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    grid.onKeyDown(event)
    onKey?.(event)
  }
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA grid pattern allows a table.
      role="grid"
      aria-label={label}
      tabIndex={-1}
      data-keys={takesLetters || undefined}
      ref={grid.ref}
      onKeyDown={onKeyDown}
    >
      {children}
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
          <tr key={row}>
            {Array.from({ length: columns }, (_, column) => {
              const index = row * columns + column
              const button = cell(index)
              return (
                // A cell keeps its row and column in a grid that grows, and with them the focus.
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                <td key={column}>{button && <button type="button" {...grid.cell(index)} {...button} />}</td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
