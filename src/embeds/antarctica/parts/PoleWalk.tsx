import { useState } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import { useTicks } from "../../../kits/motion/useTicks"
import * as styles from "../Antarctica.module.css"
import type { Station } from "../schema"
import { isCoffee, remark, sectorOf, timeIn } from "../walk"
import { PoleMap } from "./PoleMap"

type Props = {
  stations: readonly Station[]
  /** The instant, in milliseconds from 1970; null while it isn't known. */
  at: number | null
}

type Walk = { steps: number; cups: number; said: string | null }

/** How long a penguin stands in an hour before it walks on, in milliseconds. */
const pace = 2200

/** A walk round the Pole: by itself where motion is welcome, until one of the buttons is pressed. */
export function PoleWalk({ stations, at }: Props) {
  const [{ steps, cups, said }, setWalk] = useState<Walk>({ steps: 0, cups: 0, said: null })
  const [led, setLed] = useState(false)
  const motion = useMotion()
  useTicks(motion && !led && at !== null, pace, () =>
    setWalk(walk => ({ ...walk, steps: walk.steps + 1, said: null })),
  )
  const go = (by: 1 | -1) => {
    setLed(true)
    if (at === null) return
    const next = steps + by
    const drunk = isCoffee(sectorOf(next), at) ? cups + 1 : cups
    setWalk({ steps: next, cups: drunk, said: remark(steps, next, at, drunk) })
  }
  const now = at === null ? null : timeIn(sectorOf(steps), at)

  return (
    <section className={styles.walk} aria-label="A walk round the Pole" data-moving={motion || undefined}>
      <PoleMap stations={stations} steps={steps} at={at} />
      <div className={styles.side}>
        <p className={styles.here}>
          <span className="lcd">{now?.time ?? "--:--"}</span>
          <b>{now?.weekday ?? "Today"}</b> <span>{now?.zone ?? "UTC"}</span>
        </p>
        <p className={styles.said} role={led ? "status" : undefined}>
          {said ??
            "A step round the Pole is an hour. Two cups stand where it is nine or two o'clock. Walk there."}
        </p>
        <div className="buttons">
          <button type="button" onClick={() => go(-1)}>
            Step west
          </button>
          <button type="button" onClick={() => go(1)}>
            Step east
          </button>
        </div>
        <p>Coffees: {cups}</p>
      </div>
    </section>
  )
}
