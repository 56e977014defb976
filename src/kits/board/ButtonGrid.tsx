import type { ComponentProps, KeyboardEvent, ReactNode } from "react"
import type { useGrid } from "./useGrid"

type Cell = Omit<ComponentProps<"button">, "type"> & { [data: `data-${string}`]: unknown }

type Props = {
  /** What it is called. */
  label: string
  rows: number
  columns: number
  grid: ReturnType<typeof useGrid<HTMLTableElement>>
  /** The button of a cell, counted by rows from 0; null for a cell without one. */
  cell: (index: number) => Cell | null
  /** Hears a key after the grid has had it. */
  onKey?: (event: KeyboardEvent) => void
  /** Marks a grid on which letters are for the toy and not for the site. */
  takesLetters?: boolean
  children?: ReactNode
}

/** Cells in rows, each a button: one stop for the Tab key, the arrow keys within it. */
export function ButtonGrid({ label, rows, columns, grid, cell, onKey, takesLetters, children }: Props) {
  const press = (event: KeyboardEvent) => {
    grid.onKeyDown(event)
    onKey?.(event)
  }
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a grid allows a table.
      role="grid"
      aria-label={label}
      tabIndex={-1}
      data-keys={takesLetters || undefined}
      ref={grid.ref}
      onKeyDown={press}
    >
      {children}
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <tr key={row}>
            {Array.from({ length: columns }, (_, column) => {
              const index = row * columns + column
              const button = cell(index)
              return (
                <td key={index}>{button && <button type="button" {...grid.cell(index)} {...button} />}</td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
