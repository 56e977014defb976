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
  stillStruck,
  topicOf,
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
  const [sentences, setSentences] = useState<readonly string[]>([])
  /** The topic of the first, which becomes the title. */
  const [title, setTitle] = useState("")
  const [letters, setLetters] = useState<number | null>(null)
  const moving = useMotion()
  const page = useRef<HTMLDivElement>(null)
  const revised = useRef<HTMLParagraphElement>(null)

  const words = wordsOf(draft)
  const left = wordsLeft(draft, struck)
  const own = ownSentences[sentences.length]?.(topicOf(draft)) ?? ""
  const isDone = sentences.length === ownSentences.length
  const isWriting = letters !== null
  const isEmpty = !isWriting && !isDone && draft !== example && words.length > 0 && left === 0
  const his = `${sentences.join(" ")} ${own.slice(0, letters ?? 0)}`
  const hasWritten = isWriting && letters >= own.length

  useTicks(left > 0, strikeMs, () => setStruck(before => before + 1), page)
  useTicks(isEmpty, pauseMs, () => setLetters(moving ? 0 : own.length), page)
  useTicks(isWriting && !hasWritten, letterMs, () => setLetters(before => (before ?? 0) + 1), page)
  useTicks(hasWritten, pauseMs, () => {
    if (sentences.length === 0) setTitle(topicOf(draft))
    setSentences([...sentences, own])
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
    setSentences([])
  }
  const last = words[struck - 1]
  const comment = isDone
    ? ownComments[sentences.length - 1]
    : isWriting
      ? "Let me."
      : isEmpty
        ? "Now it has no mistakes. It needs a sentence."
        : last
          ? `“${last}”: ${commentOn(last, struck)}`
          : (ownComments[sentences.length - 1] ?? "An excellent beginning.")
  return (
    <div className={styles.desk} ref={page}>
      <div className={styles.paper}>
        <p className={styles.chapter}>Chapter {chapter}</p>
        {isDone ? (
          <div className={styles.finished}>
            <p>
              <b>On {title}</b>
              <br />
              By your supervisor.
              <br />
              Words by you: 0.
            </p>
            <div className="buttons">
              <button type="button" className="default" onClick={begin}>
                Start chapter {chapter + 1}
              </button>
              <ShareButton
                text={`Chapter ${chapter} of my dissertation, “On ${title}”, is finished. By my supervisor. Words by me: 0.`}
              />
            </div>
          </div>
        ) : (
          <TextArea
            label="Write here"
            rows={4}
            maxLength={400}
            value={isWriting ? own.slice(0, letters) : draft}
            // The sentence that stands there goes on at its end. A press puts the caret where it wants.
            onFocus={({ currentTarget: field }) => {
              if (draft === example) field.setSelectionRange(example.length, example.length)
            }}
            onText={text => {
              if (isWriting) return
              setDraft(text)
              setStruck(stillStruck(draft, text, struck))
            }}
          />
        )}
        <p ref={revised} className={styles.revised}>
          {sentences.join(" ")}{" "}
          {words.slice(0, struck).map((word, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the text
            <del key={i}>{word} </del>
          ))}
          {words.slice(struck).join(" ")}
        </p>
      </div>
      <div className={styles.margin}>
        <p className={styles.count}>
          Words today <output aria-label="Words today">{left + wordsOf(his).length}</output>
        </p>
        <p className={styles.comment}>
          <b>Supervisor:</b> {comment}
        </p>
      </div>
    </div>
  )
}
