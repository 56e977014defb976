import { Button } from "../../../../components/button/Button"
import { CopyButton } from "../../../../components/copy-button/CopyButton"
import { StatusMessage } from "../../../../components/status-message/StatusMessage"
import { longText } from "../logic"
import * as styles from "../UnixTime.module.css"
import type { useProgram } from "../useProgram"
import { Lamps } from "./Lamps"

type Props = {
  program: ReturnType<typeof useProgram>
  /** The zone of the date shown; null before mount. */
  zone: string | null
  onConvert: (seconds: number) => void
}

/** The running seconds since 1970, with a lamp for each bit; they can be held, fast-forwarded and converted. */
export function Live({ program, zone, onConvert }: Props) {
  const { seconds, isHeld, isNow, hold, flip, wind, comeBack } = program
  const isOver = seconds !== null && seconds < 0
  return (
    <div className={styles.live} data-over={isOver || undefined}>
      <p className={`lcd ${styles.now}`} role="timer" aria-label="Unix time now">
        {seconds ?? "----------"}
      </p>
      <p className={styles.date}>
        {seconds === null || zone === null ? "\u00a0" : longText(seconds * 1000, zone)}
      </p>
      <Lamps seconds={seconds} onFlip={flip} />
      <div className="buttons">
        <Button className={styles.wind} disabled={seconds === null} onClick={isNow ? wind : comeBack}>
          {isNow ? "Wind to 2038" : "Back to now"}
        </Button>
        <Button disabled={seconds === null} aria-pressed={isHeld} onClick={hold}>
          {isHeld ? "Go on" : "Pause"}
        </Button>
        <CopyButton text={seconds === null ? "" : String(seconds)} />
        <Button disabled={seconds === null} onClick={() => seconds !== null && onConvert(seconds)}>
          Convert it
        </Button>
      </div>
      <StatusMessage>
        {isHeld ? "Paused. Time itself goes on." : isOver ? "The lifts have stopped." : ""}
      </StatusMessage>
    </div>
  )
}
