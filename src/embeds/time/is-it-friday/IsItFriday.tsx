import { BigAnswer } from "../../../components/big-answer/BigAnswer"
import { PageLink } from "../../../components/page-link/PageLink"
import { useNow } from "../../../hooks/browser/clock"
import { ownZone } from "../../../hooks/browser/zone"
import * as styles from "./IsItFriday.module.css"
import { fridayAt, timeLeft } from "./logic"

/**
 * Whether it is Friday on the visitor's clock, how long until that changes, and on Fridays the way to the music.
 *
 * @feed Yes or no, as large as possible, and how long until that changes.
 */
export default function IsItFriday() {
  const now = useNow()?.getTime() ?? null
  const friday = now === null ? null : fridayAt(now, ownZone())

  return (
    <>
      <BigAnswer size="whole" answer={friday?.isFriday ?? null} />
      <div className={styles.facts}>
        <p role="timer">
          {now !== null && friday
            ? `Friday ${friday.isFriday ? "ends" : "begins"} in ${timeLeft(now, friday.change)}.`
            : "Asking your clock..."}
        </p>
        <p>
          {friday?.isFriday ? (
            <PageLink to="/playlist/perjantaiPlaylist">Play the Friday playlist</PageLink>
          ) : (
            "There will be music."
          )}
        </p>
      </div>
    </>
  )
}
