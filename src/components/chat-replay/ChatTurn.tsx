import { type ComponentType, memo } from "react"
import * as styles from "./ChatReplay.module.css"
import type { Turn } from "./chat"
import { lettersOf } from "./timeline"

type WholeProps = { turn: Turn; drawing: ComponentType | undefined }

/** The speaker's name in the speaker's colour. */
function Speaker({ from }: { from: Turn["from"] }) {
  return from === "machine" ? (
    <p className={styles.machine}>Machine:</p>
  ) : (
    <p className={styles.visitor}>Visitor:</p>
  )
}

/** A complete turn. */
export const ChatTurn = memo(function ChatTurn({ turn, drawing: Drawing }: WholeProps) {
  return (
    <div className={styles.turn}>
      <Speaker from={turn.from} />
      <p className={styles.text}>{turn.text}</p>
      {Drawing && (
        <div className={styles.drawing}>
          <Drawing />
        </div>
      )}
    </div>
  )
})

type TypedProps = { turn: Turn; letters: number }

/**
 * A turn that is being typed, hidden from screen readers, which get the complete turn. The untyped rest is invisible
 * but keeps its space, so that no word jumps to the next line while it is typed.
 */
export function TypedTurn({ turn, letters }: TypedProps) {
  const text = lettersOf(turn.text)
  return (
    <div className={styles.turn} aria-hidden="true">
      <Speaker from={turn.from} />
      <p className={styles.text}>
        <span className={styles.typed}>{text.slice(0, letters).join("")}</span>
        <span className={styles.untyped}>{text.slice(letters).join("")}</span>
      </p>
    </div>
  )
}
