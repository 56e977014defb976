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
import { fullHoldSeconds, snowballs } from "./ski"
import type { Blooming } from "./useBloom"
import { useHold } from "./useHold"
import type { Wait } from "./useWait"

type Props = {
  /** The day of the year; null before mount. */
  day: number | null
  /** The season that the page asks about. */
  asked: Season
  /** The state of waiting for the summer. */
  wait?: Wait | undefined
  /** The state of the flowers after sowing. */
  bloom?: Blooming | undefined
  /** Text over the picture, in place of that about the last action. */
  note?: ReactNode
  /** Additional buttons. */
  children?: ReactNode
}

/**
 * The times of the still picture in seconds: for animations, and since the last press, when all actions are
 * finished.
 */
const still = { time: 20, since: 60 }
const stillSunset = 1.2

/** The yard on a day, with its activity: a press on the picture or the button below it. */
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
  // Seeds from an earlier visit are in the ground, or flower in spring.
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
  const isHeld = asked === "winter" && progress.done < (isOwn ? snowballs : chore.steps)
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
