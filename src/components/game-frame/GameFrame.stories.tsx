import type { Meta, StoryObj } from "@storybook/react-vite"
import { emptyTally } from "../../lib/game/game"
import { GameFrame } from "./GameFrame"

const play = {
  ready: true,
  over: false,
  tally: emptyTally,
  undoable: null,
  undo: () => {},
  restart: () => {},
} as const
const won = {
  played: 3,
  won: 2,
  lost: 1,
  drawn: 0,
  best: { score: -7, text: "won in 7 moves" },
}

const meta: Meta<typeof GameFrame> = {
  component: GameFrame,
  args: {
    play,
    status: "Your move.",
    keys: [
      ["Arrow keys", "go from square to square"],
      ["Enter", "takes the square"],
    ],
    children: <p className="sunken-panel">The board is here.</p>,
  },
}
export default meta

type Story = StoryObj<typeof GameFrame>

export const Fresh: Story = {}
export const NotReady: Story = { args: { play: { ...play, ready: false } } }
export const UnderWay: Story = { args: { play: { ...play, tally: won, undoable: "step" } } }
export const Over: Story = {
  args: {
    play: { ...play, over: true, tally: won, undoable: "step" },
    status: "You won.",
    share: "I beat the hamster at marbles in 7 moves.",
  },
}
export const LastGameCanComeBack: Story = { args: { play: { ...play, tally: won, undoable: "game" } } }
export const WithChoices: Story = {
  args: {
    choices: [
      {
        label: "Opponent",
        value: "drunk",
        options: [
          ["drunk", "A drunk hamster"],
          ["sober", "A sober hamster"],
        ],
        choose: () => {},
      },
    ],
  },
}
