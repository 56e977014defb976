import { BidiIsolate } from "../../../../components/bidi-isolate/BidiIsolate"
import type { Reading } from "../read"
import * as styles from "../UnixTime.module.css"

type Props = { text: string; mistake: Extract<Reading, { kind: "mistake" }> }

/** The maximum number of characters shown on each side of the error. */
const around = 30

/** The error, and the text with its position marked. */
export function MistakeText({ text, mistake: { index, length, what } }: Props) {
  const end = index + length
  const before = text.slice(Math.max(0, index - around), index)
  const after = text.slice(end, end + around)
  return (
    <>
      <p className={styles.what}>
        <BidiIsolate>
          Character {index + 1}: {what}
        </BidiIsolate>
      </p>
      <code className={styles.place} dir="auto">
        {index > around && "…"}
        {before}
        <mark>{text.slice(index, end) || "?"}</mark>
        {after}
        {text.length > end + around && "…"}
      </code>
    </>
  )
}
