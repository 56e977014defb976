import { usePressGuard } from "../../../hooks/browser/pressGuard"
import { GuestPicture } from "../../../kits/guest/GuestPicture"
import type { Guest } from "../../../kits/guest/useGuest"
import * as styles from "../Thesis.module.css"

type Props = {
  /** The question that is asked; null before the defence and after it. */
  question: string | null
  answers: readonly string[]
  /** True once the thesis has its grade. */
  isGraded: boolean
  /** The latest event. */
  said: string
  onAnswer: (answer: number) => void
  onBegin: () => void
  /** The thing from another page in the opponent's chair. */
  guest: Guest | null
}

/** The time for which the grade stays, whatever is pressed, in milliseconds. */
const gradeMs = 1500

/** The public defence: the opponent's question, and three answers that come to mind. */
export function Defence({ question, answers, isGraded, said, onAnswer, onBegin, guest }: Props) {
  const guard = usePressGuard(isGraded, gradeMs)
  return (
    <section
      className={styles.defence}
      aria-label="The defence"
      data-asked={question !== null || undefined}
      data-graded={isGraded || undefined}
    >
      <div role="status">
        {guest && (
          // A press on it begins the defence, as the button does.
          // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the button is for keys
          <span className={styles.opponent} onClick={question || isGraded ? undefined : onBegin}>
            <GuestPicture guest={guest} />
          </span>
        )}
        <p>{said}</p>
        {question && <q>{question}</q>}
      </div>
      <div className={styles.answers}>
        {question &&
          answers.map((answer, i) => (
            <button key={answer} type="button" onClick={() => onAnswer(i)}>
              {answer}
            </button>
          ))}
        {!question && !isGraded && (
          <button type="button" onClick={onBegin}>
            Defend it
          </button>
        )}
      </div>
      {isGraded && (
        <button type="button" className={styles.again} onClick={() => guard(onBegin)}>
          Defend it again
        </button>
      )}
    </section>
  )
}
