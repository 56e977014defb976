import { GuestPicture } from "../../../kits/guest/GuestPicture"
import { inSentence } from "../../../kits/guest/useGuest"
import { usePastGuest } from "../../../kits/guest/usePastGuest"
import * as styles from "../WeekDesk.module.css"

/** A tag on the basket, with the last thing that has given a week back. */
export function Tag() {
  const thing = usePastGuest()
  return (
    thing && (
      <span
        className={styles.tag}
        role="img"
        aria-label={`A tag on the basket, with ${inSentence(thing)} on it`}
      >
        <GuestPicture guest={thing} isGone />
      </span>
    )
  )
}
