import { type CSSProperties, type PointerEvent, type ReactNode, useRef, useState } from "react"
import { pulled, step, stretch } from "../elastic"
import * as styles from "../Juhku.module.css"
import { useWidths } from "./useWidths"

type Props = {
  /** The current word; a change triggers a new measurement. */
  word: string
  /** The number of its letters before the endings. */
  stemLetters: number
  /** The number of endings. */
  ends: number
  /** The number of times it has snapped; each increase plays the animation. */
  snaps: number
  /** Called with the new number of endings, or null if it snapped. Two buttons do the same. */
  onPull: (to: number | null) => void
  children: ReactNode
}

/** A word on a nail whose end can be pulled: its letters become thin like rubber. */
export function Elastic({ word, stemLetters, ends, snaps, onPull, children }: Props) {
  const band = useRef<HTMLSpanElement>(null)
  const widths = useWidths(band, word, stemLetters)
  const grasp = useRef<{ x: number; ends: number; step: number } | null>(null)
  const [pulledPx, setPulledPx] = useState<number | null>(null)
  const letGo = () => {
    grasp.current = null
    setPulledPx(null)
  }
  const move = (event: PointerEvent<HTMLSpanElement>) => {
    if (!grasp.current) return
    setPulledPx(event.clientX - (band.current?.getBoundingClientRect().left ?? 0))
    const to = pulled(grasp.current.ends, event.clientX - grasp.current.x, grasp.current.step)
    if (to === ends) return
    if (to === null) letGo()
    onPull(to)
  }
  const scale = stretch(widths, ends, pulledPx)
  const style = { "--scale": scale, "--end": `${widths.word * scale}px` }
  return (
    <span
      className={styles.elastic}
      data-held={pulledPx !== null || undefined}
      style={style as CSSProperties}
      onPointerDown={event => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture?.(event.pointerId)
        grasp.current = { x: event.clientX, ends, step: step(widths) }
      }}
      onPointerMove={move}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <span key={snaps} className={snaps > 0 ? styles.snapped : undefined}>
        <span ref={band} className={styles.band}>
          {children}
        </span>
      </span>
      <svg className={styles.nail} viewBox="0 0 12 12" aria-hidden="true">
        <circle cx="6" cy="6" r="5" fill="#888" stroke="#111" />
      </svg>
      <svg key={`hand-${snaps}`} className={styles.hand} viewBox="0 0 32 24" aria-hidden="true">
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
