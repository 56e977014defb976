import { useNow } from "../../../../hooks/browser/clock"
import { formatDuration } from "../../../../lib/text/duration"
import { peaceAt } from "../../toys/peace"
import * as styles from "./doors.module.css"

type Props = { year: number }

/** Door 23: a countdown to the Declaration of Christmas Peace, at noon on Christmas Eve in Turku. */
export function Peace({ year }: Props) {
  const now = useNow(1000)
  const left = now === null ? null : peaceAt(year) - now.getTime()
  return (
    <div className={styles.stack}>
      <p>
        At noon on Christmas Eve somebody steps out on a balcony in Turku and reads from a roll of parchment
        that it is Christmas now, and that there is peace. It has been done since the fourteenth century, with
        a few gaps, mostly wars.
      </p>
      {left !== null && left > 0 ? (
        <p>
          Until then{" "}
          <span className="lcd" role="timer" aria-label="Until the peace">
            {formatDuration(left)}
          </span>
        </p>
      ) : (
        <p role="status">
          {left === null ? "..." : "It has been read. It lasts until Saint Knut's, 13 January."}
        </p>
      )}
      <p>In the meantime it is allowed to begin by oneself.</p>
    </div>
  )
}
