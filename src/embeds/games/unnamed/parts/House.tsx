import type { CSSProperties } from "react"
import { ButtonGrid } from "../../../../kits/board/ButtonGrid"
import { arrowKeys, useGlobalKeys } from "../../../../kits/board/useGlobalKeys"
import { useGrid } from "../../../../kits/board/useGrid"
import type { State } from "../logic"
import * as styles from "../Unnamed.module.css"
import { cellLabel, type Hint } from "../words"
import { GroundFloor } from "./GroundFloor"
import { Tenant } from "./Tenant"

type Props = {
  state: State
  hint: Hint | null
  ready: boolean
  over: boolean
  moving: boolean
  press: (cell: number) => void
}

/** The house: one tab stop with arrow keys inside it. All windows are dark until the game is ready. */
export function House({ state, hint, ready, over, moving, press }: Props) {
  const { size } = state
  const grid = useGrid<HTMLTableElement>(size, size)
  useGlobalKeys(grid.ref, arrowKeys, () => grid.focus())
  const shown = ready ? state : { ...state, lit: [] }
  return (
    <div
      className={styles.house}
      style={{ "--columns": size } as CSSProperties}
      data-moving={moving || undefined}
      data-asleep={over || undefined}
    >
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
            children: <Tenant key={String(isLit)} cell={cell} awake={isLit} />,
          }
        }}
      />
      <GroundFloor dark={over} moving={moving} />
    </div>
  )
}
