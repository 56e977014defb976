import { type ReactNode, useCallback, useRef, useState } from "react"
import { Stage } from "../../components/message-scene/Stage"
import { useMotion } from "../../hooks/browser/motion"
import { type Season, seasonOf } from "../../lib/calendar/season"
import { Canvas } from "../canvas/Canvas"
import { chores, notBegun, type Progress, pressed } from "./chores"
import { paint } from "./paint"
import { size } from "./pixels"

type Props = {
  /** The day of the year that is looked at; null while nobody knows. */
  day: number | null
  /** The season that was asked about. */
  asked: Season
  /** What else there is to press. */
  children?: ReactNode
}

/** Seconds at which what moves stands still, and so many after a press. */
const still = { time: 20, since: 1.2 }

/** The yard on a day, and what there is to do in it: a press on the picture or on the button under it. */
export function SeasonScene({ day, asked, children }: Props) {
  const motion = useMotion()
  const [all, setAll] = useState<Partial<Record<Season, Progress>>>({})
  const clock = useRef({ time: still.time, since: still.since })
  const season = day === null ? asked : seasonOf(day)
  const progress = all[season] ?? notBegun
  const chore = chores[season]

  const press = () => {
    clock.current.since = 0
    setAll({ ...all, [season]: pressed(season, progress) })
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
  const says = chore.says(progress.done, progress.again)
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
          {chore.action}
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
