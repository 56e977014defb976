import { useId, useRef } from "react"
import { BidiIsolate } from "../../../../components/bidi-isolate/BidiIsolate"
import { maxFieldLength } from "../../../../components/text-source/longText"
import { TextSource } from "../../../../components/text-source/TextSource"
import * as styles from "../ConvertImageToBase64.module.css"
import type { Problem } from "./usePicture"

type Props = { text: string; problem: Problem | null; onText: (text: string) => void }

/** A picture's Base64 on fax paper, which can be read, edited or replaced, and its error. */
export function Fax({ text, problem, onText }: Props) {
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const isHeld = text.length > maxFieldLength
  const start = problem?.start ?? 0
  const column = 1 + (isHeld ? start : [...text.slice(0, start)].length)
  const hasPlace = problem !== null && (problem.start > 0 || problem.end > 0)
  return (
    <div className={styles.fax}>
      <TextSource
        label="The letters of the fax, or your own"
        rows={3}
        text={text}
        placeholder="data:image/png;base64,iVBORw0KGgo..."
        done="read"
        spellCheck={false}
        problem={{ id, wrong: problem !== null }}
        box={box}
        onChange={onText}
      />
      <p id={id} role="alert" className={styles.problem}>
        <BidiIsolate>
          {problem && `${hasPlace ? `Column ${column.toLocaleString("en-GB")}: ` : ""}${problem.what}`}
        </BidiIsolate>
      </p>
      {hasPlace && !isHeld && (
        <button
          type="button"
          onClick={() => {
            box.current?.focus()
            box.current?.setSelectionRange(problem.start, problem.end)
          }}
        >
          Show the place
        </button>
      )}
    </div>
  )
}
