import { useRef, useState } from "react"
import { Button } from "../../../components/button/Button"
import { StatusMessage } from "../../../components/status-message/StatusMessage"
import { now, useNow } from "../../../hooks/browser/clock"
import { useMotion } from "../../../hooks/browser/motion"
import { useStorage } from "../../../hooks/storage/useStorage"
import { screenDensity } from "../../../hooks/visit/dayRecords"
import { Canvas } from "../../../kits/canvas/Canvas"
import { formatLength, formatNumber, millimetresToPixels } from "../../../lib/text/travel"
import * as styles from "../DailyCursorTravel.module.css"
import { paintRace } from "../paintRace"
import { leader, leadText, snailAt, snailSpeed } from "../snail"

type Props = {
  /** The cursor's distance on all days in metres; null until it is known. */
  travelled: number | null
  /** The cursor's speed today in metres a second. */
  speed: number
}

/** The cursor against a little snail in true size, and against her mother, who left in 2023, in figures. */
export function Race({ travelled, speed }: Props) {
  const moving = useMotion()
  const [density] = useStorage(screenDensity)
  const time = useNow(1000)
  /** The cursor's distance and the time when the race was first drawn, and the distance animated so far. */
  const start = useRef<{ travelled: number; time: number; drawn: number } | null>(null)
  const [isCalled, setCalled] = useState(false)

  const draw = (pen: CanvasRenderingContext2D, passed: number) => {
    if (travelled === null) return
    start.current ??= { travelled, time: now(), drawn: 0 }
    const from = start.current
    const centimetre = millimetresToPixels(10, density)
    const pixels = (metres: number) => metres * 100 * centimetre
    // Deleting the stored days moves the start as well.
    if (travelled < from.travelled) from.travelled = travelled - from.drawn / 100 / centimetre
    const you = pixels(travelled - from.travelled)
    from.drawn += (you - from.drawn) * (passed > 0 ? 1 - Math.exp(-9 * passed) : 1)
    const { clientWidth, clientHeight, width } = pen.canvas
    const scale = width / Math.max(1, clientWidth)
    pen.scale(scale, scale)
    const snail = pixels(((now() - from.time) / 1000) * snailSpeed)
    paintRace(pen, clientWidth, clientHeight, { you: from.drawn, snail, centimetre })
  }

  const snail = time && snailAt(time.getTime())
  const from = start.current
  const here = travelled !== null && from ? Math.max(0, travelled - from.travelled) : 0
  const snailHere = time && from ? Math.max(0, ((time.getTime() - from.time) / 1000) * snailSpeed) : 0
  const ahead = leader(here, snailHere)
  const callToLine = () => {
    if (travelled === null) return
    start.current = { travelled, time: now(), drawn: 0 }
    setCalled(true)
  }
  const since = isCalled ? "Since the line" : "Since you came"
  return (
    <div className={styles.race} data-takes-swipes="">
      <Canvas
        className={styles.track}
        label="A tape measure with your cursor and a little snail on it"
        draw={travelled === null ? null : draw}
        moving={moving}
      />
      <dl className={styles.figures}>
        <div>
          <dt>You, in all</dt>
          <dd className="lcd">{travelled === null ? "..." : formatNumber(travelled, 3)} m</dd>
        </div>
        <div>
          <dt>Her mother</dt>
          <dd className="lcd">{snail === null ? "..." : formatNumber(snail, 3)} m</dd>
        </div>
      </dl>
      <div className={styles.lead}>
        <p>{snail === null || travelled === null ? "Asking Mother..." : leadText(travelled, snail, speed)}</p>
        <Button disabled={travelled === null} onClick={callToLine}>
          Race her again
        </Button>
      </div>
      <StatusMessage>
        {ahead === null && isCalled && "You are both at the line. Ready, steady."}
        {ahead !== null &&
          `${since}: you ${formatLength(here)}, the little snail ${formatLength(snailHere)}.`}
      </StatusMessage>
    </div>
  )
}
