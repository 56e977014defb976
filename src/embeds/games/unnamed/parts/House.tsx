import type { CSSProperties } from "react"
import { ButtonGrid } from "../../../../kits/board/ButtonGrid"
import { arrows, useFreeKeys } from "../../../../kits/board/useFreeKeys"
import { useGrid } from "../../../../kits/board/useGrid"
import type { State } from "../logic"
import * as styles from "../Unnamed.module.css"
import { cellLabel, type Hint } from "../words"

type Props = {
  state: State
  hint: Hint | null
  ready: boolean
  over: boolean
  moving: boolean
  press: (cell: number) => void
}

/** The house: one stop for the Tab key, arrows within it. Before the game is ready everybody sleeps. */
export function House({ state, hint, ready, over, moving, press }: Props) {
  const { size } = state
  const grid = useGrid<HTMLTableElement>(size, size)
  useFreeKeys(grid.ref, arrows, () => grid.focus())
  const shown = ready ? state : { ...state, lit: [] }
  return (
    <div className={styles.house} style={{ "--columns": size } as CSSProperties}>
      <ButtonGrid
        label="Windows"
        rows={size}
        columns={size}
        grid={grid}
        cell={cell => {
          const isLit = shown.lit.includes(cell)
          return {
            className: `${isLit ? styles.lit : styles.dark} ${hint?.cell === cell ? styles.hint : ""} ${moving ? styles.moving : ""}`,
            "aria-label": cellLabel(shown, cell, hint),
            "aria-disabled": !ready || over,
            onClick: () => press(cell),
            children: isLit ? <Lamp /> : <Sleep />,
          }
        }}
      />
    </div>
  )
}

/** A light that is on. */
function Lamp() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <path d="M50 12V34" />
      <path className={styles.shade} d="M36 34H64L78 62H22Z" />
      <path d="M50 72V86M30 70 22 82M70 70 78 82" />
    </svg>
  )
}

/** Somebody asleep. */
function Sleep() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <path d="M26 50H50L26 76H50M58 24H76L58 44H76" />
    </svg>
  )
}
