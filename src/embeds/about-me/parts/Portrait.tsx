import type { MouseEvent } from "react"
import * as styles from "../AboutYou.module.css"
import { maxNotes, type Note } from "../notes"
import { drawings } from "./drawings"
import { visitorParts } from "./visitor"

const places = ["head", "middle", "feet"] as const

/** The notes after which head, middle and feet are the visitor's. */
const turning = [7, 5, 3] as const

/** The portrait before the first press: a hamster's head, a computer's middle, a person's feet. */
const first = [1, 2, 0] as const

type Props = {
  /** The number of turns of each part. */
  turns: readonly number[]
  notes: readonly Note[]
  isClosed: boolean
  onPress: (part: number, event: MouseEvent) => void
}

/** A portrait in three parts, each of which turns at a press, and in the end shows the visitor. */
export function Portrait({ turns, notes, isClosed, onPress }: Props) {
  const visitor = visitorParts(notes)
  return (
    <div className={styles.frame}>
      {places.map((place, i) => {
        const of = ((first[i] ?? 0) + (turns[i] ?? 0)) % drawings.length
        const isVisitor = notes.length >= (turning[i] ?? maxNotes)
        const drawn = (isVisitor ? visitor : drawings[of])?.[i]
        return (
          <button
            key={place}
            type="button"
            className={styles.part}
            aria-label={`Turn the ${place}: ${drawn?.label}`}
            onClick={event => onPress(i, event)}
          >
            <svg
              key={`${of} ${isVisitor}`}
              className={styles.turning}
              viewBox="0 0 200 90"
              aria-hidden="true"
            >
              <path d="M0 0h200v91H0z" fill={drawn?.wall} />
              {drawn?.figure}
            </svg>
          </button>
        )
      })}
      {isClosed && (
        <span className={styles.stamp} aria-hidden="true">
          CASE CLOSED
        </span>
      )}
    </div>
  )
}
