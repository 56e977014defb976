import type { Meta, StoryObj } from "@storybook/react-vite"
import { ButtonGrid } from "./ButtonGrid"
import { useGrid } from "./useGrid"

function Board({ rows, columns, closed = false }: { rows: number; columns: number; closed?: boolean }) {
  const grid = useGrid<HTMLTableElement>(rows, columns)
  return (
    <ButtonGrid
      label="Windows"
      rows={rows}
      columns={columns}
      grid={grid}
      cell={index => ({ "aria-disabled": closed, children: index + 1 })}
    />
  )
}

const meta: Meta<typeof Board> = { component: Board, args: { rows: 3, columns: 3 } }
export default meta

type Story = StoryObj<typeof Board>

export const Square: Story = {}
export const Wide: Story = { args: { rows: 2, columns: 8 } }
export const Closed: Story = { args: { closed: true } }
