import { type RefObject, useId } from "react"
import * as styles from "../Calculator.module.css"
import type { Problem } from "../logic"

type Props = {
  field: RefObject<HTMLInputElement | null>
  sum: string
  answer: { text: string; about: boolean } | null
  problem: Problem | null
  /** Whether = has been pressed on this very sum: then what is unfinished is a mistake too. */
  asked: boolean
  /** Whether there is something in the memory. */
  memory: boolean
  onType: (sum: string) => void
}

const around = 24

/** The display: the sum, which can be typed, pasted and corrected in place, and under it the result. */
export function Display({ field, sum, answer, problem, asked, memory, onType }: Props) {
  const id = useId()
  const told = problem && (asked || !problem.unfinished) ? problem : null
  return (
    <>
      <div className={styles.display}>
        <label htmlFor={`${id}-sum`} className="visually-hidden">
          Sum
        </label>
        <input
          ref={field}
          id={`${id}-sum`}
          className={styles.sum}
          type="text"
          inputMode="none"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="Press something"
          value={sum}
          aria-invalid={told !== null}
          aria-describedby={`${id}-trouble`}
          onChange={event => onType(event.target.value)}
        />
        <div className={styles.row}>
          <span className={styles.lamps}>
            {memory && <abbr title="There is something in the memory">M</abbr>}
            {told && <abbr title="There is a mistake">E</abbr>}
          </span>
          <output className={styles.answer} aria-live="off" aria-label="Result" htmlFor={`${id}-sum`}>
            {answer ? `${answer.about ? "≈ " : ""}${answer.text}` : sum === "" ? "0" : ""}
          </output>
        </div>
      </div>
      <div id={`${id}-trouble`} role="status" aria-label="Mistake" className={styles.trouble}>
        {told && (
          <>
            <span className={styles.place} aria-hidden="true">
              {sum.slice(Math.max(0, told.from - around), told.from)}
              <mark>{sum.slice(told.from, Math.min(told.to, told.from + around))}</mark>
              {sum.slice(Math.min(told.to, told.from + around), told.to + around)}
            </span>
            <span>
              Character {told.from + 1}: {told.message}
            </span>
          </>
        )}
      </div>
    </>
  )
}
