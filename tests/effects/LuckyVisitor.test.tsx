import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import * as sky from "../../src/effects/fireworks"
import { LuckyVisitor } from "../../src/effects/LuckyVisitor"
import * as load from "../../src/effects/once"

// Spies change what a module gives out, which only an object of our own allows.
jest.mock("../../src/effects/once", () => ({
  __esModule: true,
  ...jest.requireActual<object>("../../src/effects/once"),
}))
jest.mock("../../src/effects/fireworks", () => ({
  __esModule: true,
  ...jest.requireActual<object>("../../src/effects/fireworks"),
}))

function visit(chance: number, isFirst = true) {
  jest.spyOn(Math, "random").mockReturnValue(chance)
  jest.spyOn(load, "once").mockReturnValue(isFirst)
  const fireworks = jest.spyOn(sky, "fireworks").mockResolvedValue()
  render(<LuckyVisitor />)
  return fireworks
}

afterEach(() => jest.restoreAllMocks())

describe("the lucky visitor", () => {
  it("is the 1,000,000th, and has won a walking tour, with fireworks", () => {
    const fireworks = visit(0.00009)
    const dialog = screen.getByRole("dialog", { name: "Congratulations!" })
    expect(dialog).toHaveTextContent("You are the 1,000,000th visitor!")
    expect(dialog).toHaveTextContent("You have won a walking tour of your own home or a local park.")
    expect(fireworks).toHaveBeenCalledTimes(1)
  })

  it.each([
    [0.0001, true],
    [0.5, true],
    [0, false],
  ])("is nobody when chance says %d (first roll of the load: %s)", (chance, isFirst) => {
    const fireworks = visit(chance, isFirst)
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
    expect(fireworks).not.toHaveBeenCalled()
  })

  it("chooses a prize, and says thank you", async () => {
    const user = userEvent.setup()
    const fireworks = visit(0)
    await user.click(screen.getByRole("button", { name: "A local park" }))
    expect(screen.getByRole("status")).toHaveTextContent("The trees have been told.")
    await user.click(screen.getByRole("button", { name: "Thank you" }))
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
    expect(fireworks).toHaveBeenCalledTimes(1)
  })

  it("may go without the prize", async () => {
    const user = userEvent.setup()
    visit(0)
    await user.click(screen.getByRole("button", { name: "Close" }))
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
  })
})
