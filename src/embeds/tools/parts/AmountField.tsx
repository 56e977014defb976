import { useId } from "react"
import { BidiIsolate } from "../../../components/bidi-isolate/BidiIsolate"
import { Field } from "../../../kits/controls/Field"
import type { Problem } from "../amounts"
import * as styles from "./Converter.module.css"

type Props = {
  label: string
  placeholder: string
  typed: string
  /** The reason why the last paste was rejected, or "". */
  refused: string
  problem: Problem | null
  onType: (text: string) => void
}

/** A field for an amount, with or without a unit, and its error below. */
export function AmountField({ label, placeholder, typed, refused, problem, onType }: Props) {
  const id = useId()
  return (
    <div>
      <Field
        label={label}
        className={styles.field}
        data-limit="own"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={placeholder}
        value={typed}
        aria-invalid={problem !== null}
        aria-describedby={id}
        onChange={onType}
      />
      <div id={id} role="status" className={styles.trouble}>
        {refused && <p>{refused}</p>}
        {problem && (
          <>
            <p className={styles.context}>
              {typed.slice(0, problem.from)}
              <mark>{typed.slice(problem.from, problem.to) || "\u00a0"}</mark>
              {typed.slice(problem.to)}
            </p>
            <p>
              <BidiIsolate>
                {problem.message} (Character {problem.from + 1}.)
              </BidiIsolate>
            </p>
          </>
        )}
      </div>
    </div>
  )
}
