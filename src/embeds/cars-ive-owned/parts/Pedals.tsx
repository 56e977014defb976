import type { PointerEvent } from "react"
import { Icon } from "../../../components/icon/Icon"
import * as styles from "../CarsIveOwned.module.css"
import type { Hold } from "../driving"

const pedals = [
  { name: "Drive left", icon: "left", hold: { wheel: -1 } },
  { name: "Drive forwards", icon: "up", hold: { gas: 1 } },
  { name: "Drive backwards", icon: "down", hold: { gas: -1 } },
  { name: "Drive right", icon: "right", hold: { wheel: 1 } },
] as const satisfies readonly { name: string; icon: string; hold: Partial<Hold> }[]

type Props = {
  /** Called when a pedal is pressed or released. */
  onHold: (part: Partial<Hold>) => void
  /** Called when a pedal is pressed by keyboard or voice, which has no release: it is held briefly. */
  onTap: (part: Partial<Hold>) => void
}

/** Steering and pedals for touch, held as long as the thumb is. */
export function Pedals({ onHold, onTap }: Props) {
  return (
    <div className={styles.pedals}>
      {pedals.map(({ name, icon, hold }) => {
        const released = Object.fromEntries(Object.keys(hold).map(key => [key, 0])) as Partial<Hold>
        const down = (event: PointerEvent<HTMLButtonElement>) => {
          event.currentTarget.setPointerCapture?.(event.pointerId)
          onHold(hold)
        }
        return (
          <button
            key={name}
            type="button"
            aria-label={name}
            onPointerDown={down}
            onPointerUp={() => onHold(released)}
            onPointerCancel={() => onHold(released)}
            onContextMenu={event => event.preventDefault()}
            onClick={event => event.detail === 0 && onTap(hold)}
          >
            <Icon name={icon} />
          </button>
        )
      })}
    </div>
  )
}
