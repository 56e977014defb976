import { type ReactNode, useId, useRef, useState } from "react"
import { Button } from "../../components/button/Button"
import { tooLongMessage } from "../../components/text-source/longText"
import { TextSource } from "../../components/text-source/TextSource"
import { isBlank } from "../../lib/text/blank"
import { FileField } from "../controls/FileField"
import * as styles from "./ImportPanel.module.css"
import { readText } from "./readText"

/** The error of an import: a sentence, and the offsets of the faulty part if known. */
export type ImportError = { what: string; start?: number; end?: number }

type ImportAction = {
  /** The label of the button: "Replace the list". */
  label: string
  /** Imports the text; returns the error, or null after success. */
  take: (text: string) => ImportError | null
}

type Props = {
  /** The export buttons: copy and save. */
  exportButtons: ReactNode
  /** The label of the text area: "Or paste it here: a checklist". */
  label: string
  placeholder?: string
  /** The accepted file types, as in HTML: ".json,application/json". */
  accept: string
  /** The maximum size of a file in bytes, and of a text in characters. */
  maxSize: number
  /** The message about a larger file, after its name: "is too large to be one life.". */
  tooLarge: string
  /** The message about a longer text, as a sentence: "One life is shorter.". */
  tooLongText: string
  actions: readonly ImportAction[]
}

/** A collapsible panel for export to a file or the clipboard, and import of a file or pasted text. */
export function ImportPanel({
  exportButtons,
  label,
  placeholder = "",
  accept,
  maxSize,
  tooLarge,
  tooLongText,
  actions,
}: Props) {
  const [text, setText] = useState("")
  const [problem, setProblem] = useState("")
  const box = useRef<HTMLTextAreaElement>(null)
  const id = useId()

  const change = (next: string) => {
    if (next.length > maxSize) return setProblem(`${tooLongMessage(next)} ${tooLongText}`)
    setText(next)
    setProblem("")
  }
  const importText = (take: ImportAction["take"]) => {
    const error = take(text)
    if (!error) return change("")
    setProblem(error.what)
    if (error.start === undefined) return
    box.current?.focus()
    box.current?.setSelectionRange(error.start, error.end ?? error.start)
  }
  const open = async (file: File) => {
    if (file.size > maxSize) return setProblem(`${file.name} ${tooLarge}`)
    try {
      change(await readText(file))
    } catch {
      setProblem(`${file.name} can't be read.`)
    }
  }

  return (
    <details className={styles.panel}>
      <summary>Export and import</summary>
      <div className="buttons">{exportButtons}</div>
      <FileField label="A file to import" accept={accept} onFile={file => void open(file)} />
      <TextSource
        label={label}
        rows={6}
        text={text}
        placeholder={placeholder}
        done="read"
        problem={{ id: `${id}-problem`, wrong: problem !== "" }}
        box={box}
        onChange={change}
      />
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className="buttons">
        {actions.map(way => (
          <Button key={way.label} disabled={isBlank(text)} onClick={() => importText(way.take)}>
            {way.label}
          </Button>
        ))}
      </div>
    </details>
  )
}
