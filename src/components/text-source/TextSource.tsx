import { type RefObject, useId } from "react"
import { anyLength, maxDrawn } from "./longText"
import * as styles from "./TextSource.module.css"

type Props = {
  /** What the box is called; "Text" where nothing else is said. */
  label?: string
  rows?: number
  text: string
  placeholder: string
  /** What is done with all of a text that is too long for a box: "used". */
  done: string
  /** The id of what is said to be wrong with the text, and whether something is. */
  problem?: { id: string; wrong: boolean }
  /** False for what is no prose. */
  spellCheck?: boolean
  box?: RefObject<HTMLTextAreaElement | null>
  onChange: (text: string) => void
}

/** The box for a tool's text; what is too long for a box is held beside it. */
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
  if (text.length > maxDrawn) {
    return (
      <section className={styles.held} aria-label={label}>
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
        {...anyLength(text, onChange)}
      />
    </div>
  )
}
