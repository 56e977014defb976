import { useEffect } from "react"
import { GameFrame } from "../../../components/game-frame/GameFrame"
import { useMotion } from "../../../hooks/browser/motion"
import { random } from "../../../hooks/browser/random"
import { useGame } from "../../../hooks/game/useGame"
import { cellsOf, type Opponent, type Starter, ticTacToe, turnOf } from "./logic"
import { replyOf } from "./opponents"
import { Board } from "./parts/Board"
import { shareText, statusOf, tallyLine } from "./words"

/** How long an opponent pretends to think, in milliseconds. */
const thinking = { hamster: 900, perfect: 350 }

const opponents: [Opponent, string][] = [
  ["hamster", "A drunk hamster"],
  ["perfect", "A perfect player"],
  ["friend", "A friend, here"],
]
const starters: [Starter, string][] = [
  ["you", "You"],
  ["them", "They"],
  ["turns", "By turns"],
]
const marks: [Starter, string][] = [
  ["you", "X"],
  ["them", "O"],
  ["turns", "By turns"],
]

const keys = [
  ["Arrows", "move on the board"],
  ["Enter, Space", "place your mark"],
  ["1 to 9", "place it as the keys lie on a numpad: 7 is the upper left"],
] as const

/**
 * Tic tac toe against a friend, a drunk hamster, or a perfect player.
 *
 * @feed A game of tic tac toe against a friend, a drunk hamster, or a perfect player that is never beaten.
 */
export default function TicTacToe() {
  const play = useGame(ticTacToe)
  const { ready, state, options, over, act, choose } = play
  const { opponent, starter } = options
  const moving = useMotion()
  const turn = turnOf(state)
  const isTheirs = ready && !over && !ticTacToe.isTurn?.(state, options)

  useEffect(() => {
    if (!isTheirs || opponent === "friend") return
    const reply = () => act({ cell: replyOf(opponent, state, random), mark: turn })
    if (!moving) {
      reply()
      return
    }
    const timer = setTimeout(reply, thinking[opponent])
    return () => clearTimeout(timer)
  }, [isTheirs, opponent, state, turn, moving, act])

  return (
    <GameFrame
      play={play}
      status={statusOf(state, options)}
      statistics={tallyLine(play.tally, options)}
      share={over ? shareText(state, options) : undefined}
      keys={keys}
      beside
      lines={3}
      choices={[
        {
          label: "Against",
          value: opponent,
          options: opponents,
          choose: value => choose({ opponent: value as Opponent }),
        },
        {
          label: "Who begins",
          value: starter,
          options: opponent === "friend" ? marks : starters,
          choose: value => choose({ starter: value as Starter }),
        },
      ]}
    >
      <Board
        cells={cellsOf(state)}
        last={over ? null : (state.moves.at(-1) ?? null)}
        open={ready && !over && !isTheirs}
        moving={moving}
        place={cell => !isTheirs && act({ cell, mark: turn })}
      />
    </GameFrame>
  )
}
