import { type PointerEvent, useRef, useState } from "react"
import * as styles from "../Jokes.module.css"

type Props = { onThrow: (at: { x: number; y: number } | null) => void }

/** A tomato. A drag throws it where it is let go, in client coordinates; a press throws it at the comedian (null). */
export function Tomato({ onThrow }: Props) {
  const [at, setAt] = useState<{ x: number; y: number } | null>(null)
  const from = useRef({ x: 0, y: 0 })
  const dragged = useRef(false)
  const move = (event: PointerEvent) => {
    if (!at) return
    const next = { x: event.clientX - from.current.x, y: event.clientY - from.current.y }
    if (Math.hypot(next.x, next.y) > 8) dragged.current = true
    setAt(next)
  }
  return (
    <button
      type="button"
      className={styles.tomato}
      onPointerDown={event => {
        event.currentTarget.setPointerCapture?.(event.pointerId)
        from.current = { x: event.clientX, y: event.clientY }
        dragged.current = false
        setAt({ x: 0, y: 0 })
      }}
      onPointerMove={move}
      onPointerUp={event => {
        setAt(null)
        if (dragged.current) onThrow({ x: event.clientX, y: event.clientY })
      }}
      onPointerCancel={() => setAt(null)}
      onClick={() => {
        if (!dragged.current) onThrow(null)
        dragged.current = false
      }}
    >
      <svg
        viewBox="0 0 40 40"
        aria-hidden="true"
        style={at ? { transform: `translate(${at.x}px, ${at.y}px) scale(1.3)` } : undefined}
      >
        <circle cx="20" cy="23" r="15" fill="#e0321f" />
        <path d="M20 12l-9-3 6 6-3 5 6-4 6 4-3-5 6-6z" fill="#2f8f3a" />
        <circle cx="15" cy="19" r="3.5" fill="#ff9a80" />
      </svg>
      Throw a tomato
    </button>
  )
}
