import { type PointerEvent, useState } from "react"
import * as styles from "../DownloadAndroidVirus.module.css"

type Props = { label: string; isPlug: boolean; onPress: () => void }

/**
 * The button below the verse. In the dark it is a plug, which can also be dragged to the battery: dropping it
 * anywhere counts as a press.
 */
export function Plug({ label, isPlug, onPress }: Props) {
  const [from, setFrom] = useState<{ x: number; y: number } | null>(null)
  const [pulled, setPulled] = useState({ x: 0, y: 0 })
  const drag = (event: PointerEvent) => {
    if (from) setPulled({ x: event.clientX - from.x, y: event.clientY - from.y })
  }
  const release = () => {
    setFrom(null)
    setPulled({ x: 0, y: 0 })
  }
  return (
    <button
      type="button"
      className={isPlug ? styles.plug : undefined}
      style={from ? { transform: `translate(${pulled.x}px, ${pulled.y}px)` } : undefined}
      onPointerDown={event => {
        if (!isPlug) return
        event.currentTarget.setPointerCapture?.(event.pointerId)
        setFrom({ x: event.clientX, y: event.clientY })
      }}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onClick={onPress}
    >
      {isPlug && (
        <svg viewBox="0 0 40 20" width="40" height="20" aria-hidden="true">
          <path d="M2 6h11M2 14h11" stroke="#ddd" strokeWidth="3" />
          <path d="M13 1h10q5 3 5 9t-5 9H13z" fill="#fff" stroke="#111" />
          <path d="M28 10h12" stroke="#fff" strokeWidth="4" />
        </svg>
      )}
      {label}
    </button>
  )
}
