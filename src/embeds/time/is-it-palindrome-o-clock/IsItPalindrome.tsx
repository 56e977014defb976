import { MinuteList } from "../../../components/o-clock/MinuteList"
import { OClock } from "../../../components/o-clock/OClock"
import { useNow } from "../../../hooks/browser/clock"
import { ownZone } from "../../../hooks/browser/zone"
import { oClockAt, palindromes } from "../../../lib/calendar/oClock"
import * as styles from "./IsItPalindrome.module.css"
import { excuseOf, verdict } from "./logic"

/**
 * Whether the visitor's time is the same backwards, what it is backwards, and all of a day's palindromes.
 *
 * @feed Yes or no, what the time is backwards, and the sixteen minutes of a day when that makes no difference.
 */
export default function IsItPalindrome() {
  const now = useNow(1000)
  const at = now?.getTime() ?? null
  const state = at === null ? null : oClockAt(at, ownZone(), palindromes)
  const excuse = state && !state.isNow ? excuseOf(state.hour) : null

  return (
    <>
      <OClock state={state} at={at} />
      <p className={styles.verdict}>
        {state ? `${verdict(state.shown)}${excuse ? ` ${excuse}` : ""}` : "Reading it backwards..."}
      </p>
      <MinuteList label="All of a day" minutes={palindromes} state={state} />
    </>
  )
}
