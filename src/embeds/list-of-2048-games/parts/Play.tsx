import { type KeyboardEvent, type RefObject, useState } from "react"
import { type Choice, GameFrame } from "../../../components/game-frame/GameFrame"
import { Reserve } from "../../../components/reserve/Reserve"
import { fireworks } from "../../../effects/fireworks"
import { useMotion } from "../../../hooks/browser/motion"
import { random } from "../../../hooks/browser/random"
import type { Play as Playing } from "../../../hooks/game/useGame"
import { arrowKeys, useGlobalKeys } from "../../../kits/board/useGlobalKeys"
import { useTicks } from "../../../kits/motion/useTicks"
import { missingCells, type Way } from "../board"
import type { Options } from "../game"
import { choices, count, type Kind, kindOf, longestRules, nameOf, numberOf, parts, rulesOf } from "../kinds"
import * as styles from "../ListOf2048Games.module.css"
import { drawnKind, lastTick, shownAt, tickLength } from "../lever"
import { type Action, isStuck, type State, step } from "../logic"
import { wayOfName } from "../swipe"
import { closedText, drawnText, goalLabel, refusedText, shareText, statusOf, tallyLine } from "../words"
import { Arrows } from "./Arrows"
import { Board } from "./Board"
import { Lever } from "./Lever"

const keys = [
  ["Arrows", "slide the tiles, while the board is in view"],
  ["W A S D", "the same for the left hand, when the board or one of its buttons has the focus"],
  ["Backspace", "takes the last move back"],
] as const

type Props = {
  play: Playing<State, Action, Options>
  best: number | null
  /** The visitor's day of the week, 0 for Sunday; null until it is known. */
  weekday: number | null
  openKind: (kind: number) => void
  /** Makes it Tuesday until the page is left. */
  onBorrow: () => void
  /** Called at each move, to update the address. */
  onMove: () => void
  board: RefObject<HTMLDivElement | null>
}

/** Returns a board of the kind shown by the reels, with tiles that change at each tick as if they rolled by. */
function rolling(state: State, { number, size, floor }: Kind, tick: number): State {
  const missing = missingCells(size, floor)
  const tiles = Array.from({ length: size * size }, (_, cell): State["tiles"][number] => {
    const turn = cell * 5 + tick
    return missing.includes(cell) || turn % 3 === 0 ? null : [cell + 1, 1 + (turn % 7)]
  })
  return { ...state, kind: number, seed: "", tiles, hamster: null, spent: [], moves: 0 }
}

/** The game: selects for its kind, the board, the arrows and the messages. */
export function Play({ play, best, weekday, openKind, onBorrow, onMove, board }: Props) {
  const { ready, state, over, act } = play
  const moving = useMotion()
  const [refused, setRefused] = useState<{ way: Way; at: State } | null>(null)
  const kind = kindOf(state.kind)
  const closed = weekday === null ? null : closedText(kind, weekday)

  const [pulled, setPulled] = useState<{ target: number; tick: number; at: State } | null>(null)
  // A game that is chosen or brought back while the reels turn stops them.
  const spin = pulled?.at === state ? pulled : null

  const slide = (way: Way) => {
    if (!ready || spin || over || weekday === null || closed !== null) return
    const action: Action = { kind: "slide", way, weekday }
    if (!act(action)) {
      setRefused({ way, at: state })
      return
    }
    onMove()
    if (!state.won && step(state, action).won) void fireworks()
  }
  useGlobalKeys(board, arrowKeys, event => {
    const way = wayOfName(event.key)
    if (way) slide(way)
  })
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const way = wayOfName(event.key)
    if (!way && event.key !== "Backspace") return
    event.preventDefault()
    if (way) slide(way)
    else if (play.undoable === "step") play.undo()
  }
  const goOn = () => {
    act({ kind: "keep" })
    board.current?.focus()
  }

  const shown = spin ? kindOf(shownAt(spin.target, spin.tick)) : kind
  useTicks(spin !== null, tickLength, () => {
    if (!spin) return
    if (spin.tick < lastTick) return setPulled({ ...spin, tick: spin.tick + 1 })
    setPulled(null)
    openKind(spin.target)
  })
  const [won, setWon] = useState(0)
  const pull = () => {
    const target = drawnKind(random, weekday)
    setWon(target)
    if (moving) setPulled({ target, tick: 0, at: state })
    else openKind(target)
  }
  const isDrawn = won === kind.number && state.moves === 0
  const message = isDrawn
    ? drawnText(kind)
    : refused?.at === state && !over
      ? refusedText(refused.way)
      : statusOf(state)

  const part = (label: string, key: keyof typeof choices): Choice => ({
    label,
    value: String(shown[key]),
    options: choices[key],
    choose: value => {
      const chosen = (parts[key] as readonly Kind[typeof key][]).find(known => String(known) === value)
      setPulled(null)
      openKind(numberOf({ ...shown, [key]: chosen }))
    },
  })

  return (
    <GameFrame
      play={play}
      status={spin ? "Clack, clack, clack, clack, clack." : (closed ?? message)}
      statistics={tallyLine(play.tally, best)}
      share={over ? shareText(state) : undefined}
      keys={keys}
      choices={[
        part("Tiles", "tiles"),
        part("Board", "size"),
        part("On the floor", "floor"),
        part("New tiles come", "arrival"),
        part("Twist", "twist"),
      ]}
      sidePanel
      lines={3}
      panelTop={
        <>
          {ready && state.won && !state.kept && !isStuck(state) && (
            <button type="button" onClick={goOn}>
              Keep playing
            </button>
          )}
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are moves. */}
          <div className={styles.hands} role="group" aria-label="Moves" data-keys onKeyDown={press}>
            <Lever disabled={!ready || spin !== null} isDown={spin !== null} onPull={pull} />
            <Arrows disabled={!ready || over || closed !== null} onSlide={slide} />
          </div>
          {closed !== null && (
            <button type="button" onClick={onBorrow}>
              Borrow a Tuesday
            </button>
          )}
          <p className={styles.rules}>
            <strong>
              No. {shown.number} of {count}: {nameOf(shown)}.
            </strong>
          </p>
        </>
      }
      footer={
        <p className={styles.below}>
          <Reserve all={[`${longestRules} The goal is 2048.`]}>
            {!spin && `${rulesOf(kind)} The goal is ${goalLabel(kind)}.`}
          </Reserve>
        </p>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the board in it bubble up to it. */}
      <div className={styles.play} data-keys onKeyDown={press}>
        <Board
          state={spin ? rolling(state, shown, spin.tick) : state}
          moving={moving}
          onSlide={slide}
          board={board}
        />
      </div>
    </GameFrame>
  )
}
