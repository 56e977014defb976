import { useRef } from "react"
import { longTextProps, maxFieldLength } from "../../../components/text-source/longText"
import { TextArea } from "../../../kits/controls/TextArea"
import * as styles from "../JuhqInBinary.module.css"
import { shown } from "../logic"
import { textOf, type Unit, unitsFrom } from "../utf8"

/** So many bytes are shown of what is no text. */
const maxBytes = 200

type Props = { bytes: Uint8Array; problem: Unit | null; onText: (text: string) => void }

const hex = (byte = 0) => byte.toString(16).toUpperCase().padStart(2, "0")

/** The text of the bytes, to be written in; or what there is instead of one, with each byte that is in no character. */
export function Text({ bytes, problem, onText }: Props) {
  const isPressed = useRef(false)
  // The button that brings the box back is gone with what it stood beside: the box takes its focus.
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

/** The text of those bytes that are in characters. */
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
