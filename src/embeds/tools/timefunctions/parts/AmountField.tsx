import { useId } from "react"
import type { Problem } from "../amount"
import * as styles from "../TimeFunctions.module.css"

type Props = {
  typed: string
  /** Why the last thing pasted was not taken, or an empty text. */
  refused: string
  problem: Problem | null
  onType: (text: string) => void
}

/** Where the amount is typed or pasted; what is wrong with it stands under its place. */
export function AmountField({ typed, refused, problem, onType }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={`${id}-amount`}>Amount</label>
      <input
        id={`${id}-amount`}
        type="text"
        data-limit="own"
        inputMode="text"
        autoComplete="off"
        spellCheck={false}
        placeholder="1"
        value={typed}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-trouble`}
        onChange={event => onType(event.target.value)}
      />
      <div id={`${id}-trouble`} role="status" className={styles.trouble}>
        {refused && <p>{refused}</p>}
        {problem && (
          <>
            <p className={styles.place}>
              {typed.slice(0, problem.from)}
              <mark>{typed.slice(problem.from, problem.to) || "\u00a0"}</mark>
              {typed.slice(problem.to)}
            </p>
            <p>
              {problem.message} (Character {problem.from + 1}.)
            </p>
          </>
        )}
      </div>
    </div>
  )
}
