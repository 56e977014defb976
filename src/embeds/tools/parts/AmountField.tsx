import { useId } from "react"
import { BidiIsolate } from "../../../components/bidi-isolate/BidiIsolate"
import { Field } from "../../../kits/controls/Field"
import type { Problem } from "../amounts"
import * as styles from "./Converter.module.css"

type Props = {
  label: string
  placeholder: string
  typed: string
  /** Why the last thing pasted was not taken, or an empty text. */
  refused: string
  problem: Problem | null
  onType: (text: string) => void
}

/** Where an amount is typed or pasted, with or without its unit; what is wrong with it stands under its place. */
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
            <p className={styles.place}>
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
