import { render, screen } from "@testing-library/react"
import { RevealOnce } from "../../src/components/reveal-once/RevealOnce"

const undo = (possible: boolean) => (
  <RevealOnce when={possible}>
    <button type="button" disabled={!possible}>
      Undo
    </button>
  </RevealOnce>
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
