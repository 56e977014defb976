import * as styles from "../Guessing.module.css"
import { type Answer, grouped, leftAfter, middleOf } from "../halving"
import { askedIn, isCaught, type State, topOf } from "../logic"
import { roomText } from "../polygraph"
import { halvingNote } from "../sentences"
import { Confession } from "./Confession"
import { Polygraph } from "./Polygraph"

type Props = {
  state: State
  /** Whether the machine waits for an answer. */
  open: boolean
  answer: (answer: Answer) => void
  back: () => void
}

/** The polygraph, the machine's guess, the three things that can be said to it, and the way back from the last one. */
export function Answers({ state, open, answer, back }: Props) {
  const asked = askedIn(state)
  const guess = middleOf(leftAfter(topOf(state.level), asked))
  const shown = open ? `${grouped(guess)}?` : grouped(asked.at(-1)?.number ?? guess)
  const isFirst = asked.length === 0
  return (
    <div className={styles.answers}>
      <div className={styles.paper}>
        {isCaught(state) ? (
          <Confession key={asked.length} state={state} />
        ) : (
          <>
            <Polygraph state={state} />
            <p className={styles.note}>{roomText(state)}</p>
          </>
        )}
      </div>
      <fieldset>
        <legend>
          My number is{" "}
          <span className="lcd" aria-hidden="true">
            {shown}
          </span>
        </legend>
        <div className="buttons">
          <button type="button" aria-disabled={!open} onClick={() => open && answer("lower")}>
            Lower
          </button>
          <button type="button" aria-disabled={!open} onClick={() => open && answer("yes")}>
            That's it
          </button>
          <button type="button" aria-disabled={!open} onClick={() => open && answer("higher")}>
            Higher
          </button>
        </div>
      </fieldset>
      <p className={styles.note}>{halvingNote(state)}</p>
      <div className="buttons">
        <button type="button" aria-disabled={isFirst} onClick={() => !isFirst && back()}>
          Take the last answer back
        </button>
      </div>
    </div>
  )
}
