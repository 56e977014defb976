import { useId, useRef, useState } from "react"
import { readTag } from "../readings"
import { hexOf, readHex } from "../records"
import * as styles from "../ScanRfid.module.css"
import { samples } from "../tags"

/** More bytes than a tag has: the largest ones sold have a few thousand. */
const mostLetters = 20_000

type Props = {
  /** The bytes as they were written, in hex. */
  text: string
  onText: (text: string) => void
  /** Other bytes are taken from the drawer, in the place of what was written. */
  onPick: (text: string) => void
  /** A tag is held to the page, with these bytes on it. */
  onTag: (from: string, bytes: Uint8Array) => void
}

type Problem = { what: string; start: number; end: number }

/** Tags for those who have none: some that are ready, and any bytes in hex. */
export function Bench({ text, onText, onPick, onTag }: Props) {
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const sample = samples.findIndex(({ bytes }) => hexOf(bytes) === text)

  const hold = () => {
    const fail = (what: string, start: number, end: number) => {
      setProblem({ what, start, end })
      box.current?.focus()
      box.current?.setSelectionRange(start, end)
    }
    const hex = readHex(text)
    if ("what" in hex) return fail(`Column ${hex.start + 1}: ${hex.what}`, hex.start, hex.end)
    const read = readTag(hex.bytes)
    if ("problem" in read) {
      const pairs = [...text.matchAll(/[\da-f]{2}/gi)]
      const at = pairs[read.offset]?.index ?? text.length
      return fail(`Byte ${read.offset + 1}: ${read.problem}`, at, Math.min(text.length, at + 2))
    }
    setProblem(null)
    onTag(samples[sample]?.name ?? "Bytes written by hand", hex.bytes)
  }

  return (
    <fieldset className={styles.bench}>
      <legend>A tag to try</legend>
      <label htmlFor={`${id}-sample`}>From the drawer</label>
      <select
        id={`${id}-sample`}
        value={sample}
        onChange={event => {
          setProblem(null)
          onPick(hexOf(samples[Number(event.target.value)]?.bytes ?? new Uint8Array()))
        }}
      >
        {sample < 0 && <option value={-1}>Bytes written by hand</option>}
        {samples.map(({ name }, i) => (
          <option key={name} value={i}>
            {name}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-hex`}>The bytes that are on it, in hex</label>
      <textarea
        id={`${id}-hex`}
        ref={box}
        rows={4}
        maxLength={mostLetters}
        spellCheck={false}
        value={text}
        placeholder="d1 01 04 54 02 65 6e 21"
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem`}
        onChange={event => {
          setProblem(null)
          onText(event.target.value)
        }}
        onPaste={event => {
          const { length } = event.clipboardData.getData("text")
          if (length <= mostLetters) return
          event.preventDefault()
          const what = `That is ${length.toLocaleString("en-GB")} characters. No tag has room for so much; the box was left as it is.`
          setProblem({ what, start: 0, end: 0 })
        }}
      />
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {problem?.what}
      </p>
      <button type="button" onClick={hold}>
        Hold it to the screen
      </button>
    </fieldset>
  )
}
