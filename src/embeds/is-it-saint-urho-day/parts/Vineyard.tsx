import { type CSSProperties, type PointerEvent, useRef, useState } from "react"
import { Button } from "../../../components/button/Button"
import { useMotion } from "../../../hooks/browser/motion"
import type { Day } from "../../../lib/calendar/calendarDay"
import * as styles from "../IsItSaintUrhoDay.module.css"
import { field, type Hopper } from "../swarm"
import { useSwarm } from "../useSwarm"
import { Grasshopper } from "./Grasshopper"
import { Plinth } from "./Plinth"
import { Vines } from "./Vines"

/** The throttle of the scaring, in milliseconds: the length of a hop. */
const throttleMs = 200

const place = ({ x, y }: Hopper) => ({ "--x": x, "--y": y }) as CSSProperties

/** Returns the position of a pointer in units of the vineyard. */
function pointOf(event: PointerEvent<HTMLElement>) {
  const { left, top, width } = event.currentTarget.getBoundingClientRect()
  const scale = width > 0 ? field.width / width : 1
  return { x: (event.clientX - left) * scale, y: (event.clientY - top) * scale }
}

type Props = {
  today: Day | null
  /** True on 16 March, when the saint is there himself. */
  isDay: boolean
}

/** A vineyard full of grasshoppers that flee the pointer, and leave when pressed or shouted at. */
export function Vineyard({ today, isDay }: Props) {
  const motion = useMotion()
  const [isPaused, setPaused] = useState(false)
  const [shouts, setShouts] = useState(0)
  const lively = motion && !isPaused
  const swarm = useSwarm(today, lively)
  const shouting = useRef<HTMLButtonElement>(null)
  const last = useRef(Number.NEGATIVE_INFINITY)
  const left = swarm.there.length

  // Moves the focus to a neighbour before the focused button disappears.
  const press = (button: HTMLButtonElement, id: number) => {
    const beside = [button.nextElementSibling, button.previousElementSibling]
    const next = beside.find(element => element instanceof HTMLButtonElement) ?? shouting.current
    next?.focus()
    swarm.chase([id])
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!lively || event.pointerType === "touch" || event.timeStamp - last.current < throttleMs) return
    if (swarm.frighten(pointOf(event))) last.current = event.timeStamp
  }
  const stamp = (event: PointerEvent<HTMLElement>) => {
    if (lively && event.target === event.currentTarget) swarm.frighten(pointOf(event), 18)
  }

  const shout = () => {
    if (left > 0) setShouts(shouts + 1)
    swarm.shout()
  }

  return (
    <div className={styles.game}>
      <div
        className={styles.field}
        data-day={isDay || undefined}
        data-lively={lively}
        onPointerMove={move}
        onPointerDown={stamp}
      >
        <Vines />
        <Plinth isDay={isDay} isProud={today !== null && left === 0} />
        {shouts > 0 && (
          <span key={shouts} className={styles.cry} lang="fi" aria-hidden="true">
            Mene täältä hiiteen!
          </span>
        )}
        {swarm.leaping.map(hopper => (
          <span
            key={hopper.id}
            className={styles.leaping}
            data-facing={hopper.facing}
            style={{ ...place(hopper), animationDuration: `${1.1 + (hopper.id % 4) * 0.15}s` }}
            onAnimationEnd={() => swarm.landed(hopper.id)}
          >
            <Grasshopper />
          </span>
        ))}
        {swarm.there.map(hopper => (
          <button
            key={hopper.id}
            type="button"
            className={styles.hopper}
            data-facing={hopper.facing}
            style={place(hopper)}
            aria-label={`Grasshopper ${hopper.id + 1}`}
            onClick={event => press(event.currentTarget, hopper.id)}
          >
            <Grasshopper />
          </button>
        ))}
      </div>
      <div className={styles.side}>
        <p role="status" className={styles.count}>
          {today === null
            ? "The vineyard is quiet. Grasshoppers need JavaScript."
            : left === 0
              ? `All gone. The grapes of Finland are safe until midnight.`
              : `${left} ${left === 1 ? "grasshopper" : "grasshoppers"} in the vineyard.`}
        </p>
        <p className={styles.count}>
          {swarm.all > 0 ? `You have chased out ${swarm.all} so far.` : "The saint is waiting."}
        </p>
        <div className="buttons">
          <button
            ref={shouting}
            type="button"
            lang="fi"
            className={styles.shout}
            aria-disabled={left === 0}
            onClick={shout}
          >
            Heinäsirkka, heinäsirkka, mene täältä hiiteen!
          </button>
          {motion && (
            <button type="button" aria-pressed={isPaused} onClick={() => setPaused(!isPaused)}>
              Hold still
            </button>
          )}
          <Button disabled={swarm.gone === 0} onClick={swarm.letBack}>
            Let them back in
          </Button>
        </div>
      </div>
    </div>
  )
}
