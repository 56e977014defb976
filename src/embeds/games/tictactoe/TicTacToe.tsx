import { useEffect, useState } from "react"
import { GameFrame } from "../../../components/game-frame/GameFrame"
import { useMotion } from "../../../hooks/browser/motion"
import { random } from "../../../hooks/browser/random"
import { useGame } from "../../../hooks/game/useGame"
import { useGuest } from "../../../kits/guest/useGuest"
import { useThing } from "../../../kits/things/useThing"
import { allied, allyOf, allyText, firstRow, movedText, rowText } from "./guest"
import { cellsOf, type Opponent, type Starter, ticTacToe, turnOf, you } from "./logic"
import { replyOf } from "./opponents"
import { isWalled, markOutside, nothing, outsideText } from "./outside"
import { Board } from "./parts/Board"
import { Foot } from "./parts/Foot"
import { Outside } from "./parts/Outside"
import * as styles from "./TicTacToe.module.css"
import { shareText, statusOf, tallyLine } from "./words"

/** The opponents' thinking time in milliseconds. */
const thinkingMs = { hamster: 900, perfect: 350 }

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
 * A game of tic-tac-toe against a friend, a drunk hamster or a perfect player.
 *
 * @feed A game of tic tac toe against a friend, a drunk hamster, or a perfect player that is never beaten.
 */
export default function TicTacToe() {
  const play = useGame(ticTacToe)
  const { ready, state, options, over, act, choose } = play
  const { opponent, starter } = options
  const [outside, setOutside] = useState(nothing)
  /** The message about the last mark off the board, until the next move on it. */
  const [said, setSaid] = useState({ text: "", at: -1 })
  const moving = useMotion()
  const { give } = useThing()
  const turn = turnOf(state)
  const guest = useGuest()
  const [guestRow, setGuestRow] = useState(firstRow)
  /** The mark that has three in a row with the guest, which ends all moves until a new game. */
  const ally = guest && ready && !over ? allyOf(cellsOf(state), guestRow) : null
  useEffect(() => {
    if (ally) guest?.remember(allied(opponent, ally))
  }, [ally, guest, opponent])
  const isTheirs = ready && !over && !ticTacToe.isTurn?.(state, options)

  useEffect(() => {
    if (!isTheirs || ally || opponent === "friend") return
    const reply = () => act({ cell: replyOf(opponent, state, random), mark: turn })
    if (!moving) {
      reply()
      return
    }
    const timer = setTimeout(reply, thinkingMs[opponent])
    return () => clearTimeout(timer)
  }, [isTheirs, ally, opponent, state, turn, moving, act])

  const open = ready && !over && !isTheirs && !ally
  const clean = () => {
    setOutside(nothing)
    setSaid({ text: "", at: -1 })
  }
  const wander = (row: number) => {
    // After the game nobody rubs anything out, and the marks are the visitor's.
    const next = markOutside(
      outside,
      row,
      over && opponent !== "friend" ? you : turn,
      over ? "friend" : opponent,
    )
    if (next === outside) return
    setOutside(next)
    give()
    setSaid({ text: outsideText(next, row, cellsOf(state), opponent, over), at: state.moves.length })
  }

  const moveGuest = () => {
    if (!guest || ally) return
    const row = (guestRow + 1) % 3
    setGuestRow(row)
    setSaid({ text: movedText(guest, row, opponent), at: state.moves.length })
  }
  const usual = said.at === state.moves.length ? said.text : statusOf(state, options)
  const hint = guest && state.moves.length === 0 && said.at !== 0 ? rowText(guest, guestRow) : ""

  return (
    <div className={styles.table}>
      <GameFrame
        play={{
          ...play,
          restart: () => {
            clean()
            play.restart()
          },
        }}
        status={guest && ally ? allyText(guest, ally, opponent) : usual + hint}
        statistics={tallyLine(play.tally, options)}
        share={over ? shareText(state, options) : undefined}
        keys={keys}
        sidePanel
        lines={3}
        choices={[
          {
            label: "Against",
            value: opponent,
            options: opponents,
            choose: value => {
              clean()
              choose({ opponent: value as Opponent })
            },
          },
          {
            label: "Who begins",
            value: starter,
            options: opponent === "friend" ? marks : starters,
            choose: value => {
              clean()
              choose({ starter: value as Starter })
            },
          },
        ]}
      >
        <div className={styles.paper}>
          <div className={styles.row}>
            <Board
              cells={cellsOf(state)}
              guestRow={ally && guestRow}
              last={over ? null : (state.moves.at(-1) ?? null)}
              open={open}
              moving={moving}
              place={cell => !isTheirs && act({ cell, mark: turn })}
            />
            <Outside
              outside={outside}
              isWalled={isWalled(outside, opponent)}
              open={open || (ready && over)}
              moving={moving}
              onMark={wander}
              guest={guest && { ...guest, row: guestRow }}
              onGuest={moveGuest}
            />
          </div>
          <Foot state={state} opponent={opponent} />
        </div>
      </GameFrame>
    </div>
  )
}
