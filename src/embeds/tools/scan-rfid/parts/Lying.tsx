import { useRef } from "react"
import { maxPushes } from "../plate"
import * as styles from "../ScanRfid.module.css"

type Props = {
  /** The number of pushes so far. */
  pushes: number
  onPush: (times: number) => void
}

/** The button's label before each push. */
const asks = ["Push Pertti", "Push him again", "One more push"]

/** The drag distance in CSS pixels that pushes him off at once. */
const pushOffPx = 60

/** Pertti, who lies on the plate until he is pushed off, press by press or with one long drag. */
export function Lying({ pushes, onPush }: Props) {
  const start = useRef<number | null>(null)
  const hasLeft = useRef(false)
  return (
    <button
      type="button"
      className={styles.lying}
      style={{ transform: `translateX(${pushes * 24}%) rotate(${pushes * 5}deg)` }}
      onPointerDown={event => {
        event.currentTarget.setPointerCapture?.(event.pointerId)
        start.current = event.clientX
        hasLeft.current = false
      }}
      onPointerMove={event => {
        if (start.current === null || Math.abs(event.clientX - start.current) < pushOffPx) return
        start.current = null
        hasLeft.current = true
        onPush(maxPushes)
      }}
      onPointerUp={() => {
        start.current = null
      }}
      onClick={() => !hasLeft.current && onPush(1)}
    >
      <svg viewBox="0 0 64 32" className={styles.asleep} aria-hidden="true">
        <path
          fill="#c98a3a"
          stroke="#111"
          d="M5.5 26.5v-8l4-6 3-4h5l1 3h5l2-3h5l2 3 8-1 12 3 6 6v6l-3 2h-46z"
        />
        <path fill="#f6e3c5" d="M30 21h22l-4 6H26z" />
        <path fill="#f2a0a0" d="M17 21h4v2h-4zM12 10h3l-2 3zM27 10h3v3z" />
        <path d="M10 18h5v1h-5zM23 18h5v1h-5zM18 23h2v2h-2z" />
        <path fill="#f2a0a0" stroke="#111" d="M52.500 26.500h7v3h-7zM8.500 26.500h7v3h-7z" />
      </svg>
      <span>{asks[pushes]}</span>
    </button>
  )
}
