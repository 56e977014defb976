import { useRef } from "react"
import { longTextProps, maxFieldLength } from "../../../components/text-source/longText"
import { TextArea } from "../../../kits/controls/TextArea"
import * as styles from "../JuhqInBinary.module.css"
import { shown } from "../logic"
import { textOf, type Unit, unitsFrom } from "../utf8"

/** The maximum number of invalid bytes shown. */
const maxBytes = 200

type Props = { bytes: Uint8Array; problem: Unit | null; onText: (text: string) => void }

const hex = (byte = 0) => byte.toString(16).toUpperCase().padStart(2, "0")

/** The decoded text as an editable field, or the problem in its place with each invalid byte. */
export function Text({ bytes, problem, onText }: Props) {
  const isPressed = useRef(false)
  // The pressed button disappears when the field comes back, so the field takes the focus.
  const press = (text: string) => {
    isPressed.current = true
    onText(text)
  }
  const arrive = (box: HTMLTextAreaElement | null) => {
    if (!box || !isPressed.current) return
    isPressed.current = false
    box.focus()
  }
  if (problem) {
    return (
      <section aria-label="Not a text" className={`${styles.text} ${styles.words} ${styles.broken}`}>
        <p role="alert">
          <strong>This is no text any more.</strong> Byte {problem.start + 1}, {hex(bytes[problem.start])}:{" "}
          {problem.problem}
        </p>
        <p className="result">
          {unitsFrom(bytes, 0, maxBytes).map(unit => (
            <Piece key={unit.start} unit={unit} bytes={bytes} />
          ))}
          {bytes.length > maxBytes && "..."}
        </p>
        <button type="button" onClick={() => press(charactersOf(bytes))}>
          Leave out what is no character
        </button>
      </section>
    )
  }
  if (bytes.length > maxFieldLength) {
    return (
      <section aria-label="Text" className={styles.text}>
        <p>
          <strong>{bytes.length.toLocaleString("en-GB")} bytes</strong>, more than a text box can carry. All
          of them are below. The text begins:
        </p>
        <p className="result">{textOf(bytes.subarray(0, unitsFrom(bytes, 300, 310)[0]?.start))}...</p>
        <button type="button" onClick={() => press("")}>
          Empty the box
        </button>
      </section>
    )
  }
  const text = textOf(bytes) ?? ""
  return (
    <div className={`${styles.text} ${styles.words}`}>
      <TextArea
        beside
        label="Text"
        ref={arrive}
        rows={3}
        spellCheck={false}
        value={text}
        placeholder="Write something. It is all ones and zeros."
        // A character has up to four bytes.
        {...longTextProps(text, onText, maxFieldLength / 4)}
      />
    </div>
  )
}

/** Returns the text of the valid characters only. */
function charactersOf(bytes: Uint8Array): string {
  return unitsFrom(bytes, 0, bytes.length)
    .map(({ code, problem }) => (code === null || problem ? "" : String.fromCodePoint(code)))
    .join("")
}

function Piece({ unit: { start, length, code, problem }, bytes }: { unit: Unit; bytes: Uint8Array }) {
  if (problem === null && code !== null) return shown(code)
  return (
    <span className={styles.bad} title={problem ?? undefined}>
      {Array.from(bytes.subarray(start, start + length), hex).join(" ")}
    </span>
  )
}
