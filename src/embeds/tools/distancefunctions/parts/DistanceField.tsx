import { useId } from "react"
import * as styles from "../DistanceFunctions.module.css"
import type { Problem } from "../read"

type Props = {
  typed: string
  /** Why the last thing pasted was not taken, or an empty text. */
  refused: string
  problem: Problem | null
  onType: (text: string) => void
}

/** Where the distance is typed or pasted, with or without its unit; what is wrong stands under its place. */
export function DistanceField({ typed, refused, problem, onType }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={`${id}-distance`}>Distance</label>
      <input
        id={`${id}-distance`}
        type="text"
        data-limit="own"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder="42.195 km"
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
