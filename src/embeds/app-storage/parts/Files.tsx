/** Taking everything out, to a file or the clipboard, and putting it back in. */
import { useId, useRef, useState } from "react"
import { CopyButton } from "../../../components/copy-button/CopyButton"
import { now } from "../../../hooks/clock"
import { download } from "../../../hooks/download"
import type { RawEntry } from "../../../hooks/rawStorage"
import * as styles from "../AppStorage.module.css"
import { fromFile, toFile } from "../logic"

type Props = { list: readonly RawEntry[]; onImport: (texts: Map<string, string>) => void }

/** More than any browser keeps for a site. */
const mostBytes = 10_000_000

const today = () => new Date(now()).toISOString().slice(0, 10)

export function Files({ list, onImport }: Props) {
  const [text, setText] = useState("")
  const [problem, setProblem] = useState("")
  const box = useRef<HTMLTextAreaElement>(null)
  const id = useId()

  const save = () =>
    download(new Blob([toFile(list, today())], { type: "application/json" }), `juhq-storage-${today()}.json`)
  const bring = () => {
    const found = fromFile(text)
    if ("entries" in found) {
      setText("")
      setProblem("")
      onImport(found.entries)
      return
    }
    setProblem(found.trouble.what)
    box.current?.focus()
    box.current?.setSelectionRange(found.trouble.start, found.trouble.end)
  }
  const open = async (file: File | undefined) => {
    if (!file) return
    if (file.size > mostBytes) return setProblem(`${file.name} is too large to have come from here.`)
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
        <button type="button" disabled={list.length === 0} onClick={save}>
          Save as a file
        </button>
        <CopyButton text={list.length > 0 ? toFile(list, today()) : ""} label="Copy everything" />
      </div>
      <label htmlFor={`${id}-file`}>A file to import</label>
      <input
        id={`${id}-file`}
        type="file"
        accept=".json,application/json"
        onChange={event => void open(event.target.files?.[0])}
      />
      <label htmlFor={`${id}-text`}>Or paste an export here</label>
      <textarea
        id={`${id}-text`}
        ref={box}
        rows={6}
        spellCheck={false}
        value={text}
        aria-invalid={problem !== ""}
        aria-describedby={`${id}-problem`}
        onChange={event => {
          setText(event.target.value)
          setProblem("")
        }}
      />
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className="buttons">
        <button type="button" disabled={text.trim() === ""} onClick={bring}>
          Import
        </button>
      </div>
    </details>
  )
}
