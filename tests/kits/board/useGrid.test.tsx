import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import fc from "fast-check"
import { ButtonGrid } from "../../../src/kits/board/ButtonGrid"
import { cellAfter, useGrid } from "../../../src/kits/board/useGrid"

function Grid({ rows, columns }: { rows: number; columns: number }) {
  const grid = useGrid<HTMLDivElement>(rows, columns)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the buttons in it bubble up to it.
    <div ref={grid.ref} onKeyDown={grid.onKeyDown}>
      {Array.from({ length: rows * columns }, (_, cell) => (
        <button type="button" key={cell.toString()} {...grid.cell(cell)}>
          {cell}
        </button>
      ))}
    </div>
  )
}

function Squares({ side }: { side: number }) {
  const grid = useGrid<HTMLTableElement>(side, side)
  const cell = (index: number) => ({ children: `${Math.floor(index / side)},${index % side}` })
  return <ButtonGrid label="Squares" rows={side} columns={side} grid={grid} cell={cell} />
}

describe("grid", () => {
  it("stays on the board whatever is pressed", () => {
    const keys = fc.constantFrom("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End")
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        fc.nat(),
        keys,
        (rows, columns, n, key) => {
          const to = cellAfter(key, n % (rows * columns), rows, columns) ?? -1
          expect(to).toBeGreaterThanOrEqual(0)
          expect(to).toBeLessThan(rows * columns)
        },
      ),
    )
  })

  it("leaves other keys alone", () => {
    expect(cellAfter("n", 4, 3, 3)).toBeNull()
    expect(cellAfter("Tab", 4, 3, 3)).toBeNull()
  })

  it("is one tab stop, with arrow keys inside, and remembers the last cell", async () => {
    const user = userEvent.setup()
    render(<Grid rows={2} columns={3} />)
    await user.tab()
    expect(screen.getByText("0")).toHaveFocus()
    await user.keyboard("{ArrowRight}{ArrowDown}")
    expect(screen.getByText("4")).toHaveFocus()
    await user.tab()
    expect(document.body).toHaveFocus()
    await user.tab()
    expect(screen.getByText("4")).toHaveFocus()
  })

  it("leaves keys with Ctrl to the browser", async () => {
    const user = userEvent.setup()
    render(<Grid rows={2} columns={3} />)
    await user.tab()
    await user.keyboard("{Control>}{ArrowRight}{/Control}")
    expect(screen.getByText("0")).toHaveFocus()
  })

  it("keeps the focus in its row and column as it grows, and goes on from there", async () => {
    const user = userEvent.setup()
    const { rerender } = render(<Squares side={2} />)
    await user.click(screen.getByText("1,1"))
    rerender(<Squares side={3} />)
    expect(screen.getByText("1,1")).toHaveFocus()
    expect(screen.getByText("1,1")).toHaveAttribute("tabindex", "0")
    await user.keyboard("{ArrowRight}")
    expect(screen.getByText("1,2")).toHaveFocus()
  })

  it("still has a stop for Tab when the board has shrunk", async () => {
    const user = userEvent.setup()
    const { rerender } = render(<Grid rows={3} columns={3} />)
    await user.click(screen.getByText("8"))
    rerender(<Grid rows={2} columns={2} />)
    expect(screen.getByText("3")).toHaveAttribute("tabindex", "0")
  })
})
