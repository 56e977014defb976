import type { PointerEvent } from "react"
import type { Bar, Press } from "../logic"
import * as styles from "../ProgressBars.module.css"

type Props = {
  bar: Bar
  pinned: boolean
  onPin: () => void
  onPress: (press: Press) => void
  onHold: (holding: boolean) => void
  onNear: (near: boolean) => void
}

/** Returns whether a click came from a finger. A phone has no Enter key, so there a thumb will do. */
const isTouch = (event: MouseEvent) => (event as { pointerType?: string }).pointerType === "touch"

/** One bar with its name (which gives it to the hamster), its text, and its button if it has one. */
export function BarRow({ bar, pinned, onPin, onPress, onHold, onNear }: Props) {
  const { id, label, value, text } = bar
  const near =
    id === "shy"
      ? {
          onPointerEnter: () => onNear(true),
          onPointerLeave: () => onNear(false),
          onPointerDown: () => onNear(true),
          onPointerUp: (event: PointerEvent) => onNear(event.pointerType === "mouse"),
        }
      : {}
  return (
    <li className={styles.bar} {...near}>
      <button type="button" className={styles.name} aria-pressed={pinned} onClick={onPin}>
        {label}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button above does the same by keyboard. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above. */}
      <span
        className={styles.track}
        data-over={value > 1 || undefined}
        data-away={pinned || undefined}
        onClick={onPin}
      >
        <progress max={1} value={Math.min(1, value)} aria-label={label} />
        <span className={styles.text}>{text}</span>
      </span>
      {id === "work" && (
        <button type="button" onClick={() => onPress("break")}>
          Encourage
        </button>
      )}
      {id === "keys" && (
        <button
          type="button"
          onClick={event => onPress(event.detail === 0 || isTouch(event.nativeEvent) ? "key" : "mouse")}
        >
          Press Enter
        </button>
      )}
      {id === "zeno" && (
        <button type="button" onClick={() => onPress("zeno")}>
          Half of it
        </button>
      )}
      {id === "queue" && (
        <button type="button" onClick={() => onPress("queue")}>
          Complain
        </button>
      )}
      {id === "hold" && (
        <button
          type="button"
          onPointerDown={() => onHold(true)}
          onPointerUp={() => onHold(false)}
          onPointerLeave={() => onHold(false)}
          onKeyDown={event => onHold(event.key === " " || event.key === "Enter")}
          onKeyUp={() => onHold(false)}
          onBlur={() => onHold(false)}
        >
          Hold
        </button>
      )}
    </li>
  )
}
