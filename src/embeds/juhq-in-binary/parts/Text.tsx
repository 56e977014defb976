import { useId } from "react"
import * as styles from "../JuhqInBinary.module.css"
import { shown } from "../logic"
import { textOf, type Unit, unitsFrom } from "../utf8"

/** A longer text is kept but not drawn: a text box with millions of letters in it stops the page. */
const mostDrawn = 100_000
/** So many bytes are shown of what is no text. */
const mostBytes = 200

type Props = { bytes: Uint8Array; problem: Unit | null; onText: (text: string) => void }

const hex = (byte = 0) => byte.toString(16).toUpperCase().padStart(2, "0")

/** The text of the bytes, to be written in; or what there is instead of one, with each byte that is in no character. */
export function Text({ bytes, problem, onText }: Props) {
  const id = useId()
  if (problem) {
    return (
      <section aria-label="Not a text" className={styles.text}>
        <p role="alert">
          <strong>This is no text any more.</strong> Byte {problem.start + 1}, {hex(bytes[problem.start])}:{" "}
          {problem.problem} Turn a bit back, or undo.
        </p>
        <p className="result">
          {unitsFrom(bytes, 0, mostBytes).map(unit => (
            <Piece key={unit.start} unit={unit} bytes={bytes} />
          ))}
          {bytes.length > mostBytes && "..."}
        </p>
      </section>
    )
  }
  if (bytes.length > mostDrawn) {
    return (
      <section aria-label="Text" className={styles.text}>
        <p>
          <strong>{bytes.length.toLocaleString("en-GB")} bytes</strong>, which is more than a text box can
          carry. All of them are below. The text begins:
        </p>
        <p className="result">{textOf(bytes.subarray(0, unitsFrom(bytes, 300, 310)[0]?.start))}...</p>
        <button type="button" onClick={() => onText("")}>
          Empty the box
        </button>
      </section>
    )
  }
  const text = textOf(bytes) ?? ""
  return (
    <div className={styles.text}>
      <label htmlFor={id}>Text</label>
      <textarea
        id={id}
        rows={3}
        spellCheck={false}
        value={text}
        placeholder="Write something. It is all ones and zeros."
        onChange={event => onText(event.target.value)}
        onPaste={event => {
          const pasted = event.clipboardData.getData("text")
          if (pasted.length <= mostDrawn / 4) return
          event.preventDefault()
          const { selectionStart, selectionEnd } = event.currentTarget
          onText(text.slice(0, selectionStart) + pasted + text.slice(selectionEnd))
        }}
      />
    </div>
  )
}

function Piece({ unit: { start, length, code, problem }, bytes }: { unit: Unit; bytes: Uint8Array }) {
  if (problem === null && code !== null) return shown(code)
  return (
    <span className={styles.bad} title={problem ?? undefined}>
      {Array.from(bytes.subarray(start, start + length), hex).join(" ")}
    </span>
  )
}
