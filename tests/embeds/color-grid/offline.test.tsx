import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import ColorGrid from "../../../src/embeds/color-grid/ColorGrid"

let mockIsOffline = true
jest.mock("../../../src/embeds/color-grid/colours", () => {
  if (mockIsOffline) throw new Error("The colours' chunk did not come.")
  return jest.requireActual("../../../src/embeds/color-grid/colours")
})

describe("the colour game without its colours", () => {
  it("says so, plays nothing, and has them when they come at the second try", async () => {
    const user = userEvent.setup()
    render(<ColorGrid />)
    expect(await screen.findByRole("alert")).toHaveTextContent("The colours did not arrive.")
    const cell = () => screen.getByRole("button", { name: "Row 1, column 1" })
    expect(cell()).toHaveAttribute("aria-disabled", "true")
    await user.click(cell())
    expect(localStorage).toHaveLength(0)
    mockIsOffline = false
    await user.click(screen.getByRole("button", { name: "Retry" }))
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull())
    await waitFor(() => expect(cell().style.background).not.toBe(""))
    expect(cell()).toHaveAttribute("aria-disabled", "false")
  })
})
