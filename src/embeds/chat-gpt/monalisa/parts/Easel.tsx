import { useId } from "react"
import { ShareButton } from "../../../../components/share-button/ShareButton"
import { useQuery } from "../../../../hooks/query"
import type { Turn } from "../../../../lib/chat"
import { attempts } from "../attempts"
import { attemptNumber } from "../logic"
import * as styles from "./Easel.module.css"
import { Picture } from "./Picture"

/** All attempts on one easel, with a slider that goes through them; a link brings the same one back. */
export function Easel({ turns }: { turns: readonly Turn[] }) {
  const [linked, setLinked] = useQuery("attempt")
  const id = useId()
  const number = attemptNumber(linked, attempts.length)
  const attempt = attempts[number - 1]
  if (!attempt) return null
  const claim = turns.find(turn => turn.drawing === attempt.name)?.text
  const show = (next: number) => setLinked(next === 1 ? null : String(next))

  return (
    <section className={`window ${styles.easel}`} aria-labelledby={`${id}-title`}>
      <div className="title-bar">
        <div className="title-bar-text" id={`${id}-title`}>
          The easel: all {attempts.length} attempts
        </div>
      </div>
      <div className="window-body">
        <label htmlFor={`${id}-attempt`}>
          Attempt {number} of {attempts.length}
        </label>
        <div className={styles.row}>
          <button type="button" disabled={number === 1} onClick={() => show(number - 1)}>
            Previous
          </button>
          <input
            id={`${id}-attempt`}
            type="range"
            min={1}
            max={attempts.length}
            step={1}
            value={number}
            aria-valuetext={`${number} of ${attempts.length}`}
            onChange={event => show(Number(event.target.value))}
          />
          <button type="button" disabled={number === attempts.length} onClick={() => show(number + 1)}>
            Next
          </button>
        </div>
        <div className={styles.canvas}>
          <Picture attempt={attempt} />
        </div>
        <div className={styles.caption} role="status">
          <p>
            <strong>The machine says:</strong> {claim}
          </p>
          <p>
            <strong>The picture shows:</strong> {attempt.label}
          </p>
        </div>
        <div className="buttons">
          <ShareButton
            label="Share this attempt"
            text={`Mona Lisa, attempt ${number} of ${attempts.length}`}
          />
        </div>
      </div>
    </section>
  )
}
