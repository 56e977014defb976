import { useEffect, useEffectEvent, useState } from "react"
import { GameFrame } from "../../../components/game-frame/GameFrame"
import { useMotion } from "../../../hooks/browser/motion"
import { random } from "../../../hooks/browser/random"
import { useGame } from "../../../hooks/game/useGame"
import { useGuest, useHappenings } from "../../../kits/guest/useGuest"
import { useThing } from "../../../kits/things/useThing"
import { allied, allyText, firstRow, movedText, restingRow, rowText, stood, stoodBy, unnamed } from "./guest"
import {
  type Action,
  allyOf,
  cellsOf,
  type Opponent,
  type Starter,
  ticTacToe,
  turnOf,
  winnerOf,
  you,
} from "./logic"
import { replyOf } from "./opponents"
import { isWalled, markOutside, nothing, outsideText } from "./outside"
import { Board } from "./parts/Board"
import { Foot } from "./parts/Foot"
import { Outside } from "./parts/Outside"
import * as styles from "./TicTacToe.module.css"
import { useAlly } from "./useAlly"
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
  const ally = useAlly(state, guest)
  const allyMark = ally && allyOf(cellsOf(state), ally.row)
  const alliances = useHappenings().filter(({ kind }) => kind !== stood)
  const hasAllied = alliances.length > 0 || ally !== null
  const rowFrom = (row: number) => {
    if (!ally) return over ? row : restingRow(cellsOf(state), row)
    return !ally.isHere && row === ally.row ? (row + 1) % 3 : row
  }
  // Whatever comes during a game stands where it makes no three in a row, and later beside the one that did.
  if (guest && ready && rowFrom(guestRow) !== guestRow) setGuestRow(rowFrom(guestRow))
  const isTheirs = ready && !over && !ticTacToe.isTurn?.(state, options)

  /** Plays an action, and returns whether it was allowed; a guest remembers the one that ended the game. */
  const move = (action: Action) => {
    if (!act(action)) return false
    const made = ticTacToe.step(state, action)
    const mark = made.ally && allyOf(cellsOf(made), made.ally.row)
    if (mark) guest?.remember(allied(opponent, mark))
    else if (ticTacToe.isOver(made) && !alliances.some(({ thing }) => thing === guest?.path))
      guest?.remember(stoodBy(winnerOf(made)), stood)
    return true
  }
  const place = (cell: number) =>
    move({ cell, mark: turn, ...(guest && { beside: { thing: guest.path, row: guestRow } }) })
  const reply = useEffectEvent(() => {
    if (opponent !== "friend") place(replyOf(opponent, state, random))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state has a reply of its own
  useEffect(() => {
    if (!isTheirs || ally || opponent === "friend") return
    if (!moving) {
      reply()
      return
    }
    const timer = setTimeout(() => reply(), thinkingMs[opponent])
    return () => clearTimeout(timer)
  }, [isTheirs, ally, opponent, state, moving])

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
    if (!guest) return
    const next = (guestRow + 1) % 3
    const row = next === ally?.row ? (next + 1) % 3 : next
    if (move({ beside: { thing: guest.path, row } })) return
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
        status={allyMark ? allyText(ally?.thing ?? unnamed, allyMark, opponent) : usual + hint}
        statistics={tallyLine(play.tally, options, hasAllied)}
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
              guestRow={ally?.row ?? null}
              last={over ? null : (state.moves.at(-1) ?? null)}
              open={open}
              moving={moving}
              place={cell => !isTheirs && place(cell)}
            />
            <Outside
              outside={outside}
              isWalled={isWalled(outside, opponent)}
              open={open || (ready && over)}
              moving={moving}
              onMark={wander}
              guest={guest && !ally?.isHere ? { ...guest, row: guestRow } : null}
              ally={ally}
              onGuest={moveGuest}
            />
          </div>
          <Foot state={state} opponent={opponent} />
        </div>
      </GameFrame>
    </div>
  )
}
