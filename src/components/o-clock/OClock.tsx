import type { OClock as State } from "../../lib/oClock"
import { spanText } from "../../lib/span"
import { clockText, two } from "../../lib/wallClock"
import { BigAnswer } from "../big-answer/BigAnswer"
import * as styles from "./OClock.module.css"

type Props = {
  /** How it stands with the wanted minutes at `at`; null while nobody knows. */
  state: State | null
  /** The instant, in milliseconds from 1970. */
  at: number | null
}

/** Whether it is a wanted time of day, as large as the page is wide; the time, the next one and the last one. */
export function OClock({ state, at }: Props) {
  return (
    <div>
      <BigAnswer answer={state?.isNow ?? null} />
      <p className={styles.time}>
        <span className="lcd" role="timer" aria-label="The time">
          {state ? `${clockText(state.shown)}:${two(state.second)}` : "--:--:--"}
        </span>
      </p>
      <div className={styles.facts}>
        {state && at !== null ? (
          <>
            <p role="timer" aria-label="The wait">
              {state.isNow
                ? `It is ${clockText(state.shown)}, for another ${60 - state.second} s.`
                : `The next is ${clockText(state.next.minute)}, in ${spanText(state.next.at - at)}.`}
            </p>
            <p>{before(state, at)}</p>
          </>
        ) : (
          <p>Asking your clock...</p>
        )}
      </div>
    </div>
  )
}

/** What was before, in whole minutes, and after a yes what comes after it. */
function before({ isNow, next, last }: State, at: number): string {
  const ago = spanText(Math.floor((at - last.at) / 60_000) * 60_000).replace(/ 0 s$/, "")
  const past = `The last was ${clockText(last.minute)}, ${ago} ago`
  return isNow ? `${past}; the next is ${clockText(next.minute)}.` : `${past}.`
}
