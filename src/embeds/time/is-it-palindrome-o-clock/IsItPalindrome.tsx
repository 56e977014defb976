import { useState } from "react"
import { MinuteList } from "../../../components/o-clock/MinuteList"
import { OClock } from "../../../components/o-clock/OClock"
import { useNow } from "../../../hooks/browser/clock"
import { browserZone } from "../../../hooks/browser/zone"
import { Slider } from "../../../kits/controls/Slider"
import { oClockAt, palindromes } from "../../../lib/calendar/oClock"
import { clockText } from "../../../lib/calendar/wallClock"
import * as styles from "./IsItPalindrome.module.css"
import { excuseOf, verdict } from "./logic"
import { Mirror } from "./parts/Mirror"
import { useAntics } from "./useAntics"

/**
 * An answer to "Is the time a palindrome?" with a mirror for any time of day. The clock in it misbehaves when
 * unwatched.
 *
 * @feed Yes or no, what the time is backwards, and the sixteen minutes of a day when that makes no difference.
 */
export default function IsItPalindrome() {
  const now = useNow(1000)
  const [heldMinute, setHeldMinute] = useState<number | null>(null)
  const at = now?.getTime() ?? null
  const state = at === null ? null : oClockAt(at, browserZone(), palindromes)
  const shown = heldMinute ?? state?.shown ?? null
  const excuse = shown !== null && !palindromes.includes(shown) ? excuseOf(Math.floor(shown / 60)) : null
  const isPalindrome = shown !== null && palindromes.includes(shown)
  const { touch, look, watch, ...inside } = useAntics(shown !== null && !isPalindrome)
  const hold = (minute: number | null) => {
    touch()
    setHeldMinute(minute)
  }

  return (
    <div className={styles.page}>
      <OClock state={state} at={at} />
      <Mirror minute={shown} {...inside} onLook={look} onWatch={watch} />
      <p className={styles.verdict}>
        {shown === null ? "Reading it backwards..." : `${verdict(shown)}${excuse ? ` ${excuse}` : ""}`}
      </p>
      <div className={styles.hold}>
        <Slider
          className={styles.slider}
          label="Hold another time to it"
          value={shown ?? 0}
          min={0}
          max={1439}
          disabled={shown === null}
          valueText={clockText(shown ?? 0)}
          onChange={hold}
        />
        {/* A single button for both, so that nothing moves and the focus stays. */}
        <button type="button" onClick={heldMinute === null ? look : () => hold(null)}>
          {heldMinute === null ? "Look at it" : "Back to now"}
        </button>
      </div>
      <MinuteList label="All of a day" minutes={palindromes} state={state} held={heldMinute} onHold={hold} />
    </div>
  )
}
