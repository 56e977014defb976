import { type PointerEvent, useRef, useState } from "react"
import * as styles from "../Education.module.css"

type Props = {
  question: string
  notes: readonly string[]
  /** Called when a note is picked up, which the teacher may see. */
  onLift: (at: number | null) => void
  onPass: (at: number) => void
}

/** The distance upwards, in CSS pixels, after which a dragged note is thrown. */
const throwDistance = 50

/** Three notes on the visitor's desk. A press passes a note to Pertti, and so does a drag upwards. */
export function Notes({ question, notes, onLift, onPass }: Props) {
  const [drag, setDrag] = useState<{ at: number; x: number; y: number } | null>(null)
  const from = useRef({ x: 0, y: 0 })
  const wasDragged = useRef(false)
  const lift = (event: PointerEvent<HTMLButtonElement>, at: number) => {
    event.currentTarget.setPointerCapture?.(event.pointerId)
    from.current = { x: event.clientX, y: event.clientY }
    wasDragged.current = false
    setDrag({ at, x: 0, y: 0 })
    onLift(at)
  }
  const move = (event: PointerEvent) => {
    if (!drag) return
    const [x, y] = [event.clientX - from.current.x, event.clientY - from.current.y]
    if (Math.hypot(x, y) > 8) wasDragged.current = true
    setDrag({ ...drag, x, y })
  }
  const drop = () => {
    if (drag && wasDragged.current && drag.y < -throwDistance) onPass(drag.at)
    setDrag(null)
    onLift(null)
  }
  return (
    <fieldset className={styles.notes}>
      <legend className="visually-hidden">Notes for Pertti. {question}</legend>
      {notes.map((note, at) => (
        <button
          key={note}
          type="button"
          style={drag?.at === at ? { transform: `translate(${drag.x}px, ${drag.y}px)` } : undefined}
          data-lifted={drag?.at === at || undefined}
          onPointerDown={event => lift(event, at)}
          onPointerMove={move}
          onPointerUp={drop}
          onPointerCancel={() => {
            setDrag(null)
            onLift(null)
          }}
          onClick={() => {
            if (!wasDragged.current) onPass(at)
            wasDragged.current = false
          }}
        >
          {note}
        </button>
      ))}
    </fieldset>
  )
}
