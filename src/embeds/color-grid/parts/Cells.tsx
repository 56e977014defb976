import { type KeyboardEvent, useEffect, useEffectEvent, useState } from "react"
import { Icon } from "../../../components/icon/Icon"
import { useMotion } from "../../../hooks/browser/motion"
import { ButtonGrid } from "../../../kits/board/ButtonGrid"
import { arrowKeys, useGlobalKeys } from "../../../kits/board/useGlobalKeys"
import { useGrid } from "../../../kits/board/useGrid"
import { useTicks } from "../../../kits/motion/useTicks"
import * as styles from "../ColorGrid.module.css"
import type { Pair } from "../colours"
import { glances, lookAt, watchedFrom } from "../eyes"
import { isWon, maxMistakes, oddCell, type State, sideOf } from "../logic"
import { useHesitation } from "../useHesitation"
import { cellLabel } from "../words"
import { type Catch, Caught } from "./Caught"
import { Eyes } from "./Eyes"

/** How long all look at a cell that was taken for another, in milliseconds. */
const stare = 2500

type Props = {
  state: State
  /** Null until the colours are there. */
  pair: Pair | null
  /** The cell that was found just now. */
  caught: Catch | null
  /** The cells that have said their colour. */
  told: readonly number[]
  /** Whether a cell can be chosen now. */
  open: boolean
  /** Chooses a cell; `clicks` counts those that came right after one another, and is 0 for a key. */
  place: (cell: number, clicks: number) => void
  /** Asks a cell for its colour; null where cells don't say it. */
  ask: ((cell: number) => void) | null
}

/** The grid: one stop for the Tab key, and the arrows within it. Names of cells give nothing away. */
export function Cells({ state, pair, caught, told, open, place, ask }: Props) {
  const side = sideOf(state.level)
  const odd = oddCell(state)
  const isShown = state.mistakes >= maxMistakes || isWon(state)
  const grid = useGrid<HTMLTableElement>(side, side)
  useGlobalKeys(grid.ref, arrowKeys, () => grid.focus())
  const moving = useMotion()
  // Where cells say what they are, a look would tell too much.
  const isWatched = open && !ask && state.level >= watchedFrom
  const glancing = glances(state, useHesitation(moving && isWatched, state, grid.ref))
  /** How many mistakes have been stared at; those of an earlier visit have. */
  const [stared, setStared] = useState(state.mistakes)
  if (state.mistakes < stared) setStared(state.mistakes)
  const isStaring = state.mistakes > stared && state.wrong.length > 0
  useTicks(isStaring, stare, () => setStared(state.mistakes))
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
  // The focus stays on its row and column as the grid grows, but their number is another one.
  const recount = useEffectEvent(() => {
    const cell = focused()
    if (cell >= 0) grid.cell(cell).onFocus()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the growing that is followed.
  useEffect(() => {
    recount()
  }, [side])

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
              : told.includes(cell)
                ? "dot"
                : null
          return {
            "aria-label": cellLabel(state, cell, told.includes(cell) ? colour : null),
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
