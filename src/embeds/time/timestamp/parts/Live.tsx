import { Button } from "../../../../components/button/Button"
import { CopyButton } from "../../../../components/copy-button/CopyButton"
import * as styles from "../UnixTime.module.css"

type Props = {
  /** The instant to show, in milliseconds from 1970; null while nobody knows. */
  at: number | null
  isHeld: boolean
  onHold: () => void
  onConvert: (seconds: number) => void
}

/** The seconds since 1970 as they pass, which can be held still and taken along. */
export function Live({ at, isHeld, onHold, onConvert }: Props) {
  const seconds = at === null ? null : Math.floor(at / 1000)
  return (
    <div className={styles.live}>
      <p className={`lcd ${styles.now}`} role="timer" aria-label="Unix time now">
        {seconds ?? "----------"}
      </p>
      <div className="buttons">
        <Button disabled={seconds === null} aria-pressed={isHeld} onClick={onHold}>
          {isHeld ? "Go on" : "Pause"}
        </Button>
        <CopyButton text={seconds === null ? "" : String(seconds)} />
        <Button disabled={seconds === null} onClick={() => seconds !== null && onConvert(seconds)}>
          Convert it
        </Button>
        <span role="status">{isHeld ? "Paused. Time itself goes on." : ""}</span>
      </div>
    </div>
  )
}
