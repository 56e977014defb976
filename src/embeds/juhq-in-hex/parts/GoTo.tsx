import { useId, useState } from "react"
import { BidiIsolate } from "../../../components/bidi-isolate/BidiIsolate"
import { readOffset } from "../ask"
import * as styles from "../JuhqInHex.module.css"

type Props = { at: number; size: number; onGo: (offset: number) => void }

/** A form to go to an offset, in any of the usual notations. */
export function GoTo({ at, size, onGo }: Props) {
  const id = useId()
  const [text, setText] = useState("")
  const [problem, setProblem] = useState("")
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        const read = readOffset(text, size, at)
        setProblem("what" in read ? read.what : "")
        if ("offset" in read) onGo(read.offset)
      }}
    >
      <label htmlFor={`${id}-offset`}>Go to</label>
      <input
        id={`${id}-offset`}
        type="text"
        autoComplete="off"
        value={text}
        placeholder="0x1a, 26, +16, 50%, end"
        aria-invalid={problem !== ""}
        aria-describedby={`${id}-problem`}
        onChange={event => {
          setText(event.target.value)
          setProblem("")
        }}
      />
      <button type="submit">Go</button>
      <div className={styles.answer}>
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          <BidiIsolate>{problem}</BidiIsolate>
        </p>
      </div>
    </form>
  )
}
