import { useEffect, useId, useState } from "react"
import { BidiIsolate } from "../../../components/bidi-isolate/BidiIsolate"
import { Button } from "../../../components/button/Button"
import { CopyButton } from "../../../components/copy-button/CopyButton"
import { ignoreComposition } from "../../../hooks/browser/composition"
import { download } from "../../../hooks/browser/download"
import { readOffset } from "../ask"
import { copied, type Format, formats } from "../bytes"
import { type Cursor, selected } from "../cursor"
import * as styles from "../JuhqInHex.module.css"
import { blobOf, type Source } from "../source"
import { useBytes } from "./useBytes"

/** The maximum number of bytes to copy; more are saved as a file. */
export const maxCopied = 262_144

const names: Record<Format, string> = { hex: "hex", text: "text", base64: "Base64", c: "an array in C" }

type Props = {
  source: Source
  cursor: Cursor
  format: Format
  onFormat: (format: Format) => void
  onCursor: (cursor: Cursor) => void
}

/** The selection, with buttons to copy or save it. */
export function Range({ source, cursor, format, onFormat, onCursor }: Props) {
  const id = useId()
  const [first, last] = selected(cursor)
  const { size } = source
  const count = size === 0 ? 0 : last - first + 1
  const fits = count <= maxCopied
  const { bytes } = useBytes(source, first, fits ? first + count : first)
  return (
    <fieldset className={styles.range}>
      <legend>
        Selected: {count.toLocaleString("en-GB")} {count === 1 ? "byte" : "bytes"}
      </legend>
      <Edge
        name="From"
        offset={first}
        size={size}
        onOffset={at => onCursor({ at, anchor: Math.max(at, last) })}
      />
      <Edge
        name="To"
        offset={last}
        size={size}
        onOffset={at => onCursor({ at, anchor: Math.min(at, first) })}
      />
      <Button disabled={size === 0} onClick={() => onCursor({ at: 0, anchor: size - 1 })}>
        Select all
      </Button>
      <label htmlFor={`${id}-format`}>Copy as</label>
      <select
        id={`${id}-format`}
        value={format}
        onChange={event => onFormat(formats.find(known => known === event.target.value) ?? "hex")}
      >
        {formats.map(known => (
          <option key={known} value={known}>
            {names[known]}
          </option>
        ))}
      </select>
      <CopyButton text={fits && bytes && count > 0 ? copied(bytes, format) : ""} label="Copy the bytes" />
      <Button
        data-menu="file"
        disabled={count === 0}
        onClick={() => download(blobOf(source, first, last + 1), `bytes-${first.toString(16)}.bin`)}
      >
        Save the bytes
      </Button>
      {!fits && <p>More than {(maxCopied / 1024).toLocaleString("en-GB")} KiB are saved, and not copied.</p>}
    </fieldset>
  )
}

type EdgeProps = { name: string; offset: number; size: number; onOffset: (offset: number) => void }

/** A field for one end of the selection. */
function Edge({ name, offset, size, onOffset }: EdgeProps) {
  const id = useId()
  const [text, setText] = useState(`0x${offset.toString(16)}`)
  const [problem, setProblem] = useState("")
  useEffect(() => {
    setText(`0x${offset.toString(16)}`)
    setProblem("")
  }, [offset])
  const settle = () => {
    const read = readOffset(text, size, offset)
    if ("offset" in read && read.offset !== offset) onOffset(read.offset)
    setProblem("what" in read ? read.what : "")
  }
  return (
    <span className={styles.edge}>
      <label htmlFor={id}>{name}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        value={text}
        aria-invalid={problem !== ""}
        aria-describedby={`${id}-problem`}
        onChange={event => setText(event.target.value)}
        onBlur={settle}
        onKeyDown={ignoreComposition(event => event.key === "Enter" && settle())}
      />
      <span id={`${id}-problem`} role="alert" className={styles.problem}>
        <BidiIsolate>{problem}</BidiIsolate>
      </span>
    </span>
  )
}
