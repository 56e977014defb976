import { useId, useState } from "react"
import * as styles from "../HelsinkiWebcams.module.css"

type Props = {
  /** The moment in the address, as "2025-12-21T14:03"; null for now. */
  asked: string | null
  problem: string | null
  onAsk: (moment: string | null) => void
}

const moments = [
  { name: "Midsummer night", at: "2025-06-21T01:20" },
  { name: "The darkest noon", at: "2025-12-21T12:20" },
  { name: "A September evening", at: "2025-09-22T19:10" },
] as const

/** The archive, and the future: the same cameras at any other moment of Helsinki. */
export function OtherMoment({ asked, problem, onAsk }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const id = useId()
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        if (draft) onAsk(draft)
        setDraft(null)
      }}
    >
      <fieldset className={styles.moment}>
        <legend>The archive, and the future</legend>
        <label htmlFor={id}>Date and time in Helsinki</label>
        <div className="buttons">
          <input
            id={id}
            type="datetime-local"
            min="1950-01-01T00:00"
            max="2099-12-31T23:59"
            value={draft ?? (problem ? "" : (asked ?? ""))}
            aria-describedby={`${id}-problem`}
            onChange={event => setDraft(event.target.value)}
          />
          <button type="submit" disabled={!draft}>
            Show it
          </button>
        </div>
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
        <div className="buttons">
          {moments.map(({ name, at }) => (
            <button key={at} type="button" aria-pressed={asked === at} onClick={() => onAsk(at)}>
              {name}
            </button>
          ))}
          <button
            type="button"
            disabled={asked === null}
            onClick={() => {
              setDraft(null)
              onAsk(null)
            }}
          >
            Back to now
          </button>
        </div>
      </fieldset>
    </form>
  )
}
