import { useEffect, useId, useRef, useState } from "react"
import { BidiIsolate } from "../../../components/bidi-isolate/BidiIsolate"
import { readNeedle } from "../ask"
import * as styles from "../JuhqInHex.module.css"
import { type Source, search, type Way } from "../source"

/** The maximum length of a search term, in characters: a one-line input can't hold more. */
const maxLetters = 1000

type Props = {
  source: Source
  at: number
  /** The offset of the last match, from which the next search continues; null if there is none. */
  found: number | null
  onFound: (offset: number, length: number) => void
}

/** Searches the whole file for text or bytes. */
export function Find({ source, at, found, onFound }: Props) {
  const id = useId()
  const [text, setText] = useState("")
  const [kind, setKind] = useState<"text" | "bytes">("text")
  const [problem, setProblem] = useState("")
  const [message, setMessage] = useState("")
  const [progress, setProgress] = useState<number | null>(null)
  const running = useRef<AbortController | null>(null)
  const box = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a search in what is no longer looked at ends
  useEffect(() => () => running.current?.abort(), [source])

  const look = async (way: Way) => {
    const read = readNeedle(text, kind)
    if ("what" in read) {
      setProblem(read.start > 0 ? `Column ${read.start + 1}: ${read.what}` : read.what)
      box.current?.focus()
      box.current?.setSelectionRange(read.start, read.end)
      return
    }
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    setProblem("")
    setMessage("Looking.")
    setProgress(0)
    const { needle } = read
    const { signal } = control
    const from = way === "next" && found !== at ? at - 1 : at
    try {
      const offset = await search(source, { needle, at: from, way, signal, onProgress: setProgress })
      setMessage(offset === null ? "It is not in there." : `Found at 0x${offset.toString(16)}.`)
      if (offset !== null) onFound(offset, needle.length)
    } catch {
      if (running.current === control)
        setMessage(signal.aborted ? "Stopped." : "The file can't be read any more.")
    }
    if (running.current === control) setProgress(null)
  }

  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        void look("next")
      }}
    >
      <label htmlFor={`${id}-needle`}>Look for</label>
      <input
        id={`${id}-needle`}
        ref={box}
        type="text"
        autoComplete="off"
        spellCheck={false}
        value={text}
        placeholder={kind === "text" ? "hq" : "68 71"}
        aria-invalid={problem !== ""}
        aria-describedby={`${id}-problem`}
        onChange={event => {
          setText(event.target.value)
          setProblem("")
        }}
        onPaste={event => {
          const { length } = event.clipboardData.getData("text")
          if (length <= maxLetters) return
          event.preventDefault()
          setProblem(
            `That is ${length.toLocaleString("en-GB")} characters, and ${maxLetters} are looked for at most.`,
          )
        }}
      />
      <select
        aria-label="What it is"
        value={kind}
        onChange={event => {
          setKind(event.target.value === "bytes" ? "bytes" : "text")
          setProblem("")
        }}
      >
        <option value="text">a text</option>
        <option value="bytes">bytes in hex</option>
      </select>
      <button type="submit">Next</button>
      <button type="button" onClick={() => void look("previous")}>
        Previous
      </button>
      {progress !== null && (
        <>
          <progress value={progress} aria-label="Searched" />
          <button type="button" onClick={() => running.current?.abort()}>
            Stop
          </button>
        </>
      )}
      <div className={styles.answer}>
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          <BidiIsolate>{problem}</BidiIsolate>
        </p>
        <p role="status">{message}</p>
      </div>
    </form>
  )
}
