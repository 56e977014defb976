import { type CSSProperties, type PointerEvent, useRef, useState } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import * as styles from "../HowOdd.module.css"
import { lookOf, piece } from "../socks"
import { Sock } from "./Sock"

type Props = {
  socks: readonly number[]
  /** True when nothing is left to pair: the rest has eyes. */
  isAlone: boolean
  /** True when the two that are left have been put together. */
  isCouple: boolean
  isOwed: boolean
  part: number
  /** Called when a sock is put onto another. */
  onJoin: (a: number, b: number) => void
}

/** The washing line. A sock is dragged onto another, or both are pressed one after the other. */
export function Line({ socks, isAlone, isCouple, isOwed, part, onJoin }: Props) {
  const motion = useMotion()
  const [held, setHeld] = useState<number | null>(null)
  const [moved, setMoved] = useState<{ sock: number; x: number; y: number } | null>(null)
  const [look, setLook] = useState({ x: 0, y: 0 })
  const start = useRef<{ sock: number; x: number; y: number } | null>(null)
  const wasDragged = useRef(false)
  const choose = (sock: number) => {
    if (held === null) return setHeld(sock)
    setHeld(null)
    if (held !== sock) onJoin(held, sock)
  }
  const watch = (event: PointerEvent<HTMLUListElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    setLook({
      x: Math.max(-1, Math.min(1, ((event.clientX - box.left) / (box.width || 1)) * 2 - 1)),
      y: Math.max(-1, Math.min(1, ((event.clientY - box.top) / (box.height || 1)) * 2 - 1)),
    })
  }
  const drop = (event: PointerEvent<HTMLButtonElement>) => {
    const from = start.current
    start.current = null
    setMoved(null)
    if (!from || !wasDragged.current) return
    const under = document
      .elementsFromPoint?.(event.clientX, event.clientY)
      .map(element => element.closest<HTMLElement>("[data-sock]"))
      .find(element => element && element.dataset.sock !== String(from.sock))
    if (under) {
      setHeld(null)
      onJoin(from.sock, Number(under.dataset.sock))
    }
  }
  return (
    <ul
      className={styles.line}
      aria-label="The washing line"
      data-alone={isAlone || undefined}
      data-couple={isCouple || undefined}
      data-many={socks.length > 16 ? "24" : socks.length > 8 ? "16" : undefined}
      data-moves={motion || undefined}
      onPointerMove={watch}
    >
      {socks.map((sock, i) => {
        const drag = moved?.sock === sock ? moved : null
        // Two that are left look at each other.
        const eyes = isAlone ? (socks.length === 2 ? { x: i === 0 ? 1 : -1, y: 0 } : look) : undefined
        return (
          <li key={sock}>
            <button
              type="button"
              className={styles.sock}
              data-sock={sock}
              aria-pressed={held === sock}
              aria-label={`${lookOf(sock).name}${isAlone ? ", looking" : ""}`}
              data-held={drag ? true : undefined}
              style={
                {
                  "--lag": `${-((sock * 7) % 10) / 3}s`,
                  ...(drag && { transform: `translate(${drag.x}px, ${drag.y}px)` }),
                } as CSSProperties
              }
              onDragStart={event => event.preventDefault()}
              onPointerDown={event => {
                if (event.button > 0) return
                wasDragged.current = false
                start.current = { sock, x: event.clientX, y: event.clientY }
                event.currentTarget.setPointerCapture?.(event.pointerId)
              }}
              onPointerMove={event => {
                if (!start.current) return
                const to = { sock, x: event.clientX - start.current.x, y: event.clientY - start.current.y }
                if (!wasDragged.current && Math.hypot(to.x, to.y) < 6) return
                wasDragged.current = true
                setMoved(to)
              }}
              onPointerUp={drop}
              onPointerCancel={drop}
              onClick={() => {
                if (!wasDragged.current) choose(sock)
                wasDragged.current = false
              }}
            >
              <Sock look={lookOf(sock)} isOwed={isOwed} part={sock === piece ? part : 1} eyes={eyes} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
