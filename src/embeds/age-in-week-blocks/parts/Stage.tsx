import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import { Canvas } from "../../../kits/canvas/Canvas"
import { useRest } from "../../../kits/motion/useRest"
import * as styles from "../AgeInWeekBlocks.module.css"
import { layoutOf, paintStack } from "../paint"
import { type Body, nearest } from "../stack"

type Props = {
  bodies: readonly Body[]
  /** Seconds of the animation so far, which the drawing advances. */
  clock: { current: number }
  today: number
  named: ReadonlyMap<number, string>
  rows: number
  label: string
  /** The name of a week, for the keyboard. */
  nameOf: (week: number) => string
  onPull: (week: number) => void
  onLook: (week: number) => void
}

/** The time after which everything has fallen, and that between two pictures then, in milliseconds. */
const [fallMs, blinkMs] = [9000, 250]

/** The stack of weeks: one is dragged or pressed out of it, or chosen by arrows and Enter. */
export function Stage({ bodies, clock, today, named, rows, label, nameOf, onPull, onLook }: Props) {
  const motion = useMotion()
  const box = useRef<HTMLButtonElement>(null)
  const [cursor, setCursor] = useState<number | null>(null)
  const held = useRef<{ week: number; x: number; y: number; fromX: number; fromY: number } | null>(null)
  const [, redraw] = useState(0)
  const { isAtRest, disturb } = useRest(fallMs)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other bodies fall.
  useEffect(() => {
    disturb()
  }, [bodies])
  const draw = (pen: CanvasRenderingContext2D, seconds: number) => {
    clock.current += seconds
    const { clientWidth, clientHeight, width } = pen.canvas
    const sharp = width / Math.max(1, clientWidth)
    pen.scale(sharp, sharp)
    const isDragged =
      held.current && Math.hypot(held.current.x - held.current.fromX, held.current.y - held.current.fromY) > 6
    paintStack(pen, clientWidth, clientHeight, {
      bodies,
      at: motion ? clock.current : Infinity,
      today,
      named,
      cursor,
      held: isDragged ? held.current : null,
      rows,
    })
  }
  const spot = (event: PointerEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top, width, height }
  }
  const take = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button > 0) return
    const { x, y, width, height } = spot(event)
    const layout = layoutOf(width, height, rows)
    const near = 10 / layout.wide
    const week = nearest(
      bodies,
      {
        x: (x - layout.left) / layout.wide,
        y: (layout.floor - y) / layout.tall,
        tall: layout.tall / layout.wide,
      },
      motion ? clock.current : Infinity,
      each => (each === today || named.has(each) ? near : 0),
    )
    if (week === null) return
    setCursor(null)
    event.currentTarget.setPointerCapture?.(event.pointerId)
    held.current = { week, x, y, fromX: x, fromY: y }
    disturb()
    onLook(week)
  }
  const move = (event: PointerEvent<HTMLButtonElement>) => {
    if (!held.current) return
    const { x, y } = spot(event)
    Object.assign(held.current, { x, y })
    disturb()
    if (!motion) redraw(count => count + 1)
  }
  const letGo = () => {
    const from = held.current
    held.current = null
    if (from) onPull(from.week)
  }
  const key = (event: KeyboardEvent<HTMLButtonElement>) => {
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: 52, ArrowDown: -52, Home: -1e6, End: 1e6 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    const next = Math.max(0, Math.min(today, (cursor ?? today) + by))
    setCursor(next)
    onLook(next)
  }
  return (
    <button
      ref={box}
      type="button"
      className={styles.stage}
      aria-label={cursor === null ? label : `Pull out ${nameOf(cursor)}`}
      onPointerDown={take}
      onPointerMove={move}
      onPointerUp={letGo}
      onPointerCancel={() => {
        held.current = null
      }}
      onKeyDown={key}
      onClick={event => {
        // A press of a pointer has pulled already.
        if (event.detail === 0) onPull(cursor ?? today)
      }}
    >
      <Canvas
        label={null}
        className={styles.picture}
        draw={draw}
        moving={motion}
        intervalMs={isAtRest ? blinkMs : 0}
      />
    </button>
  )
}
