import { useId, useState } from "react"
import { CopyButton } from "../../../components/copy-button/CopyButton"
import { download } from "../../../hooks/download"
import * as styles from "../AgeInWeekBlocks.module.css"
import { read, toText } from "../files"
import { birthProblem, type Life } from "../logic"

type Props = { life: Life; today: number | null; onImport: (life: Life) => void }

const mostBytes = 500_000

/** Export and import as lines of text, from a file or pasted. */
export function LifeFiles({ life, today, onImport }: Props) {
  const [text, setText] = useState("")
  const [problem, setProblem] = useState("")
  const id = useId()
  const isEmpty = life.born === "" && life.names.length === 0

  const bring = () => {
    const found = read(text, life)
    if ("problem" in found) return setProblem(found.problem)
    const { born } = found.life
    const wrong = born !== "" && today !== null ? birthProblem(born, today) : null
    if (wrong) return setProblem(`born ${born}: ${wrong}`)
    setProblem("")
    setText("")
    onImport(found.life)
  }
  const open = async (file: File | undefined) => {
    if (!file) return
    if (file.size > mostBytes) return setProblem(`${file.name} is too large to be one life.`)
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
        <CopyButton text={isEmpty ? "" : toText(life)} label="Copy as text" />
        <button
          type="button"
          disabled={isEmpty}
          onClick={() => download(new Blob([toText(life)], { type: "text/plain" }), "life-in-weeks.txt")}
        >
          Save as text
        </button>
      </div>
      <label htmlFor={`${id}-file`}>A file to import</label>
      <input
        id={`${id}-file`}
        type="file"
        accept=".txt,text/plain"
        onChange={event => void open(event.target.files?.[0])}
      />
      <label htmlFor={`${id}-text`}>Or paste it here: a day and a name on each line</label>
      <textarea
        id={`${id}-text`}
        rows={6}
        spellCheck={false}
        placeholder={"born 1986-03-21\nyears 80\n2024-05-12 Got a hamster"}
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
      <button type="button" disabled={text.trim() === ""} onClick={bring}>
        Replace my life with this
      </button>
    </details>
  )
}
