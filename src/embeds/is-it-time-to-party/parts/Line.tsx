import { useEffect, useEffectEvent, useRef } from "react"
import { createPortal } from "react-dom"
import { GuestPicture } from "../../../kits/guest/GuestPicture"
import type { Guest } from "../../../kits/guest/useGuest"
import { useFrames } from "../../../kits/motion/useFrames"
import type { Mood } from "../crowd"
import * as styles from "../IsItTimeToParty.module.css"
import { aimAt, along, gap, type Point, speed, stillPlace, type Trail, walk } from "../trail"
import type { Phase } from "../useConga"
import { Feet, furs, Hamster, type Wear } from "./Hamster"
import { wears } from "./Room"

type Props = {
  phase: Phase
  followers: number
  mood: Mood
  motion: boolean
  /** The starting point of the line. */
  from: Point
  /** The thing of another page behind the leader. */
  guest: Guest | null
  onStop: () => void
}

/** The step of an arrow key in CSS pixels. */
const keyStep = 90
const keys: Record<string, Point> = {
  ArrowLeft: { x: -keyStep, y: 0 },
  ArrowRight: { x: keyStep, y: 0 },
  ArrowUp: { x: 0, y: -keyStep },
  ArrowDown: { x: 0, y: keyStep },
}

/** The speed of the neighbour, who has a party to get to, in pixels a second. */
const leavingSpeed = 620

/** The keys of the dancers' elements; no line is longer. */
const places = Array.from({ length: 40 }, (_, i) => `dancer ${i}`)

const screenSize = () => ({ width: document.documentElement.clientWidth, height: window.innerHeight })

/** The conga line over the whole desktop, which follows the pointer or the arrow keys. Escape ends it. */
export function Line({ phase, followers, mood, motion, from, guest, onStop }: Props) {
  const layer = useRef<HTMLDivElement>(null)
  const trail = useRef<Trail>([from])
  const target = useRef<Point>({ x: from.x, y: from.y - 120 })
  const seconds = useRef(0)
  const isLeaving = phase === "leaving"
  const dancers = followers + 1

  const lead = useEffectEvent((event: PointerEvent) => {
    target.current = { x: event.clientX, y: event.clientY }
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape") return onStop()
    const by = keys[event.key]
    // Arrow keys on the slider are the slider's.
    if (!by || (event.target instanceof Element && event.target.matches("input, select, textarea"))) return
    event.preventDefault()
    const { width, height } = screenSize()
    target.current = {
      x: Math.min(width, Math.max(0, target.current.x + by.x)),
      y: Math.min(height, Math.max(0, target.current.y + by.y)),
    }
  })
  useEffect(() => {
    const [move, key] = [(event: PointerEvent) => lead(event), (event: KeyboardEvent) => onKey(event)]
    window.addEventListener("pointermove", move)
    window.addEventListener("pointerdown", move)
    window.addEventListener("keydown", key)
    // A finger leads the line, wherever it is, and does not scroll the page.
    const { style } = document.body
    const touchBefore = style.touchAction
    style.touchAction = "none"
    return () => {
      window.removeEventListener("pointermove", move)
      window.removeEventListener("pointerdown", move)
      window.removeEventListener("keydown", key)
      style.touchAction = touchBefore
    }
  }, [])

  const place = (index: number, { x, y }: Point, turn: number) => {
    const dancer = layer.current?.children[index]
    if (dancer instanceof HTMLElement) dancer.style.transform = `translate(${x}px, ${y}px) rotate(${turn}deg)`
  }
  const draw = () => {
    const { width } = screenSize()
    const lastRing = phase === "frozen" ? width - 40 : null
    for (let i = 0; i < dancers; i++) {
      const point = along(trail.current, (i + (isLeaving ? 1 : 0)) * gap)
      const step = Math.sin(seconds.current * 10 + i * 1.4)
      place(
        i,
        { x: point.x, y: point.y - Math.abs(step) * 7 },
        phase === "frozen" ? 9 * (i % 2 ? 1 : -1) : step * 10,
      )
    }
    const head = trail.current[0] ?? from
    place(dancers, lastRing === null ? head : { x: lastRing, y: head.y }, 0)
  }
  useFrames(motion && phase !== "home" && phase !== "gone", elapsed => {
    if (phase !== "frozen") {
      seconds.current += elapsed
      const leader = trail.current[0] ?? from
      const { width } = screenSize()
      const to = isLeaving ? { x: width + dancers * gap + 200, y: leader.y } : aimAt(leader, target.current)
      trail.current = walk(trail.current, to, (isLeaving ? leavingSpeed : speed) * elapsed, dancers + 1)
    }
    draw()
  })
  const drawStill = useEffectEvent(() => {
    const { width, height } = screenSize()
    for (let i = 0; i <= dancers; i++) place(i, stillPlace(i, width, height - 60), 0)
  })
  useEffect(() => {
    if (!motion) drawStill()
  })

  const wearOf = (i: number): Wear => (i === 0 ? "hat" : wears[mood])
  return createPortal(
    <div ref={layer} className={styles.line} aria-hidden="true" data-conga="">
      {places.slice(0, dancers).map((id, i) => (
        <Dancer
          key={id}
          fur={furs[i % furs.length] ?? furs[0]}
          wear={wearOf(i)}
          isAsleep={i > 0 && mood === "asleep"}
          guest={i === 1 ? guest : null}
        />
      ))}
      {(phase === "frozen" || isLeaving) && <Dancer key="neighbour" fur="#e8dcc8" wear="gown" />}
    </div>,
    document.body,
  )
}

type DancerProps = { fur: string; wear: Wear; isAsleep?: boolean; guest?: Guest | null }

function Dancer({ isAsleep = false, guest = null, ...look }: DancerProps) {
  return (
    <div className={styles.dancer}>
      <svg aria-hidden="true" viewBox="-50 -140 110 145">
        {guest ? (
          <g>
            <Feet />
            <GuestPicture guest={guest} x={-48} y={-92} width={106} height={86} />
          </g>
        ) : (
          <Hamster {...look} isDancing isAsleep={isAsleep} />
        )}
      </svg>
    </div>
  )
}
