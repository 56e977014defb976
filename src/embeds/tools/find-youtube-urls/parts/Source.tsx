import { useId, useState } from "react"
import { anyLength, mostDrawn } from "../../../../components/text-source/longText"
import * as styles from "../FindYoutubeUrls.module.css"

const mostBytes = 50_000_000

type Props = {
  text: string
  /** With `whole`, the text is another one, and not the old one edited. */
  onChange: (text: string, whole?: boolean) => void
}

/** The box for the text, which may also come from a file; what is too long for a box is held beside it. */
export function Source({ text, onChange }: Props) {
  const id = useId()
  const [problem, setProblem] = useState("")
  const take = (next: string, whole = false) => {
    setProblem("")
    onChange(next, whole)
  }
  const open = async (file: File | undefined) => {
    if (!file) return
    if (file.size > mostBytes)
      return setProblem(`${file.name} is larger than 50 MB, and that is where reading ends.`)
    try {
      take(await file.text(), true)
    } catch {
      setProblem(`${file.name} can't be read.`)
    }
  }
  const isHeld = text.length > mostDrawn
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file here is a shortcut for the field below
    <div
      className={styles.source}
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        if (event.dataTransfer.files.length === 0) return
        event.preventDefault()
        void open(event.dataTransfer.files[0])
      }}
    >
      {isHeld ? (
        <section aria-label="Text">
          <p>
            <strong>{text.length.toLocaleString("en-GB")} characters</strong>, which is more than a text box
            can carry. All of it is searched. It begins:
          </p>
          <p className="result">{text.slice(0, 300)}...</p>
          <div className="buttons">
            <button type="button" onClick={() => take("")}>
              Empty the box
            </button>
          </div>
        </section>
      ) : (
        <>
          <label htmlFor={`${id}-text`}>Text</label>
          <textarea
            id={`${id}-text`}
            rows={7}
            spellCheck={false}
            value={text}
            placeholder="Paste a mail, a web page, a chat, anything"
            {...anyLength(text, take)}
          />
        </>
      )}
      <label htmlFor={`${id}-file`}>Or a file with text in it, chosen or dropped here</label>
      <input
        id={`${id}-file`}
        type="file"
        aria-describedby={`${id}-problem`}
        onChange={event => {
          void open(event.target.files?.[0])
          event.target.value = ""
        }}
      />
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {problem}
      </p>
    </div>
  )
}
