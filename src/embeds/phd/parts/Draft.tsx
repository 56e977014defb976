import { useEffect, useRef, useState } from "react"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { useMotion } from "../../../hooks/browser/motion"
import { TextArea } from "../../../kits/controls/TextArea"
import { useTicks } from "../../../kits/motion/useTicks"
import {
  commentOn,
  draft as example,
  ownComments,
  ownSentences,
  ownWords,
  stillStruck,
  wordsLeft,
  wordsOf,
} from "../logic"
import * as styles from "../Phd.module.css"

/** Milliseconds between two deletions, before he takes the pen, and between his letters. */
const strikeMs = 900
const pauseMs = 1400
const letterMs = 45

/** A chapter. The supervisor deletes what is typed word by word, and then writes a sentence of his own in its place. */
export function Draft() {
  const [chapter, setChapter] = useState(1)
  const [draft, setDraft] = useState(example)
  const [struck, setStruck] = useState(wordsOf(example).length)
  /** His finished sentences, and the letters of the one he is writing; null while the student has the pen. */
  const [sentences, setSentences] = useState(0)
  const [letters, setLetters] = useState<number | null>(null)
  const moving = useMotion()
  const page = useRef<HTMLDivElement>(null)
  const revised = useRef<HTMLParagraphElement>(null)

  const words = wordsOf(draft)
  const left = wordsLeft(draft, struck)
  const own = ownSentences[sentences] ?? ""
  const isDone = sentences === ownSentences.length
  const isWriting = letters !== null
  const isEmpty = !isWriting && !isDone && draft !== example && words.length > 0 && left === 0
  const hasWritten = isWriting && letters >= own.length

  useTicks(left > 0, strikeMs, () => setStruck(before => before + 1), page)
  useTicks(isEmpty, pauseMs, () => setLetters(moving ? 0 : own.length), page)
  useTicks(isWriting && !hasWritten, letterMs, () => setLetters(before => (before ?? 0) + 1), page)
  useTicks(hasWritten, pauseMs, () => {
    setSentences(sentences + 1)
    setLetters(null)
    setDraft("")
    setStruck(0)
  })
  // Scrolls to the last line, however long the text is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end is shown when there is another.
  useEffect(() => {
    if (revised.current) revised.current.scrollTop = revised.current.scrollHeight
  }, [draft, sentences])

  const begin = () => {
    setChapter(chapter + 1)
    setSentences(0)
  }
  const last = words[struck - 1]
  const comment = isDone
    ? ownComments[sentences - 1]
    : isWriting
      ? "Let me."
      : isEmpty
        ? "Now it has no mistakes. It needs a sentence."
        : last
          ? `“${last}”: ${commentOn(last, struck)}`
          : (ownComments[sentences - 1] ?? "An excellent beginning.")
  return (
    <div className={styles.desk} ref={page}>
      <div className={styles.paper}>
        <p className={styles.chapter}>Chapter {chapter}</p>
        {isDone ? (
          <div className={styles.finished}>
            <p>
              By your supervisor.
              <br />
              Words by you: 0.
            </p>
            <div className="buttons">
              <button type="button" className="default" onClick={begin}>
                Start chapter {chapter + 1}
              </button>
              <ShareButton
                text={`I have written chapter ${chapter} of my dissertation. It has ${ownWords(sentences, 0)} words, none of them mine.`}
              />
            </div>
          </div>
        ) : (
          <TextArea
            label="Write here"
            rows={4}
            maxLength={400}
            value={isWriting ? own.slice(0, letters) : draft}
            onText={text => {
              if (isWriting) return
              setDraft(text)
              setStruck(stillStruck(draft, text, struck))
            }}
          />
        )}
        <p ref={revised} className={styles.revised}>
          {ownSentences.slice(0, sentences).join(" ")}{" "}
          {words.slice(0, struck).map((word, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the text
            <del key={i}>{word} </del>
          ))}
          {words.slice(struck).join(" ")}
        </p>
      </div>
      <div className={styles.margin}>
        <p className={styles.count}>
          Words today <output aria-label="Words today">{left + ownWords(sentences, letters ?? 0)}</output>
        </p>
        <p className={styles.comment}>
          <b>Supervisor:</b> {comment}
        </p>
      </div>
    </div>
  )
}
