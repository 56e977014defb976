import * as styles from "../ExcuseGenerator.module.css"
import type { Hearing } from "../hearing"
import { Examiner } from "./Examiner"

type Props = {
  /** The recipient of the excuse: "the boss". */
  whom: string
  hearing: Hearing
  /** The number of answered questions. */
  given: number
  onAnswer: (answer: number) => void
  onAgain: () => void
}

/** The current question with two answers, neither of which helps. */
export function Questions({ whom, hearing: { asks, answers }, given, onAnswer, onAgain }: Props) {
  const isOver = answers.length === 0
  return (
    <div className={styles.questions}>
      <figure className={styles.whom}>
        <Examiner doubt={given} />
        <figcaption>{whom}</figcaption>
      </figure>
      <div role="status" aria-label={`What ${whom} says`} className={styles.asks}>
        {asks}
      </div>
      <div className={styles.answers}>
        {(isOver ? ["Ask me again"] : answers).map((says, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the focus stays where the last answer was
          <button key={i} type="button" onClick={() => (isOver ? onAgain() : onAnswer(i))}>
            {says}
          </button>
        ))}
      </div>
    </div>
  )
}
