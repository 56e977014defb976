import { type PointerEvent, useRef, useState } from "react"
import * as styles from "../Gpl.module.css"

type Props = { onPull: () => void; onMove: (pulled: number) => void }

/** The share of the lever's way after which it lets the reels go. */
const threshold = 0.55

/** The lever, pulled down by a drag or pressed; `onMove` is told how far it is down, 0 to 1. */
export function Lever({ onPull, onMove }: Props) {
  const [from, setFrom] = useState<number | null>(null)
  const way = useRef(0)
  const wasDragged = useRef(false)
  const move = (event: PointerEvent<HTMLButtonElement>) => {
    if (from === null) return
    const { height } = event.currentTarget.getBoundingClientRect()
    const distance = event.clientY - from
    if (Math.abs(distance) > 6) wasDragged.current = true
    way.current = Math.min(1, Math.max(0, distance / Math.max(1, height * 0.6)))
    onMove(way.current)
  }
  const release = () => {
    if (from !== null && wasDragged.current && way.current > threshold) onPull()
    way.current = 0
    setFrom(null)
    onMove(0)
  }
  return (
    <button
      type="button"
      className={styles.lever}
      aria-label="Pull the lever"
      onPointerDown={event => {
        event.currentTarget.setPointerCapture?.(event.pointerId)
        wasDragged.current = false
        setFrom(event.clientY)
      }}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onClick={() => {
        if (!wasDragged.current) onPull()
        wasDragged.current = false
      }}
    />
  )
}
