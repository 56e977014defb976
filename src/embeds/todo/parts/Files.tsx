import { useId, useRef, useState } from "react"
import { CopyButton } from "../../../components/copy-button/CopyButton"
import { download } from "../../../hooks/download"
import { read, toJson, toText } from "../files"
import type { Action, Item } from "../logic"
import * as styles from "../TodoList.module.css"

type Props = { items: Item[]; onAction: (action: Action) => void }

const mostBytes = 500_000

/** Export and import: as a Markdown checklist and as JSON, from a file or pasted. */
export function Files({ items, onAction }: Props) {
  const [text, setText] = useState("")
  const [problem, setProblem] = useState("")
  const box = useRef<HTMLTextAreaElement>(null)
  const id = useId()

  const bring = (replace: boolean) => {
    const found = read(text)
    if ("problem" in found) {
      setProblem(found.problem)
      box.current?.focus()
      box.current?.setSelectionRange(found.start, found.end)
      return
    }
    setProblem("")
    setText("")
    onAction({ type: "import", lines: found.lines, replace })
  }
  const open = async (file: File | undefined) => {
    if (!file) return
    if (file.size > mostBytes) return setProblem(`${file.name} is too large to be a list of things to do.`)
    try {
      setText(await file.text())
      setProblem("")
    } catch {
      setProblem(`${file.name} can't be read.`)
    }
  }

  return (
    <details className={styles.files}>
      <summary>Export and import</summary>
      <div className="buttons">
        <CopyButton text={items.length > 0 ? toText(items) : ""} label="Copy as text" />
        <button
          type="button"
          disabled={items.length === 0}
          onClick={() => download(new Blob([toText(items)], { type: "text/markdown" }), "todo.md")}
        >
          Save as text
        </button>
        <button
          type="button"
          disabled={items.length === 0}
          onClick={() => download(new Blob([toJson(items)], { type: "application/json" }), "todo.json")}
        >
          Save as JSON
        </button>
      </div>
      <label htmlFor={`${id}-file`}>A file to import</label>
      <input
        id={`${id}-file`}
        type="file"
        accept=".md,.txt,.json,text/plain,text/markdown,application/json"
        onChange={event => void open(event.target.files?.[0])}
      />
      <label htmlFor={`${id}-text`}>Or paste it here: a checklist, lines of text or JSON</label>
      <textarea
        id={`${id}-text`}
        ref={box}
        rows={6}
        spellCheck={false}
        placeholder={"- [ ] Feed Pertti\n- [x] Write this down"}
        value={text}
        aria-describedby={`${id}-problem`}
        aria-invalid={problem !== ""}
        onChange={event => {
          setText(event.target.value)
          setProblem("")
        }}
      />
      <p id={`${id}-problem`} className={styles.problem} role="alert">
        {problem}
      </p>
      <div className="buttons">
        <button type="button" disabled={text.trim() === ""} onClick={() => bring(false)}>
          Add to the list
        </button>
        <button type="button" disabled={text.trim() === ""} onClick={() => bring(true)}>
          Replace the list
        </button>
      </div>
    </details>
  )
}
