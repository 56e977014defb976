import { useEffect, useEffectEvent, useId } from "react"
import * as styles from "../JuhqInHex.module.css"
import { ofBytes, ofFile, type Source } from "../source"

/** A longer text is kept as bytes and not drawn: a text box with millions of letters in it stops the page. */
const mostDrawn = 50_000

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
  const take = useEffectEvent((file: File) => onSource(ofFile(file)))
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
            onChange={event => onText(event.target.value)}
            onPaste={event => {
              const pasted = event.clipboardData.getData("text")
              if (pasted.length <= mostDrawn) return
              event.preventDefault()
              const { selectionStart, selectionEnd } = event.currentTarget
              const whole = text.slice(0, selectionStart) + pasted + text.slice(selectionEnd)
              onSource(ofBytes("A long text", new TextEncoder().encode(whole)))
            }}
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
