import { useId, useRef } from "react"
import { maxDrawn } from "../../../../components/text-source/longText"
import { TextSource } from "../../../../components/text-source/TextSource"
import { FileField } from "../../../../kits/controls/FileField"
import * as styles from "../ConvertImageToBase64.module.css"
import { pertti } from "../pertti"
import type { Problem } from "./usePicture"

type Props = {
  text: string
  problem: Problem | null
  onText: (text: string) => void
  onFile: (file: File) => void
}

/** Where a picture comes in: dropped, pasted, picked, or as text. */
export function Source({ text, problem, onText, onFile }: Props) {
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const inText = problem?.where === "text" ? problem : null
  const isHeld = text.length > maxDrawn
  const start = inText?.start ?? 0
  const column = 1 + (isHeld ? start : [...text.slice(0, start)].length)
  const hasPlace = inText !== null && (inText.start > 0 || inText.end > 0)

  return (
    <>
      <FileField
        label="Pick a picture, drop it here, or paste it"
        className={styles.drop}
        accept="image/*"
        problem={problem?.where === "file" && problem.what}
        onFile={onFile}
        forgets
        pasted
      >
        <button
          type="button"
          onClick={() => onFile(new File([pertti], "pertti.svg", { type: "image/svg+xml" }))}
        >
          Try it with Pertti
        </button>
      </FileField>
      <div className={styles.text}>
        <TextSource
          label="Or the way back: a data URL, or Base64 alone"
          rows={3}
          text={text}
          placeholder="data:image/png;base64,iVBORw0KGgo..."
          done="read"
          problem={{ id, wrong: inText !== null }}
          box={box}
          onChange={onText}
        />
        <p id={id} role="alert" className={styles.problem}>
          {inText && `${hasPlace ? `Column ${column.toLocaleString("en-GB")}: ` : ""}${inText.what}`}
        </p>
        {hasPlace && !isHeld && (
          <button
            type="button"
            onClick={() => {
              box.current?.focus()
              box.current?.setSelectionRange(inText.start, inText.end)
            }}
          >
            Show the place
          </button>
        )}
      </div>
    </>
  )
}
