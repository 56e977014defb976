import { Eyes } from "../../../components/eyes/Eyes"
import { lookAt } from "../../../components/eyes/look"
import { StatusMessage } from "../../../components/status-message/StatusMessage"
import { useLoaded } from "../../../hooks/browser/loaded"
import { useMotion } from "../../../hooks/browser/motion"
import { ButtonGrid } from "../../../kits/board/ButtonGrid"
import { useGrid } from "../../../kits/board/useGrid"
import { LoadError } from "../../../kits/loading/LoadError"
import { levelCount, levelOf, maxMistakes, playOdd } from "../oddOne"
import { randomOf } from "../seed"
import * as styles from "../Today.module.css"
import { cellName, eyesText } from "../words"
import type { GameProps } from "./GameProps"

/** The odd one: a grid whose cells look at each other, and some of them lie. */
export function OddOne({ day, moves, move }: GameProps) {
  const state = playOdd(day, moves)
  const isOver = state.mark !== null
  const level = levelOf(day, Math.min(state.level, levelCount - 1))
  const { side, odd } = level
  const { value: colours, failed, retry } = useLoaded(() => import("../../../lib/colour/colourPair"), [])
  const pair = colours?.colourPair(
    level.difference,
    randomOf(day, `colours ${Math.min(state.level, levelCount - 1)}`),
  )
  const grid = useGrid<HTMLTableElement>(side, side)
  const moving = useMotion()
  const left = maxMistakes - state.mistakes
  const message = isOver
    ? state.level === levelCount
      ? `All five. ${state.mistakes === 0 ? "Not one wrong. Eyes like a hawk's accountant." : "The liars send their regards."}`
      : `${cellName(odd, side)} it was. The liars are very pleased.`
    : state.wrong.length > 0
      ? `That one is like the others. ${left} ${left === 1 ? "mistake" : "mistakes"} left.`
      : state.level > 0
        ? `Got it. Grid ${state.level + 1} of ${levelCount}.`
        : ""
  return (
    <>
      <p className={styles.task}>
        {state.level < levelCount && `${state.level + 1} of ${levelCount}. `}Press the one of another colour.{" "}
        {eyesText(level.liars)}
      </p>
      {failed && <LoadError what="The colours" onRetry={retry} />}
      <div className={`${styles.board} ${styles.odd}`}>
        <ButtonGrid
          label="Colours"
          rows={side}
          columns={side}
          grid={grid}
          cell={cell => {
            const isWrong = state.wrong.includes(cell)
            const isShown = isOver && cell === odd
            const at = isOver ? odd : (level.looks[cell] ?? null)
            return {
              "aria-label": `${cellName(cell, side)}${isWrong ? ", like the others" : isShown ? ", the odd one" : ""}`,
              "aria-disabled": isOver || isWrong || !pair,
              "data-wrong": isWrong || undefined,
              "data-shown": isShown || undefined,
              style: pair ? { background: cell === odd ? pair.odd : pair.base } : undefined,
              onClick: ({ detail }) => {
                // The second click of a double one is for the grid before.
                if (!pair || isOver || isWrong || detail > 1) return
                move(cell)
              },
              children: <Eyes look={lookAt(cell, at, side)} moving={moving} />,
            }
          }}
        />
      </div>
      {message && <StatusMessage>{message}</StatusMessage>}
    </>
  )
}
