import { useId, useState } from "react"
import { Button } from "../../../components/button/Button"
import { Field } from "../../../kits/controls/Field"
import { isBlank } from "../../../lib/text/blank"
import { formatDuration } from "../../../lib/text/duration"
import { isInterval, maxMinutes, minMinutes, type Reminder } from "../logic"
import * as styles from "../MuistaHakeaKahvia.module.css"
import type { Words } from "../words"

type Props = {
  says: Words
  reminder: Reminder
  /** The current time, in milliseconds since 1970; null until it is known. */
  at: number | null
  onStart: (every: number) => void
  onStop: () => void
}

/** The form for the interval, with the time left until the next coffee. */
export function IntervalForm({ says, reminder, at, onStart, onStop }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const id = useId()
  const typed = draft ?? String(reminder.every)
  const fits = !isBlank(typed) && isInterval(Number(typed))
  const isOn = reminder.due !== null

  return (
    <form
      className={styles.interval}
      onSubmit={event => {
        event.preventDefault()
        if (!fits) return
        onStart(Number(typed))
        setDraft(null)
      }}
    >
      <Field
        beside
        label={says.every}
        type="number"
        inputMode="numeric"
        min={minMinutes}
        max={maxMinutes}
        disabled={at === null}
        value={typed}
        aria-invalid={!fits}
        aria-describedby={`${id}-minutes ${id}-problem`}
        onChange={setDraft}
      />
      <span id={`${id}-minutes`}>{says.minutes}</span>
      <Button type="submit" disabled={at === null || !fits || (isOn && draft === null)}>
        {says.start}
      </Button>
      <Button disabled={!isOn} onClick={onStop}>
        {says.stop}
      </Button>
      <p id={`${id}-problem`} className={styles.problem} role="alert">
        {fits ? "" : says.interval}
      </p>
      <p className={styles.wait}>
        {at === null ? (
          says.looking
        ) : reminder.due === null ? (
          says.idle
        ) : (
          <>
            {says.waiting}{" "}
            <span className="lcd" role="timer" aria-label={says.waiting}>
              {formatDuration(reminder.due - at)}
            </span>
          </>
        )}
      </p>
    </form>
  )
}
