import { useState } from "react"
import * as styles from "../Education.module.css"
import type { Question } from "../schema"

type Props = { questions: readonly Question[]; onDone: (right: number) => void }

/** The exam's questions one by one; a press answers each. */
export function Exam({ questions, onDone }: Props) {
  const [at, setAt] = useState(0)
  const [right, setRight] = useState(0)
  const [reaction, setReaction] = useState("Silence in the hall.")
  const asked = questions[at]
  if (!asked) return null
  const answer = (option: number) => {
    const sum = right + (option === asked.right ? 1 : 0)
    if (at + 1 === questions.length) return onDone(sum)
    setRight(sum)
    setReaction(
      option === asked.right ? "The examiner nods. He has to." : "The examiner writes for a long time.",
    )
    setAt(at + 1)
  }
  return (
    <section className={styles.exam} aria-label="Exam">
      <p role="status" aria-label="The examiner">
        Question {at + 1} of {questions.length}. {reaction}
      </p>
      <div role="status" aria-label="The question">
        <h2>{asked.question}</h2>
      </div>
      {asked.options.map((option, i) => (
        <button key={option} type="button" onClick={() => answer(i)}>
          {"ABC"[i]}. {option}
        </button>
      ))}
    </section>
  )
}
