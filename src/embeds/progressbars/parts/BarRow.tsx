import type { PointerEvent } from "react"
import { type Bar, type Press, type State, wantsBreak } from "../logic"
import * as styles from "../ProgressBars.module.css"

type Props = {
  bar: Bar
  state: State
  pinned: boolean
  onPin: () => void
  onPress: (press: Press) => void
  onHold: (holding: boolean) => void
  onNear: (near: boolean) => void
}

/** One bar with its name (which pins it on top), its text, and its button if it has one. */
export function BarRow({ bar, state, pinned, onPin, onPress, onHold, onNear }: Props) {
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
      <span className={styles.text}>{text}</span>
      <span className={styles.track} data-over={value > 1 || undefined}>
        <progress max={1} value={Math.min(1, value)} aria-label={label} />
      </span>
      {id === "work" && (
        <button type="button" onClick={() => onPress("break")}>
          {wantsBreak(state) ? "Allow it" : "Go on"}
        </button>
      )}
      {id === "keys" && (
        <button type="button" onClick={event => onPress(event.detail === 0 ? "key" : "mouse")}>
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
