import { useEffect, useRef, useState } from "react"
import { TextArea } from "../../../kits/controls/TextArea"
import { useTicks } from "../../../kits/motion/useTicks"
import { commentOn, draft as example, wordsLeft, wordsOf } from "../logic"
import * as styles from "../Phd.module.css"

/** The draft, from which the supervisor deletes a word every second. */
export function Draft() {
  const [draft, setDraft] = useState(example)
  const [struck, setStruck] = useState(wordsOf(example).length)
  const page = useRef<HTMLDivElement>(null)
  const revised = useRef<HTMLParagraphElement>(null)
  const words = wordsOf(draft)
  const left = wordsLeft(draft, struck)
  useTicks(left > 0, 900, () => setStruck(before => before + 1), page)
  const last = words[struck - 1]
  const isEmpty = draft !== example && words.length > 0 && left === 0
  // Scrolls to the last line, however long the text is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end is shown when there is another.
  useEffect(() => {
    if (revised.current) revised.current.scrollTop = revised.current.scrollHeight
  }, [draft])
  return (
    <div className={styles.desk} ref={page}>
      <div className={styles.paper}>
        <p className={styles.chapter}>Chapter 1</p>
        <TextArea
          label="Write here"
          rows={3}
          maxLength={400}
          value={draft}
          onText={text => {
            setDraft(text)
            setStruck(Math.min(struck, wordsOf(text).length))
          }}
        />
        <p ref={revised} className={styles.revised}>
          {words.slice(0, struck).map((word, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the text
            <del key={i}>{word} </del>
          ))}
          {words.slice(struck).join(" ")}
        </p>
      </div>
      <div className={styles.margin}>
        <p className={styles.count}>
          Words today <output aria-label="Words today">{left}</output>
        </p>
        <p className={styles.comment}>
          <b>Supervisor:</b>{" "}
          {isEmpty
            ? "Now it has no mistakes. Write the next one."
            : last
              ? `“${last}”: ${commentOn(last, struck)}`
              : "An excellent beginning."}
        </p>
      </div>
    </div>
  )
}
