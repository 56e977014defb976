import { type PointerEvent, useRef } from "react"
import * as styles from "../SplitTextMiddle.module.css"

type Props = {
  /** The pieces of the text; it can be cut after each but the last. */
  pieces: readonly string[]
  place: number
  onCut: (place: number) => void
}

/** The whole text with draggable scissors, which snap to the breaks. */
export function Strip({ pieces, place, onCut }: Props) {
  const strip = useRef<HTMLParagraphElement>(null)
  const cut = ({ clientX, clientY }: PointerEvent) => {
    let nearest = { at: -1, distance: Infinity }
    for (const [at, piece] of [...(strip.current?.querySelectorAll("[data-piece]") ?? [])].entries()) {
      if (at === pieces.length - 1) continue
      const box = [...piece.getClientRects()].at(-1)
      if (!box) continue
      // Vertical distance counts eightfold, so that breaks in the pointer's row win.
      const distance =
        Math.abs(clientX - box.right) + 8 * Math.max(0, box.top - clientY, clientY - box.bottom)
      if (distance < nearest.distance) nearest = { at, distance }
    }
    if (nearest.at >= 0 && nearest.at !== place) onCut(nearest.at)
  }
  return (
    <p
      ref={strip}
      className={styles.strip}
      aria-hidden="true"
      onPointerDown={event => {
        if (event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture?.(event.pointerId)
        cut(event)
      }}
      onPointerMove={event => event.buttons === 1 && cut(event)}
    >
      {pieces.map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
        <span key={at}>
          <span data-piece="" data-second={at > place || undefined}>
            {piece}
          </span>
          {at === place && (
            <svg className={styles.scissors} viewBox="0 0 32 60" aria-hidden="true">
              <path stroke="#111" strokeWidth="2" strokeDasharray="4 3" d="M16 0v34" />
              <path
                fill="none"
                stroke="#111"
                strokeWidth="3"
                d="M9 24l9 22M23 24l-9 22M12 51a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM30 51a5 5 0 1 1-10 0 5 5 0 0 1 10 0z"
              />
            </svg>
          )}
        </span>
      ))}
    </p>
  )
}
