import type { ReactNode } from "react"
import type { OClock as State } from "../../lib/calendar/oClock"
import { clockText, padTwo } from "../../lib/calendar/wallClock"
import { formatDuration } from "../../lib/text/duration"
import { Verdict } from "../message-scene/Verdict"
import * as styles from "./OClock.module.css"

type Props = {
  /** The state of the clock at `at`; null before mount. */
  state: State | null
  /** The instant, in milliseconds since 1970. */
  at: number | null
  /** Spells the visible texts; screen readers get the original. */
  spell?: ((text: string) => string) | undefined
}

/** The answer whether it is a wanted time of day, with the time, the next wanted time and the last one. */
export function OClock({ state, at, spell }: Props) {
  return (
    <Verdict answer={state?.isNow ?? null} spell={spell}>
      <p className={styles.time}>
        <span className="lcd" role="timer" aria-label="The time">
          {state ? `${clockText(state.shown)}:${padTwo(state.second)}` : "--:--:--"}
        </span>
      </p>
      {state && at !== null ? (
        <>
          <p role="timer" aria-label="The wait">
            {spelt(
              state.isNow
                ? `It is ${clockText(state.shown)}, for another ${60 - state.second} s.`
                : `The next is ${clockText(state.next.minute)}, in ${formatDuration(state.next.at - at)}.`,
              spell,
            )}
          </p>
          <p>{spelt(lastText(state, at), spell)}</p>
        </>
      ) : (
        <p>Asking your clock...</p>
      )}
    </Verdict>
  )
}

/** Returns a text as it is spelt, and for screen readers as it is. */
function spelt(text: string, spell: Props["spell"]): ReactNode {
  if (!spell) return text
  return (
    <>
      <span aria-hidden="true">{spell(text)}</span>
      <span className="visually-hidden">{text}</span>
    </>
  )
}

/** Describes the last wanted time in whole minutes, and during a wanted time the next one. */
function lastText({ isNow, next, last }: State, at: number): string {
  const inMinutes = (span: number) => formatDuration(span, { to: "minute", zeros: false, down: true })
  const past = `The last was ${clockText(last.minute)}, ${inMinutes(at - last.at)} ago`
  if (!isNow) return `${past}.`
  const isSame = next.minute === last.minute
  const wait = inMinutes(next.at - Math.floor(at / 60_000) * 60_000)
  return `${past}; the next is ${isSame ? "again " : ""}${clockText(next.minute)}, in ${wait}.`
}
