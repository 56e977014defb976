/** State of the wheel driven by the visitor's scrolling, and of the total output in this browser. */
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react"
import * as v from "valibot"
import { now } from "../../hooks/browser/clock"
import { useMotion } from "../../hooks/browser/motion"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { type Engine, startEngine } from "./engine"
import {
  charged,
  gearedMetresPerPixel,
  litBulbs,
  type Made,
  metresPerPixel,
  nothing,
  still,
  sum,
  turns,
  type Wheel,
} from "./logic"

const amount = v.pipe(v.number(), v.finite(), v.minValue(0))
export const lifeWorkEntry = storageEntry<Made>(
  "pertti",
  v.object({ metres: amount, joules: amount, seeds: amount }),
  nothing,
)

/** The interval of the dial in seconds; the wheel itself turns in every frame. */
const dialSeconds = 0.15

/** The pause in milliseconds after which a notch begins to scroll anew. */
const pauseMs = 1000

/** Sets --turn, the wheel's angle in radians, on `drawn`; scrolling on `machine` turns the wheel. */
export function useWheel(drawn: RefObject<SVGSVGElement | null>, machine: RefObject<HTMLElement | null>) {
  const motion = useMotion()
  const [made, setMade] = useStorage(lifeWorkEntry)
  const [wheel, setWheel] = useState(still)
  /** The charge of the sign as shown; it changes with the bulbs only. */
  const [charge, setCharge] = useState(0)
  const latestCharge = useRef(0)
  const engine = useRef<Engine | null>(null)
  const latest = useRef<{ wheel: Wheel; turn: number; since: number }>({ wheel: still, turn: 0, since: 0 })

  const show = useEffectEvent((next: Wheel, seconds: number) => {
    const previous = latest.current
    const ran = ((previous.wheel.speed + next.speed) / 2) * Math.min(seconds, 1)
    const before = latestCharge.current
    const after = charged(before, ran)
    latestCharge.current = after
    if (litBulbs(after) !== litBulbs(before) || after < 0 !== before < 0) setCharge(after)
    const turn = (previous.turn + turns((previous.wheel.speed + next.speed) / 2) * Math.min(seconds, 1)) % 1
    const changed =
      (previous.wheel.speed === 0) !== (next.speed === 0) || previous.wheel.rested !== next.rested
    const due = changed || next.speed === 0 || previous.since + seconds >= dialSeconds
    latest.current = { wheel: next, turn, since: due ? 0 : previous.since + seconds }
    if (motion) drawn.current?.style.setProperty("--turn", `${turn * 2 * Math.PI}rad`)
    if (due) setWheel(next)
  })
  const keep = useEffectEvent((more: Made) => setMade(old => sum(old, more)))

  useEffect(() => {
    const started = startEngine(latest.current.wheel, {
      moves: motion,
      onStep: (next, seconds) => show(next, seconds),
      onMade: more => keep(more),
    })
    engine.current = started
    // Scrolling on the machine turns the wheel and not the page. While the fuse is gone it is the page's, but not
    // the scrolling that blew the fuse.
    let rolledAt = 0
    let turnsPage = false
    const rolled = (event: WheelEvent) => {
      if (event.ctrlKey) return
      if (now() - rolledAt > pauseMs) turnsPage = latestCharge.current < 0
      rolledAt = now()
      if (turnsPage) return
      event.preventDefault()
      started.push(Math.abs(event.deltaY) * gearedMetresPerPixel)
    }
    const place = machine.current
    place?.addEventListener("wheel", rolled, { passive: false })
    let top = window.scrollY
    const scrolled = () => {
      const moved = Math.abs(window.scrollY - top)
      top = window.scrollY
      if (moved > 0) started.push(moved * metresPerPixel)
    }
    window.addEventListener("scroll", scrolled, { passive: true })
    return () => {
      window.removeEventListener("scroll", scrolled)
      place?.removeEventListener("wheel", rolled)
      started.stop()
    }
  }, [motion, machine])

  return {
    wheel,
    charge,
    made,
    motion,
    push: (metres: number) => engine.current?.push(metres),
    rest: (on: boolean) => engine.current?.rest(on),
  }
}
