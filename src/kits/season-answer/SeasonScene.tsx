import { type ReactNode, useCallback, useMemo, useRef, useState } from "react"
import { Stage } from "../../components/message-scene/Stage"
import { Reserve } from "../../components/reserve/Reserve"
import { useMotion } from "../../hooks/browser/motion"
import { useStorage } from "../../hooks/storage/useStorage"
import { type Season, seasonOf } from "../../lib/calendar/season"
import { Canvas } from "../canvas/Canvas"
import { openness } from "./bloom"
import {
  actionsFor,
  choreFor,
  initialProgress,
  nextProgress,
  type Progress,
  otherSeasonChores as waitChores,
} from "./chores"
import { labelOf } from "./label"
import { paint } from "./paint"
import { size } from "./pixels"
import * as styles from "./SeasonAnswer.module.css"
import { sownSeeds } from "./seeds"
import { fullHoldSeconds } from "./ski"
import type { Blooming } from "./useBloom"
import { useHold } from "./useHold"
import type { Wait } from "./useWait"

type Props = {
  /** The day of the year that is looked at; null while nobody knows. */
  day: number | null
  /** The season that was asked about. */
  asked: Season
  /** How it goes for whoever waits for the summer. */
  wait?: Wait | undefined
  /** How the year runs for whoever has sown. */
  bloom?: Blooming | undefined
  /** What else is said over the picture, in place of what was done last. */
  note?: ReactNode
  /** What else there is to press. */
  children?: ReactNode
}

/** Seconds at which what moves stands still, and so many after a press: all is done by then, but the sun is down. */
const still = { time: 20, since: 60 }
const stillSunset = 1.2

/** The yard on a day, and what there is to do in it: a press on the picture or on the button under it. */
export function SeasonScene({ day, asked, wait, bloom, note, children }: Props) {
  const motion = useMotion()
  const [sown, setSown] = useStorage(sownSeeds)
  const [own, setOwn] = useState<Progress | null>(null)
  const [tried, setTried] = useState(initialProgress)
  const clock = useRef({ ...still, held: null as number | null })
  const season = day === null ? asked : seasonOf(day)
  const isOwn = season === asked
  const isRunning = bloom?.day != null
  const chore = isRunning ? waitChores.spring : choreFor(asked, season)
  // What was sown before is there from the start: in the ground, or open in the spring.
  const seeds = asked === "spring" ? sown : 0
  const waits = asked === "summer" && wait
  const progress = useMemo<Progress>(() => {
    if (isOwn && !isRunning) return own ?? { done: seeds, again: false }
    if (waits) return { done: waits.day === null ? 0 : 1, again: waits.isOver }
    return asked === "spring" ? { ...tried, done: seeds } : tried
  }, [isOwn, isRunning, own, seeds, waits, asked, tried])

  const press = (seconds = 0) => {
    Object.assign(clock.current, { since: 0, held: null })
    if (wait?.day !== null && waits) return waits.stop()
    if (waits && !isOwn) return waits.start()
    const next = nextProgress(chore, progress)
    if (isOwn && !isRunning) return setOwn(next)
    setTried(asked === "winter" ? { ...next, power: Math.min(1, seconds / fullHoldSeconds) } : next)
    if (asked !== "spring") return
    setSown(next.done)
    if (next.done > 0) bloom?.start()
    else bloom?.stop()
  }
  const isHeld = asked === "winter" && !isOwn && progress.done < chore.steps
  const hold = useHold(begins => {
    if (isHeld) clock.current.held = begins ? 0 : null
  }, press)
  const draw = useCallback(
    (pen: CanvasRenderingContext2D, seconds: number) => {
      if (day === null) return
      clock.current.time += seconds
      clock.current.since += seconds
      if (clock.current.held !== null) clock.current.held += seconds
      const { held } = clock.current
      const at = motion
        ? { ...clock.current, held: held === null ? null : Math.min(1, held / fullHoldSeconds) }
        : { ...still, since: asked === "summer" ? stillSunset : still.since }
      paint(pen, { day, asked, progress, open: isRunning ? openness(day) : undefined, ...at })
    },
    [day, asked, progress, motion, isRunning],
  )
  const isOfSeeds = isOwn && (own === null || isRunning) && seeds > 0
  const isSaid = isRunning && isOwn ? choreFor(asked, season) : chore
  const says =
    note ||
    `${isSaid.says(progress.done, progress.again, season, progress.power)}${isOfSeeds ? ` You sowed ${seeds === 1 ? "it" : "them"}.` : ""}`
  const isWaiting = waits && waits.day !== null
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the picture is a shortcut for the button under it. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same. */}
      <div
        className={styles.holdable}
        onPointerDown={hold.onPointerDown}
        onPointerUp={hold.onPointerUp}
        onPointerCancel={hold.onPointerCancel}
        onContextMenu={hold.onContextMenu}
        onClick={hold.onClick}
      >
        <Stage
          says={says}
          hint="Drag the year through the yard."
          className={`${asked === "summer" ? styles.mercy : ""} ${note || asked !== "summer" ? styles.scene : ""}`}
        >
          <Canvas
            label={labelOf(season, asked, day !== null)}
            draw={draw}
            moving={motion && day !== null}
            size={size}
          />
        </Stage>
      </div>
      <div className="buttons">
        <button type="button" className={styles.holdable} {...hold}>
          <Reserve inline all={actionsFor(asked)}>
            {isWaiting ? "Get up" : chore.action(progress.done)}
          </Reserve>
        </button>
        {children}
      </div>
    </>
  )
}
