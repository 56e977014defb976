import type { CSSProperties, ReactNode } from "react"
import { Icon } from "../../../../components/icon/Icon"
import { ButtonGrid } from "../../../../kits/board/ButtonGrid"
import { arrowKeys, useGlobalKeys } from "../../../../kits/board/useGlobalKeys"
import { useGrid } from "../../../../kits/board/useGrid"
import { GuestPicture } from "../../../../kits/guest/GuestPicture"
import type { Guest } from "../../../../kits/guest/useGuest"
import { holeOf } from "../deal"
import { seatOf } from "../guest"
import * as styles from "../Memory.module.css"
import { canTurn, isAlone, isOpen, isPertti, type Options, type State } from "../state"
import { swapNow } from "../tidying"
import { type Card, cardOf, cellLabel } from "../words"
import { Rim, Walk } from "./Tidying"

type Props = {
  state: State
  options: Options
  cards: readonly Card[]
  guest: Guest | null
  /** True while a card can be turned. */
  open: boolean
  moving: boolean
  turn: (cell: number) => void
}

/** The table: one tab stop with arrow keys inside it. Pictures of face-down cards are not in the DOM. */
export function Table({ state, options, cards, guest, open, moving, turn }: Props) {
  const { size } = state
  const seat = seatOf(state)
  const grid = useGrid<HTMLTableElement>(size, size)
  const swap = swapNow(state)
  useGlobalKeys(grid.ref, arrowKeys, () => grid.focus())
  return (
    <div className={styles.table} style={{ "--columns": size } as CSSProperties} data-size={size}>
      <div className={styles.cards}>
        <ButtonGrid
          label="All cards"
          rows={size}
          columns={size}
          grid={grid}
          cell={cell => ({
            className: lookOf(state, cell, moving),
            "aria-label": cellLabel(state, cell, cards, options),
            "aria-disabled": !open || !canTurn(state, cell),
            onClick: () => turn(cell),
            children: <Face state={state} cell={cell} cards={cards} options={options} />,
          })}
        />
        {guest && (
          <span
            className={styles.guest}
            data-moving={moving || undefined}
            style={{ transform: `translate(${(seat % size) * 100}%, ${Math.floor(seat / size) * 100}%)` }}
          >
            <GuestPicture guest={guest} />
          </span>
        )}
        {swap && moving && <Walk key={swap.move} size={size} swap={swap} />}
      </div>
      {state.tidies && <Rim state={state} moving={moving} />}
    </div>
  )
}

function lookOf(state: State, cell: number, moving: boolean): string {
  if (cell === holeOf(state.size)) return styles.hole ?? ""
  const swap = swapNow(state)
  const isSwapped = cell === swap?.one || cell === swap?.other
  if (isSwapped) return `${styles.back} ${moving ? styles.carried : styles.swapped}`
  if (!isOpen(state, cell)) return styles.back ?? ""
  const look = (state.owners[cell] ?? null) === null ? styles.turned : styles.found
  return `${look} ${moving ? styles.moving : ""}`
}

/** The picture of an open card, with its owner's mark once found. */
function Face({
  state,
  cell,
  cards,
  options,
}: Pick<Props, "state" | "cards" | "options"> & { cell: number }) {
  const owner = state.owners[cell] ?? null
  if (cell === holeOf(state.size)) return <span aria-hidden="true">💤</span>
  if (!isOpen(state, cell)) return null
  return (
    <>
      <span aria-hidden="true">{cardOf(state, cell, cards).picture}</span>
      {owner !== null && (
        <span aria-hidden="true" className={styles.sign}>
          {signOf(owner, options)}
        </span>
      )}
    </>
  )
}

function signOf(owner: 0 | 1, options: Options): ReactNode {
  if (isAlone(options)) return <Icon name="tick" />
  if (isPertti(options)) return owner === 0 ? <Icon name="tick" /> : "P"
  return String(owner + 1)
}
