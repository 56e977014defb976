import { useEffect, useEffectEvent, useId } from "react"
import { anyLength, mostDrawn } from "../../../components/text-source/longText"
import { useTimeSlices } from "../../../hooks/browser/timeSlices"
import { encodeSteps } from "../../../lib/text/encodeSteps"
import * as styles from "../JuhqInHex.module.css"
import { ofBytes, ofFile, type Source } from "../source"

type Props = {
  source: Source
  /** The text of the source, where it is one that was written here. */
  text: string | null
  onText: (text: string) => void
  onSource: (source: Source) => void
  onClose: () => void
}

/** Where bytes come in: a text, or a file that is picked, dropped or pasted. */
export function Open({ source, text, onText, onSource, onClose }: Props) {
  const id = useId()
  const open = useEffectEvent((file: File) => onSource(ofFile(file)))
  const work = useTimeSlices()
  const take = (next: string) => {
    if (next.length <= mostDrawn) return onText(next)
    const encoder = new TextEncoder()
    work(
      encodeSteps(next, piece => encoder.encode(piece)),
      bytes => onSource(ofBytes("A long text", bytes)),
    )
  }
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0]
      if (!file) return
      event.preventDefault()
      open(file)
    }
    document.addEventListener("paste", paste)
    return () => document.removeEventListener("paste", paste)
  }, [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut for the field inside
    <div
      className={styles.open}
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        const file = event.dataTransfer.files[0]
        if (!file) return
        event.preventDefault()
        onSource(ofFile(file))
      }}
    >
      {text === null ? (
        <>
          <p>
            <strong>{source.name}</strong>, {source.size.toLocaleString("en-GB")} byte
            {source.size === 1 ? "" : "s"}
          </p>
          <button type="button" onClick={onClose}>
            Put it away
          </button>
        </>
      ) : (
        <>
          <label htmlFor={`${id}-text`}>Text</label>
          <textarea
            id={`${id}-text`}
            rows={2}
            spellCheck={false}
            value={text}
            placeholder="Write something, or open a file"
            {...anyLength(text, take)}
          />
        </>
      )}
      <label htmlFor={`${id}-file`}>Or any file: picked, dropped here, or pasted</label>
      <input
        id={`${id}-file`}
        type="file"
        onChange={event => {
          const file = event.target.files?.[0]
          if (file) onSource(ofFile(file))
          event.target.value = ""
        }}
      />
    </div>
  )
}
