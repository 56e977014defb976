import type { MouseEvent } from "react"
import { GuestPicture } from "../../../kits/guest/GuestPicture"
import { type Guest, inSentence } from "../../../kits/guest/useGuest"
import * as styles from "../AboutYou.module.css"
import { maxNotes, type Note } from "../notes"
import { type Drawn, drawings } from "./drawings"
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
  /** A thing from another page, and the part in which it hides: 0 is the head, which it is in the end. */
  guest: Guest | null
  guestAt: number
  onPress: (part: number, event: MouseEvent) => void
}

/** Returns a thing as a part of a portrait. */
function partOf(guest: Guest, part: number): Drawn {
  return {
    label: `${inSentence(guest)} for ${["a head", "a middle", "feet"][part]}`,
    wall: "#cfd8e6",
    figure: <GuestPicture guest={guest} x={50} y={6} width={100} height={84} />,
  }
}

/** A portrait in three parts, each of which turns at a press, and in the end shows the visitor. */
export function Portrait({ turns, notes, isClosed, guest, guestAt, onPress }: Props) {
  const visitor = visitorParts(notes)
  return (
    <div className={styles.frame}>
      {places.map((place, i) => {
        const of = ((first[i] ?? 0) + (turns[i] ?? 0)) % drawings.length
        const isVisitor = notes.length >= (turning[i] ?? maxNotes)
        const isGuest = guest !== null && i === (isClosed ? 0 : guestAt)
        const drawn = isGuest ? partOf(guest, i) : (isVisitor ? visitor : drawings[of])?.[i]
        return (
          <button
            key={place}
            type="button"
            className={styles.part}
            aria-label={`Turn the ${place}: ${drawn?.label}`}
            onClick={event => onPress(i, event)}
          >
            <svg
              key={`${of} ${isVisitor} ${isGuest}`}
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
