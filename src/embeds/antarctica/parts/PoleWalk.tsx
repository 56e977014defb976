import { useState } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import { useTicks } from "../../../kits/motion/useTicks"
import * as styles from "../Antarctica.module.css"
import type { Station } from "../schema"
import { begin, paced, ran, type Walk, walked, wornOff } from "../thirst"
import { sectorOf, timeIn } from "../walk"
import { PoleMap } from "./PoleMap"

type Props = {
  stations: readonly Station[]
  /** The instant, in milliseconds from 1970; null while it isn't known. */
  at: number | null
}

/** How long a penguin stands in an hour before it walks on, and how long a stride of one who runs takes, in milliseconds. */
const pace = 2200
const stride = 350

/** A walk round the Pole: to and fro where motion is welcome, until one of the buttons is pressed. */
export function PoleWalk({ stations, at }: Props) {
  const [led, setLed] = useState<Walk | null>(null)
  const [idle, setIdle] = useState(false)
  const motion = useMotion()
  const start = at === null ? null : begin(at)
  const walk = led ?? (idle && start ? paced(start, start) : start)
  useTicks(motion && led === null && at !== null, pace, () => setIdle(old => !old))
  useTicks(led !== null && led.run > 0, stride, () =>
    setLed(old => (old && at !== null && old.run > 0 ? ran(old, at) : old)),
  )
  const go = (by: 1 | -1) => {
    if (at === null || walk === null) return
    // Whoever calls him to the nearest cup gets him there, on whichever foot he stands.
    const next = walked(by > 0 ? (led ?? start ?? walk) : walk, by, at)
    setLed(next.run > 0 && !motion ? wornOff(next, at) : next)
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
      <PoleMap stations={stations} walk={walk} at={at} />
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
        <p className={styles.said} role={led ? "status" : undefined}>
          {walk?.said ?? "A step is an hour. He waits for nine or two o'clock."}
        </p>
      </div>
    </section>
  )
}
