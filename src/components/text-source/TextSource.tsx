import { type RefObject, useId } from "react"
import { longTextProps, maxFieldLength } from "./longText"
import * as styles from "./TextSource.module.css"

type Props = {
  /** The label of the text area. */
  label?: string
  rows?: number
  text: string
  placeholder: string
  /** A participle for the use of a text that is too long for the text area: "used". */
  done: string
  /** The id of the error message, and whether there is an error. */
  problem?: { id: string; wrong: boolean }
  /** False for texts that are no prose. */
  spellCheck?: boolean
  box?: RefObject<HTMLTextAreaElement | null>
  onChange: (text: string) => void
}

/** The text area of a tool. A text longer than `maxDrawn` is summarised instead. */
export function TextSource({
  label = "Text",
  rows = 4,
  text,
  placeholder,
  done,
  problem,
  spellCheck,
  box,
  onChange,
}: Props) {
  const id = useId()
  if (text.length > maxFieldLength) {
    return (
      <section className={styles.longText} aria-label={label}>
        <p>
          <strong>{text.length.toLocaleString("en-GB")} characters</strong>, which is more than a text box can
          carry. All of it is {done}. It begins:
        </p>
        <p className="result">{text.slice(0, 300)}...</p>
        <div className="buttons">
          <button type="button" onClick={() => onChange("")}>
            Empty the box
          </button>
        </div>
      </section>
    )
  }
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        ref={box}
        rows={rows}
        value={text}
        placeholder={placeholder}
        spellCheck={problem ? false : spellCheck}
        aria-invalid={problem?.wrong}
        aria-describedby={problem?.id}
        {...longTextProps(text, onChange)}
      />
    </div>
  )
}
