import { type ReactNode, useId, useRef, useState } from "react"
import { Button } from "../../components/button/Button"
import { tooLong } from "../../components/text-source/longText"
import { TextSource } from "../../components/text-source/TextSource"
import { isBlank } from "../../lib/text/blank"
import { FileField } from "../controls/FileField"
import * as styles from "./ImportPanel.module.css"
import { readText } from "./readText"

/** Why a text could not be taken in, in a sentence, and which part of it is to blame, where that is known. */
export type Refusal = { what: string; start?: number; end?: number }

type Way = {
  /** What its button says: "Replace the list". */
  label: string
  /** Takes the text in; returns why it could not. */
  take: (text: string) => Refusal | null
}

type Props = {
  /** The buttons that take everything out: copy and save. */
  out: ReactNode
  /** What the text box is called: "Or paste it here: a checklist". */
  label: string
  placeholder?: string
  /** What a file may be, as the attribute of a file field: ".json,application/json". */
  accept: string
  /** The most bytes of a file, and the most characters of a text. */
  most: number
  /** What is said of a larger file, after its name: "is too large to be one life.". */
  tooLarge: string
  /** What is said of a longer text, in a sentence: "One life is shorter.". */
  tooLongText: string
  ways: readonly Way[]
}

/** Export and import, folded away: everything out to a file or the clipboard, and back in from a file or pasted. */
export function ImportPanel({
  out,
  label,
  placeholder = "",
  accept,
  most,
  tooLarge,
  tooLongText,
  ways,
}: Props) {
  const [text, setText] = useState("")
  const [problem, setProblem] = useState("")
  const box = useRef<HTMLTextAreaElement>(null)
  const id = useId()

  const change = (next: string) => {
    if (next.length > most) return setProblem(`${tooLong(next)} ${tooLongText}`)
    setText(next)
    setProblem("")
  }
  const bring = (take: Way["take"]) => {
    const refusal = take(text)
    if (!refusal) return change("")
    setProblem(refusal.what)
    if (refusal.start === undefined) return
    box.current?.focus()
    box.current?.setSelectionRange(refusal.start, refusal.end ?? refusal.start)
  }
  const open = async (file: File) => {
    if (file.size > most) return setProblem(`${file.name} ${tooLarge}`)
    try {
      change(await readText(file))
    } catch {
      setProblem(`${file.name} can't be read.`)
    }
  }

  return (
    <details className={styles.panel}>
      <summary>Export and import</summary>
      <div className="buttons">{out}</div>
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
        {ways.map(way => (
          <Button key={way.label} disabled={isBlank(text)} onClick={() => bring(way.take)}>
            {way.label}
          </Button>
        ))}
      </div>
    </details>
  )
}
