import { type ReactNode, type RefObject, useId } from "react"
import * as styles from "../Calculator.module.css"

type Props = {
  face: ReactNode
  /** The picture of the thing that has come along; null for none. */
  guest: ReactNode
  /** A sentence on the last sum that went to a thing, while there is no other sum; "" for none. */
  past: string
  field: RefObject<HTMLInputElement | null>
  sum: string
  answer: { text: string; about: boolean } | null
  isMistake: boolean
  /** The id of the element that describes the error. */
  describedBy: string
  /** True if the memory is not empty. */
  memory: boolean
  onType: (sum: string) => void
}

/** The display: the editable sum, and the result below it. */
export function Display({
  face,
  guest,
  past,
  field,
  sum,
  answer,
  isMistake,
  describedBy,
  memory,
  onType,
}: Props) {
  const id = useId()
  const shown = isMistake
    ? "Error"
    : answer
      ? `${answer.about ? "≈ " : ""}${answer.text}`
      : sum === ""
        ? "0"
        : ""
  return (
    <div className={styles.display}>
      {face}
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
        aria-invalid={isMistake}
        aria-describedby={describedBy}
        onChange={event => onType(event.target.value)}
      />
      <div className={styles.row}>
        <span className={styles.lamps}>
          {memory && <abbr title="There is something in the memory">M</abbr>}
          {guest}
        </span>
        {past && <small className={styles.past}>{past}</small>}
        <output
          className={styles.answer}
          data-long={shown.length > 14 || undefined}
          aria-live="off"
          aria-label="Result"
          htmlFor={`${id}-sum`}
        >
          {shown}
        </output>
      </div>
    </div>
  )
}
