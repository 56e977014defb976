import { useState } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import { useTicks } from "../../../kits/motion/useTicks"
import * as styles from "../Antarctica.module.css"
import type { Station } from "../schema"
import { finishRun, paceAboutCup, startWalk, strideOf, takeStep, takeStride, type Walk } from "../thirst"
import { sectorOf, timeIn, wayTo } from "../walk"
import { PoleMap } from "./PoleMap"

type Props = {
  stations: readonly Station[]
  /** The instant in milliseconds since 1970; null until it is known. */
  at: number | null
}

/** The durations of a pause between idle steps and of a running stride, in milliseconds. */
const idleStepMs = 2200
const strideMs = 350

/** A walk round the Pole. The walker paces to and fro, if motion is allowed, until a button is pressed or the map is dragged. */
export function PoleWalk({ stations, at }: Props) {
  const [led, setLed] = useState<Walk | null>(null)
  const [idle, setIdle] = useState(false)
  const motion = useMotion()
  const start = at === null ? null : startWalk(at)
  const walk = led ?? (idle && start ? paceAboutCup(start, start) : start)
  useTicks(motion && led === null && at !== null, idleStepMs, () => setIdle(old => !old))
  useTicks(led !== null && led.run > 0, strideMs, () =>
    setLed(old => (old && at !== null && old.run > 0 ? takeStride(old, at) : old)),
  )
  const go = (by: 1 | -1) => {
    if (at === null || walk === null) return
    // A call to the nearest cup takes him there from his current idle position.
    const next = takeStep(by > 0 ? (led ?? start ?? walk) : walk, by, at)
    setLed(next.run > 0 && !motion ? finishRun(next, at) : next)
  }
  // Somebody who runs is not to be led.
  const lead = (x: number, y: number) => {
    if (walk === null || walk.run > 0) return
    const way = wayTo(walk.steps, x, y, strideOf(walk))
    if (way !== 0) go(way)
  }
  const now = at === null || walk === null ? null : timeIn(sectorOf(walk.steps), at)

  return (
    <section
      className={styles.walk}
      aria-label="A walk round the Pole"
      data-moving={motion || undefined}
      onKeyDown={event => {
        const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0
        if (by === 0 || event.altKey || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        go(by)
      }}
    >
      <PoleMap stations={stations} walk={walk} at={at} onLead={lead} />
      <div className={styles.side}>
        <p className={styles.here}>
          <span className="lcd">{now?.time ?? "--:--"}</span>
          <b>{now?.weekday ?? "Today"}</b> <span>{now?.zone ?? "UTC"}</span>
        </p>
        <div className="buttons">
          <button type="button" onClick={() => go(-1)}>
            Step west
          </button>
          <button type="button" onClick={() => go(1)}>
            Step east
          </button>
        </div>
        <p>Coffees: {walk?.cups ?? 0}</p>
        <p className={styles.message} role={led ? "status" : undefined}>
          {walk?.message ?? "A step is an hour. Coffee is at nine and at two."}
        </p>
      </div>
    </section>
  )
}
