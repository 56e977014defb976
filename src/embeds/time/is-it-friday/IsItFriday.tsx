import { BigAnswer } from "../../../components/big-answer/BigAnswer"
import { PageLink } from "../../../components/page-link/PageLink"
import { useNow } from "../../../hooks/clock"
import * as styles from "./IsItFriday.module.css"
import { fridayAt, timeLeft } from "./logic"

/**
 * Whether it is Friday on the visitor's clock, how long until that changes, and on Fridays the way to the music.
 *
 * @feed Yes or no, as large as possible, and how long until that changes.
 */
export default function IsItFriday() {
  const now = useNow()
  const friday = now && fridayAt(now)

  return (
    <>
      <BigAnswer answer={friday?.isFriday ?? null} />
      <div className={styles.facts}>
        <p role="timer">
          {now && friday
            ? `Friday ${friday.isFriday ? "ends" : "begins"} in ${timeLeft(now, friday.change)}.`
            : "Asking your clock..."}
        </p>
        {friday?.isFriday && (
          <p>
            <PageLink to="/playlist/perjantaiPlaylist">Play the Friday playlist</PageLink>
          </p>
        )}
      </div>
    </>
  )
}
