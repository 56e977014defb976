import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react"
import { now } from "../../../hooks/browser/clock"
import * as styles from "../Briefcase.module.css"
import { CaseDrawing } from "./CaseDrawing"

/** The way of the pointer that is one shake, and the shortest that is a drag, in CSS pixels. */
const shakePx = 110
const dragPx = 6

/** The largest distance to which the case follows, in CSS pixels. */
const reachPx = 60

/** The shortest time between two presses, and between two shakes of one drag, so that each can be read, in milliseconds. */
const minPressMs = 350
const minDragMs = 1100

type Props = {
  tier: number
  count: number
  /** True if something has fallen out. */
  isUntied: boolean
  onShake: () => void
}

const clamp = (value: number) => Math.max(-reachPx, Math.min(reachPx, value))

/** The closed case: dragging it, pressing it or an arrow key shakes it. */
export function Case({ tier, count, isUntied, onShake }: Props) {
  const [offset, setOffset] = useState<{ x: number; y: number } | null>(null)
  const [shakes, setShakes] = useState(0)
  const drag = useRef<{ x: number; y: number; lastX: number; lastY: number; way: number } | null>(null)
  const shakenAt = useRef(Number.NEGATIVE_INFINITY)
  const wasDragged = useRef(false)
  /** Shakes the case if the last shake is long enough ago; returns whether it was. */
  const shake = (minMs = minPressMs): boolean => {
    const time = now()
    if (Math.abs(time - shakenAt.current) < minMs) return false
    shakenAt.current = time
    setShakes(count => count + 1)
    onShake()
    return true
  }
  const begin = ({ button, clientX: x, clientY: y, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
    wasDragged.current = false
    if (button !== 0) return
    drag.current = { x, y, lastX: x, lastY: y, way: 0 }
    currentTarget.setPointerCapture?.(pointerId)
  }
  const move = ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { current } = drag
    if (!current) return
    const [dx, dy] = [clientX - current.x, clientY - current.y]
    if (Math.hypot(dx, dy) > dragPx) wasDragged.current = true
    current.way += Math.hypot(clientX - current.lastX, clientY - current.lastY)
    current.lastX = clientX
    current.lastY = clientY
    setOffset({ x: clamp(dx), y: clamp(dy) })
    if (current.way < shakePx) return
    if (shake(minDragMs)) current.way = 0
  }
  const end = () => {
    drag.current = null
    setOffset(null)
  }
  const press = (event: KeyboardEvent) => {
    if (!event.key.startsWith("Arrow") || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    if (!event.repeat) shake()
  }
  return (
    <button
      type="button"
      className={styles.luggage}
      aria-label={`Shake the briefcase: ${isUntied && tier === 0 ? untied : looks[tier]}`}
      data-dragging={offset ? "" : undefined}
      style={
        offset ? { transform: `translate(${offset.x}px, ${offset.y}px) rotate(${offset.x / 6}deg)` } : {}
      }
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={press}
      onClick={event => {
        if (event.detail === 0 || !wasDragged.current) shake()
      }}
    >
      <span key={shakes} className={shakes > 0 ? styles.jolt : styles.rattles}>
        <CaseDrawing tier={tier} count={count} isUntied={isUntied} />
      </span>
    </button>
  )
}

const untied = "its string hanging down, a cobweb on its corner"

/** Descriptions of the case, by how full it looks. */
const looks = [
  "tied with string, a cobweb on its corner",
  "with a tag",
  "with stickers",
  "with brass corners, and a tie hanging out",
  "held together by a belt",
  "all of gold",
] as const
