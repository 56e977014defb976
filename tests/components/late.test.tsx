import { render, screen } from "@testing-library/react"
import { Late } from "../../src/components/late/Late"

const undo = (possible: boolean) => (
  <Late when={possible}>
    <button type="button" disabled={!possible}>
      Undo
    </button>
  </Late>
)

describe("a late button", () => {
  it("is not there before there is something to do, and stays when there no longer is", () => {
    const { rerender } = render(undo(false))
    expect(screen.queryByRole("button")).not.toBeInTheDocument()
    rerender(undo(true))
    expect(screen.getByRole("button", { name: "Undo" })).toBeEnabled()
    rerender(undo(false))
    expect(screen.getByRole("button", { name: "Undo" })).toBeDisabled()
  })

  it("is there at once where it can do something at once", () => {
    render(undo(true))
    expect(screen.getByRole("button", { name: "Undo" })).toBeEnabled()
  })
})
