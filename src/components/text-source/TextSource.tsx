import { useId } from "react"
import { mostDrawn, takeLongPaste } from "./longText"
import * as styles from "./TextSource.module.css"

type Props = {
  text: string
  placeholder: string
  /** What is done with all of a text that is too long for a box: "used". */
  done: string
  onChange: (text: string) => void
}

/** The box for a tool's text; what is too long for a box is held beside it. */
export function TextSource({ text, placeholder, done, onChange }: Props) {
  const id = useId()
  if (text.length > mostDrawn) {
    return (
      <section className={styles.held} aria-label="Text">
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
      <label htmlFor={id}>Text</label>
      <textarea
        id={id}
        rows={4}
        value={text}
        placeholder={placeholder}
        onChange={event => onChange(event.target.value)}
        onPaste={takeLongPaste(text, onChange)}
      />
    </div>
  )
}
