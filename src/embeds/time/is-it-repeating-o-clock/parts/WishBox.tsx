import { type FormEvent, useId, useState } from "react"
import type { OClock } from "../../../../lib/calendar/oClock"
import { clockText } from "../../../../lib/calendar/wallClock"
import { isBlank } from "../../../../lib/text/blank"
import { formatDuration } from "../../../../lib/text/duration"
import * as styles from "../IsItRepeating.module.css"

type Props = { state: OClock | null; at: number | null }

/** A box for a wish, open while the time repeats. The text is stored nowhere. */
export function WishBox({ state, at }: Props) {
  const [wish, setWish] = useState("")
  const [answer, setAnswer] = useState({ says: "", isNow: false })
  const id = useId()

  const make = (event: FormEvent) => {
    event.preventDefault()
    if (!state || at === null) return
    if (!state.isNow) {
      setAnswer({
        says: `The box is closed. It opens at ${clockText(state.next.minute)}, in ${formatDuration(state.next.at - at)}.`,
        isNow: false,
      })
      return
    }
    setAnswer({
      says: isBlank(wish) ? "A silent wish. Those are kept just as well." : "Wished. The text is gone.",
      isNow: true,
    })
    setWish("")
  }

  const isClosed = state !== null && !state.isNow
  // An answer disappears when the box opens or closes.
  const says = state?.isNow === answer.isNow ? answer.says : ""
  return (
    <form className={styles.wish} onSubmit={make} autoComplete="off">
      <label htmlFor={id}>A wish</label>
      <p id={`${id}-open`} role="status" className={styles.sign} data-open={state?.isNow || undefined}>
        <svg aria-hidden="true" viewBox="0 0 16 20" width="16" height="20">
          <path
            d={state?.isNow ? "M4 9V4q0 -3 4 -3t4 3" : "M4 9V6q0 -4 4 -4t4 4v3"}
            fill="none"
            stroke="currentColor"
            strokeWidth="2.4"
          />
          <path d="M1 9h14v10H1z" fill="currentColor" />
        </svg>{" "}
        {says ||
          (state === null
            ? "The box may be closed."
            : isClosed
              ? `The box is closed until ${clockText(state.next.minute)}.`
              : "The box is open.")}
      </p>
      <textarea
        id={id}
        aria-describedby={`${id}-open`}
        rows={1}
        readOnly={isClosed}
        // Keeps the wish private: a spelling checker may send the text to its maker, and a browser may restore it.
        spellCheck={false}
        autoComplete="off"
        autoCorrect="off"
        data-gramm="false"
        placeholder={isClosed ? "Closed" : "It goes nowhere"}
        value={wish}
        onChange={event => setWish(event.target.value)}
      />
      <button type="submit">Wish</button>
    </form>
  )
}
