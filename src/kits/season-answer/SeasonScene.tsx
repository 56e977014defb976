import { type ReactNode, useCallback, useMemo, useRef, useState } from "react"
import { Stage } from "../../components/message-scene/Stage"
import { useMotion } from "../../hooks/browser/motion"
import { useStorage } from "../../hooks/storage/useStorage"
import { type Season, seasonOf } from "../../lib/calendar/season"
import { Canvas } from "../canvas/Canvas"
import { choreFor, notBegun, type Progress, pressed } from "./chores"
import { paint } from "./paint"
import { size } from "./pixels"
import { sownSeeds } from "./seeds"
import type { Wait } from "./useWait"

type Props = {
  /** The day of the year that is looked at; null while nobody knows. */
  day: number | null
  /** The season that was asked about. */
  asked: Season
  /** How it goes for whoever waits for the summer. */
  wait?: Wait | undefined
  /** What else is said over the picture, in place of what was done last. */
  note?: ReactNode
  /** What else there is to press. */
  children?: ReactNode
}

/** Seconds at which what moves stands still, and so many after a press. */
const still = { time: 20, since: 1.2 }

/** The yard on a day, and what there is to do in it: a press on the picture or on the button under it. */
export function SeasonScene({ day, asked, wait, note, children }: Props) {
  const motion = useMotion()
  const [sown, setSown] = useStorage(sownSeeds)
  const [own, setOwn] = useState<Progress | null>(null)
  const [tried, setTried] = useState(notBegun)
  const clock = useRef({ time: still.time, since: still.since })
  const season = day === null ? asked : seasonOf(day)
  const isOwn = season === asked
  const chore = choreFor(asked, season)
  // What was sown before is there from the start: in the ground, or open in the spring.
  const seeds = asked === "spring" ? sown : 0
  const waits = asked === "summer" && wait
  const progress = useMemo<Progress>(() => {
    if (isOwn) return own ?? { done: seeds, again: false }
    if (waits) return { done: waits.day === null ? 0 : 1, again: waits.isOver }
    return asked === "spring" ? { ...tried, done: seeds } : tried
  }, [isOwn, own, seeds, waits, asked, tried])

  const press = () => {
    clock.current.since = 0
    if (wait?.day !== null && waits) return waits.stop()
    if (waits && !isOwn) return waits.start()
    const next = pressed(chore, progress)
    if (isOwn) return setOwn(next)
    setTried(next)
    if (asked === "spring") setSown(next.done)
  }
  const draw = useCallback(
    (pen: CanvasRenderingContext2D, seconds: number) => {
      if (day === null) return
      clock.current.time += seconds
      clock.current.since += seconds
      paint(pen, { day, asked, progress, ...(motion ? clock.current : still) })
    },
    [day, asked, progress, motion],
  )
  const isOfSeeds = isOwn && own === null && seeds > 0
  const says =
    note ||
    `${chore.says(progress.done, progress.again, season)}${isOfSeeds ? ` You sowed ${seeds === 1 ? "it" : "them"}.` : ""}`
  const isWaiting = waits && waits.day !== null
  return (
    <>
      <Stage says={says}>
        <Canvas
          label={label(season, asked, day !== null)}
          draw={draw}
          moving={motion && day !== null}
          size={size}
          onPress={press}
        />
      </Stage>
      <div className="buttons">
        <button type="button" onClick={press}>
          {isWaiting ? "Get up" : chore.action(progress.done)}
        </button>
        {children}
      </div>
    </>
  )
}

const looks: Record<Season, string> = {
  winter: "A yard in winter: snow, and smoke from the chimney",
  spring: "A yard in spring: the eaves drip, cranes fly over, coltsfoots come up",
  summer: "A yard in summer: a green birch, mosquitoes, and a sun that does not set",
  autumn: "A yard in autumn: the birch drops its leaves",
}

function label(season: Season, asked: Season, isKnown: boolean): string {
  if (!isKnown) return "A yard in Helsinki"
  return `${looks[season]}. A hamster is ${season === asked ? "out in it" : "behind the window"}`
}
