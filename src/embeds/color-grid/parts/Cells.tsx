import { type KeyboardEvent, useState } from "react"
import { Eyes } from "../../../components/eyes/Eyes"
import { lookAt } from "../../../components/eyes/look"
import { Icon } from "../../../components/icon/Icon"
import { useMotion } from "../../../hooks/browser/motion"
import { ButtonGrid } from "../../../kits/board/ButtonGrid"
import { arrowKeys, useGlobalKeys } from "../../../kits/board/useGlobalKeys"
import { useGrid } from "../../../kits/board/useGrid"
import { useTicks } from "../../../kits/motion/useTicks"
import type { Pair } from "../../../lib/colour/colourPair"
import * as styles from "../ColorGrid.module.css"
import { glances, minEyesLevel } from "../eyes"
import { isWon, maxMistakes, oddCell, type State, sideOf } from "../logic"
import { useHesitation } from "../useHesitation"
import { cellLabel } from "../words"
import { type Catch, Caught } from "./Caught"

/** The time all cells stare at a wrongly chosen one, in milliseconds. */
const stareMs = 2500

type Props = {
  state: State
  /** Null until the colours are loaded. */
  pair: Pair | null
  /** The cell just found. */
  caught: Catch | null
  /** The cells that have named their colour. */
  asked: readonly number[]
  /** True while a cell can be chosen. */
  open: boolean
  /** Chooses a cell; `clicks` is the click count of the event, 0 for a key press. */
  place: (cell: number, clicks: number) => void
  /** Asks a cell for its colour; null in modes without answers. */
  ask: ((cell: number) => void) | null
}

/**
 * The grid with a roving tabindex: one Tab stop, and arrow keys between cells. Accessible names do not reveal the
 * odd cell.
 */
export function Cells({ state, pair, caught, asked, open, place, ask }: Props) {
  const side = sideOf(state.level)
  const odd = oddCell(state)
  const isShown = state.mistakes >= maxMistakes || isWon(state)
  const grid = useGrid<HTMLTableElement>(side, side)
  useGlobalKeys(grid.ref, arrowKeys, () => grid.focus())
  const moving = useMotion()
  // No glances in the mode where cells name their colour: they would give too much away.
  const isWatched = open && !ask && state.level >= minEyesLevel
  const glancing = glances(state, useHesitation(moving && isWatched, state, grid.ref))
  /** The number of mistakes already stared at, including those of an earlier visit. */
  const [stared, setStared] = useState(state.mistakes)
  if (state.mistakes < stared) setStared(state.mistakes)
  const isStaring = state.mistakes > stared && state.wrong.length > 0
  useTicks(isStaring, stareMs, () => setStared(state.mistakes))
  const isLost = state.mistakes >= maxMistakes
  const seen = isLost && !isStaring ? odd : isWon(state) ? null : state.wrong.at(-1)
  const looksAt = (cell: number): number | null | undefined => {
    if (isStaring || isShown) return seen
    if (!isWatched || state.wrong.includes(cell)) return undefined
    return glancing.find(glance => glance.cell === cell)?.at ?? null
  }
  const colourOf = (cell: number) => pair && (cell === odd ? pair.odd : pair.base)

  const buttons = () => [...(grid.ref.current?.querySelectorAll("button") ?? [])]
  const focused = () => buttons().findIndex(button => button.matches(":focus"))
  const press = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "t" || event.ctrlKey || event.altKey || event.metaKey || !ask) return
    const cell = focused()
    if (cell < 0) return
    event.preventDefault()
    ask(cell)
  }

  return (
    <div className={styles.grid}>
      <ButtonGrid
        label="Colours"
        rows={side}
        columns={side}
        grid={grid}
        takesLetters
        onKey={press}
        cell={cell => {
          const colour = colourOf(cell)
          const at = looksAt(cell)
          const isWrong = state.wrong.includes(cell)
          const sign = isWrong
            ? "cross"
            : isShown && cell === odd
              ? "tick"
              : asked.includes(cell)
                ? "dot"
                : null
          return {
            "aria-label": cellLabel(state, cell, asked.includes(cell) ? colour : null),
            "aria-disabled": !open || isWrong,
            style: colour ? { background: colour } : undefined,
            onClick: event => place(cell, event.detail),
            children: (
              <>
                {at !== undefined && <Eyes look={lookAt(cell, at, side)} moving={moving} />}
                {sign && (
                  <span className={styles.sign}>
                    <Icon name={sign} />
                  </span>
                )}
              </>
            ),
          }
        }}
      />
      {moving && caught && <Caught key={`${caught.seed} ${caught.level}`} found={caught} />}
    </div>
  )
}
