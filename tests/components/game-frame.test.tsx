import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { ComponentProps } from "react"
import { GameFrame } from "../../src/components/game-frame/GameFrame"
import { emptyTally } from "../../src/lib/game/game"

type Props = ComponentProps<typeof GameFrame>

function frame(play: Partial<Props["play"]> = {}, props: Partial<Props> = {}) {
  const whole = {
    ready: true,
    over: false,
    tally: emptyTally,
    undoable: null,
    undo: jest.fn(),
    restart: jest.fn(),
    ...play,
  }
  render(
    <GameFrame play={whole} status="It is your turn." keys={[["Arrows", "move about"]]} {...props}>
      <p>The board</p>
    </GameFrame>,
  )
  return whole
}

const button = (name: string) => screen.getByRole("button", { name })

describe("game frame", () => {
  it("says politely how the game stands, and shows the game", () => {
    frame()
    expect(screen.getByRole("status")).toHaveTextContent("It is your turn.")
    expect(screen.getByText("The board")).toBeInTheDocument()
  })

  it("offers nothing to press before the game is ready, and says why", () => {
    frame(
      { ready: false },
      { choices: [{ label: "Level", value: "1", options: [["1", "Easy"]], choose: jest.fn() }] },
    )
    expect(screen.getByRole("status")).toHaveTextContent("JavaScript")
    expect(button("New game")).toBeDisabled()
    expect(screen.getByLabelText("Level")).toBeDisabled()
  })

  it("starts a new game", async () => {
    const { restart } = frame()
    await userEvent.click(button("New game"))
    expect(restart).toHaveBeenCalledTimes(1)
  })

  it("undoes when there is something to undo", async () => {
    const { undo } = frame({ undoable: "step" })
    await userEvent.click(button("Undo"))
    expect(undo).toHaveBeenCalledTimes(1)
  })

  it("has a sleeping undo when there is nothing to undo", () => {
    frame()
    expect(button("Undo")).toBeDisabled()
  })

  it("says so when undo brings a whole game back", () => {
    frame({ undoable: "game" })
    expect(button("Bring the last game back")).toBeEnabled()
  })

  it("chooses a level by its label", async () => {
    const choose = jest.fn()
    const options = [
      ["1", "Easy"],
      ["2", "Hard"],
    ] as const
    frame({}, { choices: [{ label: "Level", value: "1", options, choose }] })
    expect(screen.getByLabelText("Level")).toHaveDisplayValue("Easy")
    await userEvent.selectOptions(screen.getByLabelText("Level"), "Hard")
    expect(choose).toHaveBeenCalledWith("2")
  })

  it("tells the statistics in its own words or the game's", () => {
    frame({ tally: { ...emptyTally, played: 2, won: 2 } })
    expect(screen.getByText("2 games: 2 won.")).toBeInTheDocument()
    frame({}, { statistics: "Nobody has won yet." })
    expect(screen.getByText("Nobody has won yet.")).toBeInTheDocument()
  })

  it("has a result to share only when the game is over", () => {
    frame({}, { share: "I won." })
    expect(screen.queryByText("I won.")).not.toBeInTheDocument()
    frame({ over: true }, { share: "I won." })
    expect(screen.getByText("I won.")).toBeInTheDocument()
    expect(button("Share")).toBeInTheDocument()
  })

  it("has its board before all that can be chosen about it, and what goes with its words after it", () => {
    frame(
      {},
      {
        choices: [{ label: "Level", value: "1", options: [["1", "Easy"]], choose: jest.fn() }],
        panelTop: <p>Moves: 3</p>,
      },
    )
    const order = ["It is your turn.", "The board", "Moves: 3", "Level", "New game"].map(text =>
      screen.getByText(text),
    )
    const sorted = [...order].sort((a, b) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
    expect(sorted).toEqual(order)
  })

  it("lists its keys", async () => {
    frame()
    const keys = screen.getByText("Keys")
    await userEvent.click(keys)
    expect(keys.closest("details")).toHaveAttribute("open")
    expect(screen.getByText("Arrows")).toBeVisible()
    expect(screen.getByText("move about")).toBeVisible()
  })
})
