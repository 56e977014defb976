import { Button } from "../../../components/button/Button"
import { StatusMessage } from "../../../components/status-message/StatusMessage"
import { ButtonGrid } from "../../../kits/board/ButtonGrid"
import { useGrid } from "../../../kits/board/useGrid"
import { giveUp, playLights, side, startOver } from "../lights"
import * as styles from "../Today.module.css"
import { cellName } from "../words"
import type { GameProps } from "./GameProps"

const counted = (presses: number) => `${presses} ${presses === 1 ? "press" : "presses"}`

/** The lights: a house whose switches also work the windows next door. */
export function Lights({ day, moves, move }: GameProps) {
  const { lit, presses, fewest, way, mark } = playLights(day, moves)
  const isOver = mark !== null
  const grid = useGrid<HTMLTableElement>(side, side)
  const message =
    mark === 0
      ? "The dots were the rest of the way. Somebody leaves the lights on until morning."
      : mark === 3
        ? `Dark after ${counted(presses)}. It can't be done in fewer. Good night.`
        : isOver
          ? `Dark after ${counted(presses)}. ${fewest} would have done. Good night.`
          : presses > 0
            ? `${lit.length} ${lit.length === 1 ? "light" : "lights"} on after ${counted(presses)}.`
            : ""
  return (
    <>
      <p className={styles.task}>
        Put out all the lights. A switch works the windows next to it, too. It can be done in {fewest}.
      </p>
      <div className={`${styles.board} ${styles.house}`}>
        <ButtonGrid
          label="Windows"
          rows={side}
          columns={side}
          grid={grid}
          cell={cell => {
            const isLit = lit.includes(cell)
            const isOnWay = way.includes(cell)
            return {
              "aria-label": `${cellName(cell, side)}: ${isLit ? "on" : "off"}${isOnWay ? ", on the way" : ""}`,
              "aria-disabled": isOver,
              "data-lit": isLit || undefined,
              "data-way": isOnWay || undefined,
              onClick: () => !isOver && move(cell),
              children: <Tenant awake={isLit} />,
            }
          }}
        />
      </div>
      <p className="buttons">
        <Button data-menu="edit" disabled={isOver || presses === 0} onClick={() => move(startOver)}>
          Start over (costs a press)
        </Button>
        <Button disabled={isOver || presses < fewest} onClick={() => move(giveUp)}>
          Give up
        </Button>
      </p>
      {message && <StatusMessage>{message}</StatusMessage>}
    </>
  )
}

/** A hamster at a lit window, or the moon in a dark one. */
function Tenant({ awake }: { awake: boolean }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      {awake ? (
        <g fill="#3a2a14">
          <circle cx="12" cy="17" r="5" />
          <circle cx="28" cy="17" r="5" />
          <path d="M6 40q0-24 14-24t14 24z" />
        </g>
      ) : (
        <path d="M25 8a10 10 0 1 0 6 17 12 12 0 0 1-6-17z" fill="#5b649c" />
      )}
      <path d="M20 0v40M0 20h40" stroke={awake ? "#c9902c" : "#2a2f66"} strokeWidth="1.5" />
    </svg>
  )
}
