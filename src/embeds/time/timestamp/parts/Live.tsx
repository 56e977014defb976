import { useRef } from "react"
import { Button } from "../../../../components/button/Button"
import { StatusMessage } from "../../../../components/status-message/StatusMessage"
import { wallAt, wallParts } from "../../../../lib/calendar/wallClock"
import { longText } from "../logic"
import * as styles from "../UnixTime.module.css"
import type { useProgram } from "../useProgram"
import { Lamps } from "./Lamps"
import { Past } from "./Past"

type Props = {
  program: ReturnType<typeof useProgram>
  /** The zone of the date shown; null before mount. */
  zone: string | null
}

/** The running seconds since 1970, with a lamp for each bit, and the key that winds them to their end. */
export function Live({ program, zone }: Props) {
  const { seconds, isHeld, isNow, flip, wind, comeBack } = program
  const toy = useRef<HTMLDivElement>(null)
  const isOver = seconds !== null && seconds < 0
  const year = isOver && zone !== null ? wallParts(wallAt(seconds * 1000, zone)).year : null
  return (
    <div ref={toy} className={styles.live}>
      <p className={`lcd ${styles.now}`} role="timer" aria-label="Unix time now">
        {seconds ?? "----------"}
      </p>
      <p className={styles.date}>
        {seconds === null || zone === null ? "\u00a0" : longText(seconds * 1000, zone)}
      </p>
      <Lamps seconds={seconds} onFlip={flip} />
      <Button
        className={`default ${styles.wind}`}
        disabled={seconds === null}
        onClick={isNow ? wind : comeBack}
      >
        {isNow ? "Wind to 2038" : "Back to now"}
      </Button>
      <Past year={year} toy={toy} onEscape={comeBack} />
      <StatusMessage>
        {isHeld ? "Paused. Time itself goes on." : isOver ? "The lifts have stopped." : ""}
      </StatusMessage>
    </div>
  )
}
