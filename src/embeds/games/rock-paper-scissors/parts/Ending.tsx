import type { Level } from "../logic"
import * as styles from "../RockPaperScissors.module.css"
import type { Outcome } from "../throws"
import { PrizePicture } from "./PrizePicture"

type Props = {
  level: Level
  /** The outcome of the match for the visitor. */
  outcome: Outcome
  moving: boolean
}

const captions: Record<Outcome, string> = { won: "Yours now", lost: "Not yours", drawn: "Half each" }

/**
 * The prize in place of the next envelope: handed over, taken away, or sawn in two. The status announces the
 * outcome.
 */
export function Ending({ level, outcome, moving }: Props) {
  const prize = <PrizePicture level={level} isWon />
  return (
    <div
      className={styles.ending}
      data-outcome={outcome}
      data-moving={moving || undefined}
      aria-hidden="true"
    >
      <span>
        <span>{prize}</span>
        {outcome === "drawn" && <span>{prize}</span>}
      </span>
      <strong>{captions[outcome]}</strong>
    </div>
  )
}
