import { useRef, useState } from "react"
import { useNow } from "../../hooks/browser/clock"
import { useGame } from "../../hooks/game/useGame"
import { game2048 } from "./game"
import * as styles from "./ListOf2048Games.module.css"
import { tuesday } from "./logic"
import { KindList } from "./parts/KindList"
import { Play } from "./parts/Play"
import { useBest } from "./useBest"
import { readLink, useKindLink, writeLink } from "./useKindLink"

/**
 * A board for 2048 variants of the game 2048, played by keys, swipes or buttons, and a list of them all.
 *
 * @feed A game of 2048 in 2048 kinds, from the one of 2014 to Fibonacci numbers in the dark, and a list to search them in.
 */
export default function ListOf2048Games() {
  const play = useGame(game2048)
  const { ready, state, choose } = play
  const best = useBest(ready, state)
  const today = useNow()?.getDay() ?? null
  const [isBorrowed, setBorrowed] = useState(false)
  const weekday = today !== null && isBorrowed ? tuesday : today
  const board = useRef<HTMLDivElement>(null)
  const here = { kind: state.kind, seed: state.seed }
  const [asked, setAsked] = useKindLink(ready, here, choose)

  const openKind = (kind: number) => {
    setAsked(String(kind))
    if (kind !== state.kind) choose({ kind, seed: "" })
  }
  const openFromList = (kind: number) => {
    openKind(kind)
    board.current?.focus()
  }
  const restart = () => {
    setAsked(String(state.kind))
    choose({ seed: "" })
  }
  const undo = () => {
    if (play.undoable === "game") setAsked(null)
    play.undo()
  }
  const nameGame = () => {
    if (asked !== writeLink(here)) setAsked(writeLink(here))
  }
  const isUnknown = asked !== null && readLink(asked) === null

  return (
    <div className={styles.games}>
      {isUnknown && (
        <p role="alert" className="notice">
          There is no kind “{asked.slice(0, 20)}”. They go from 1 to 2048. Here is one of those.
        </p>
      )}
      <Play
        play={{ ...play, restart, undo }}
        best={best[state.kind] ?? null}
        weekday={weekday}
        openKind={openKind}
        onBorrow={() => {
          setBorrowed(true)
          board.current?.focus()
        }}
        onMove={nameGame}
        board={board}
      />
      <KindList current={state.kind} best={best} weekday={weekday} openKind={openFromList} />
    </div>
  )
}
