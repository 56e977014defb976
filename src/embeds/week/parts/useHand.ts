import { type PointerEvent, useRef } from "react"

/** A drag: the offset from its start, the velocity in pixels a second, and the position in the viewport. */
export type Move = { dx: number; dy: number; vx: number; vy: number; x: number; y: number }

type Handlers = {
  onMove: (move: Move) => void
  onLetGo: (move: Move) => void
  /** Called in place of `onLetGo` after a press without a drag. */
  onPress?: () => void
}

/** The distance in pixels up to which a pointer that trembles still presses. */
const trembleDistance = 6

/** The window in milliseconds over which the velocity is measured. */
const velocityWindowMs = 80

type Sample = { x: number; y: number; time: number }

/** Returns the pointer handlers of a draggable element, in viewport coordinates. */
export function useHand({ onMove, onLetGo, onPress }: Handlers) {
  const start = useRef<Sample | null>(null)
  const hasDragged = useRef(false)
  const samples = useRef<Sample[]>([])
  const sample = ({ clientX, clientY, timeStamp }: PointerEvent): Sample => ({
    x: clientX,
    y: clientY,
    time: timeStamp,
  })
  const moveOf = (now: Sample): Move => {
    const from = start.current ?? now
    const before = samples.current.find(({ time }) => now.time - time < velocityWindowMs) ?? now
    const seconds = Math.max(0.008, (now.time - before.time) / 1000)
    return {
      x: now.x,
      y: now.y,
      dx: now.x - from.x,
      dy: now.y - from.y,
      vx: (now.x - before.x) / seconds,
      vy: (now.y - before.y) / seconds,
    }
  }
  const end = (event: PointerEvent) => {
    if (!start.current) return
    const move = moveOf(sample(event))
    start.current = null
    // A cancelled pointer scrolls the page.
    if (onPress && !hasDragged.current && event.type === "pointerup") onPress()
    else onLetGo(move)
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture?.(event.pointerId)
      start.current = sample(event)
      hasDragged.current = false
      samples.current = [start.current]
    },
    onPointerMove: (event: PointerEvent) => {
      if (!start.current) return
      const now = sample(event)
      const move = moveOf(now)
      if (Math.hypot(move.dx, move.dy) > trembleDistance) hasDragged.current = true
      onMove(move)
      samples.current = [...samples.current, now].slice(-12)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
