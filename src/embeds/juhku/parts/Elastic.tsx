import { type CSSProperties, type PointerEvent, type ReactNode, useRef } from "react"
import { pulled } from "../endings"
import * as styles from "../Juhku.module.css"

type Props = {
  /** How many endings it has. */
  ends: number
  /** How many letters: it is as large as they leave room for. */
  letters: number
  /** It was pulled to so many endings, or until it snapped (null). Two buttons do the same. */
  onPull: (to: number | null) => void
  children: ReactNode
}

/** A word that can be pulled by its end. */
export function Elastic({ ends, letters, onPull, children }: Props) {
  const grasp = useRef<{ x: number; ends: number } | null>(null)
  const move = (event: PointerEvent<HTMLSpanElement>) => {
    if (!grasp.current) return
    const to = pulled(grasp.current.ends, event.clientX - grasp.current.x)
    if (to === ends) return
    if (to === null) grasp.current = null
    onPull(to)
  }
  const letGo = () => {
    grasp.current = null
  }
  return (
    <span
      className={styles.elastic}
      style={{ "--letters": letters } as CSSProperties}
      onPointerDown={event => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture?.(event.pointerId)
        grasp.current = { x: event.clientX, ends }
      }}
      onPointerMove={move}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      {children}
      <svg className={styles.hand} viewBox="0 0 32 24" aria-hidden="true">
        <path
          d="M30 8H18q-2 0 -2 2H8q-6 0 -6 6t6 6h8q4 0 6 -4h8z"
          fill="#fff"
          stroke="#111"
          strokeWidth="2"
        />
        <path d="M18 14h-8M18 18h-7" stroke="#111" strokeWidth="1.5" />
      </svg>
    </span>
  )
}
