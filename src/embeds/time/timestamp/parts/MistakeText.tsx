import { BidiIsolate } from "../../../../components/bidi-isolate/BidiIsolate"
import type { Reading } from "../read"
import * as styles from "../UnixTime.module.css"

type Props = { text: string; mistake: Extract<Reading, { kind: "mistake" }> }

/** The maximum number of characters shown on each side of the error. */
const contextLength = 30

/** The error, and the text with its position marked. */
export function MistakeText({ text, mistake: { index, length, what } }: Props) {
  const end = index + length
  const before = text.slice(Math.max(0, index - contextLength), index)
  const after = text.slice(end, end + contextLength)
  return (
    <>
      <p className={styles.what}>
        <BidiIsolate>
          Character {index + 1}: {what}
        </BidiIsolate>
      </p>
      <code className={styles.context} dir="auto">
        {index > contextLength && "…"}
        {before}
        <mark>{text.slice(index, end) || "?"}</mark>
        {after}
        {text.length > end + contextLength && "…"}
      </code>
    </>
  )
}
