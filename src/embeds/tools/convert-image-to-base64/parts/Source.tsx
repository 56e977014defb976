import { useEffect, useEffectEvent, useId, useRef } from "react"
import { anyLength, mostDrawn } from "../../../../components/text-source/longText"
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
  const take = useEffectEvent(onFile)
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0]
      if (!file) return
      event.preventDefault()
      take(file)
    }
    document.addEventListener("paste", paste)
    return () => document.removeEventListener("paste", paste)
  }, [])
  const inText = problem?.where === "text" ? problem : null
  const isHeld = text.length > mostDrawn
  const start = inText?.start ?? 0
  const column = 1 + (isHeld ? start : [...text.slice(0, start)].length)
  const hasPlace = inText !== null && (inText.start > 0 || inText.end > 0)

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut for the field inside */}
      <div
        className={styles.drop}
        onDragOver={event => event.preventDefault()}
        onDrop={event => {
          const file = event.dataTransfer.files[0]
          if (!file) return
          event.preventDefault()
          onFile(file)
        }}
      >
        <label htmlFor={`${id}-file`}>Pick a picture, drop it here, or paste it</label>
        <input
          id={`${id}-file`}
          type="file"
          accept="image/*"
          aria-describedby={`${id}-file-problem`}
          onChange={event => {
            const file = event.target.files?.[0]
            if (file) onFile(file)
            event.target.value = ""
          }}
        />
        <button
          type="button"
          onClick={() => onFile(new File([pertti], "pertti.svg", { type: "image/svg+xml" }))}
        >
          Try it with Pertti
        </button>
        <p id={`${id}-file-problem`} role="alert" className={styles.problem}>
          {problem?.where === "file" && problem.what}
        </p>
      </div>
      <div className={styles.text}>
        {isHeld ? (
          <section aria-label="The text">
            <p>
              <strong>{text.length.toLocaleString("en-GB")} characters</strong>, which is more than a text box
              can carry. All of it is read. It begins:
            </p>
            <p className="result">{text.slice(0, 200)}...</p>
            <button type="button" onClick={() => onText("")}>
              Empty the box
            </button>
          </section>
        ) : (
          <>
            <label htmlFor={`${id}-text`}>Or the way back: a data URL, or Base64 alone</label>
            <textarea
              id={`${id}-text`}
              ref={box}
              rows={3}
              spellCheck={false}
              value={text}
              placeholder="data:image/png;base64,iVBORw0KGgo..."
              aria-invalid={inText !== null}
              aria-describedby={`${id}-text-problem`}
              {...anyLength(text, onText)}
            />
          </>
        )}
        <p id={`${id}-text-problem`} role="alert" className={styles.problem}>
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
