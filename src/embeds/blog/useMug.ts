import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react"
import { dripSpeed, type Ring, type Sample, speedOf, tipSpeed } from "./mug"

type Place = { left: number; top: number }
type Grip = { x: number; y: number; dx: number; dy: number; samples: Sample[]; hasMoved: boolean }

/** Distance of the mug's foot from its top left corner, in pixels. */
const foot = 50
/** The way that a press of an arrow key moves the mug, and the least that is a drag, in pixels. */
const keyStep = 44
const slackPx = 8
/** The height of the bars at the top and at the bottom of the screen, which the mug does not go behind, in pixels. */
const barPx = 50
const maxDrips = 30
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type Handlers = {
  /** Called where the mug is put down. */
  onStand: (ring: Ring) => void
  /** Called where it was moved too fast. */
  onTip: (ring: Ring) => void
}

/** Lets the mug be dragged, and moved with the arrow keys; drops of coffee fall behind it when it is moved fast. */
export function useMug(canMove: boolean, { onStand, onTip }: Handlers) {
  const mug = useRef<HTMLButtonElement>(null)
  const grip = useRef<Grip | null>(null)
  const wasDragged = useRef(false)
  const [place, setPlace] = useState<Place | null>(null)
  const [held, setHeld] = useState(false)
  const [drips, setDrips] = useState<Ring[]>([])

  const desk = () => mug.current?.parentElement ?? null
  const ringAt = ({ left, top }: Place): Ring => ({
    x: (100 * (left + foot)) / Math.max(1, desk()?.offsetWidth ?? 1),
    y: top + foot,
  })
  const inside = ({ left, top }: Place): Place => {
    const [area, size] = [desk(), mug.current?.offsetWidth ?? 0]
    const within = (value: number, most: number) => Math.max(0, Math.min(value, Math.max(0, most - size)))
    return { left: within(left, area?.offsetWidth ?? 0), top: within(top, area?.offsetHeight ?? 0) }
  }
  const inSight = ({ left, top }: Place): Place => {
    const from = desk()?.getBoundingClientRect().top ?? 0
    const lowest = window.innerHeight - barPx - (mug.current?.offsetHeight ?? 0) - from
    return inside({ left, top: Math.max(barPx - from, Math.min(top, lowest)) })
  }
  const stood = (): Place => ({ left: mug.current?.offsetLeft ?? 0, top: mug.current?.offsetTop ?? 0 })
  const release = () => {
    grip.current = null
    setHeld(false)
  }

  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    wasDragged.current = false
    if (!canMove || event.button !== 0) return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    const { left, top } = stood()
    const { clientX: x, clientY: y } = event
    grip.current = { x, y, dx: x - left, dy: y - top, samples: [], hasMoved: false }
  }
  const onPointerMove = (event: PointerEvent<HTMLButtonElement>) => {
    const now = grip.current
    if (!now) return
    if (!now.hasMoved && Math.hypot(event.clientX - now.x, event.clientY - now.y) < slackPx) return
    const to = inSight({ left: event.clientX - now.dx, top: event.clientY - now.dy })
    now.hasMoved = true
    wasDragged.current = true
    now.samples = [...now.samples.slice(-20), { x: event.clientX, y: event.clientY, time: event.timeStamp }]
    setHeld(true)
    setPlace(to)
    const speed = speedOf(now.samples)
    if (speed > tipSpeed) {
      release()
      onTip(ringAt(to))
    } else if (speed > dripSpeed) setDrips(old => [...old.slice(1 - maxDrips), ringAt(to)])
  }
  const onPointerUp = () => {
    const hasMoved = grip.current?.hasMoved
    release()
    if (hasMoved) onStand(ringAt(stood()))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const way = arrows[event.key]
    if (!way || !canMove || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    const { left, top } = place ?? stood()
    setPlace(inside({ left: left + way[0] * keyStep, top: top + way[1] * keyStep }))
  }
  const onKeyUp = (event: KeyboardEvent) => {
    if (!arrows[event.key] || !canMove) return
    mug.current?.scrollIntoView?.({ block: "nearest" })
    onStand(ringAt(place ?? stood()))
  }
  return {
    ref: mug,
    held,
    drips,
    place,
    wipe: () => setDrips([]),
    /** Spills a drop beside the mug, to its right or to its left. */
    slosh: (side: 1 | -1) => {
      const { left, top } = stood()
      setDrips(old => [...old.slice(1 - maxDrips), ringAt({ left: left + side * 64, top: top + 30 })])
    },
    /** Returns the ring of the place where the mug stands. */
    ring: () => ringAt(stood()),
    wasDragged: () => wasDragged.current,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onKeyDown, onKeyUp },
  }
}
