/** Edits a stored value as JSON; an error is shown at its position, and valid JSON is saved. */
import { useEffect, useRef, useState } from "react"
import { TextArea } from "../../../kits/controls/TextArea"
import * as styles from "../AppStorage.module.css"
import { editable, edited } from "../logic"

type Props = { name: string; raw: string; onSave: (raw: string) => void; onCancel: () => void }

export function Editor({ name, raw, onSave, onCancel }: Props) {
  const [begun, setBegun] = useState(raw)
  const [text, setText] = useState(() => editable(raw))
  const [problem, setProblem] = useState("")
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    box.current?.focus()
  }, [])

  const save = () => {
    const result = edited(text, raw)
    if ("raw" in result) return onSave(result.raw)
    setProblem(result.trouble.what)
    box.current?.focus()
    box.current?.setSelectionRange(result.trouble.start, result.trouble.end)
  }

  return (
    <div className={styles.editor}>
      <TextArea
        label={`The value of ${name}, as JSON`}
        ref={box}
        rows={Math.min(14, text.split("\n").length + 1)}
        spellCheck={false}
        maxLength={100_000}
        value={text}
        problem={problem}
        onText={next => {
          setText(next)
          setProblem("")
        }}
        onKeyDown={event => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) save()
          if (event.key === "Escape") onCancel()
        }}
        beside
      />
      {raw !== begun && (
        <div className="notice" role="status">
          <p>It has changed since you began. Saving puts yours in its place.</p>
          <button
            type="button"
            onClick={() => {
              setBegun(raw)
              setText(editable(raw))
              setProblem("")
            }}
          >
            Show the new one
          </button>
        </div>
      )}
      <div className="buttons">
        <button type="button" onClick={save}>
          Save
        </button>
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </div>
  )
}
