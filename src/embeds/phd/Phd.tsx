import { useState } from "react"
import { StatusMessage } from "../../components/status-message/StatusMessage"
import { now, useNow } from "../../hooks/browser/clock"
import { usePage } from "../../hooks/page/page"
import { doctor } from "../../hooks/page/siteName"
import { useStorage } from "../../hooks/storage/useStorage"
import { Checkbox } from "../../kits/controls/Checkbox"
import { useThing } from "../../kits/things/useThing"
import { formatClock } from "../../lib/text/duration"
import { preparation } from "./logic"
import * as styles from "./Phd.module.css"
import { Committee } from "./parts/Committee"
import { Draft } from "./parts/Draft"

/**
 * An unfinished dissertation with a supervisor, a timer, a committee, and a doctor's title for the whole site.
 *
 * @feed A dissertation whose word count stays at 0, a committee that answers, and a Dr. for the whole site.
 */
export default function Phd() {
  const [opened] = useState(now)
  const time = useNow(1000)
  const [done, setDone] = useState(0)
  const [isDoctor, setDoctor] = useStorage(doctor)
  const { siteName } = usePage()
  const { give } = useThing()
  const take = (isTaken: boolean) => {
    setDoctor(isTaken)
    if (isTaken) give()
  }
  const seconds = time ? Math.max(0, (time.getTime() - opened) / 1000) : 0
  return (
    <div className={styles.tool}>
      <Draft />
      <div className={styles.timer}>
        <p>
          Procrastinating for{" "}
          <output aria-live="off" aria-label="Procrastination">
            {formatClock(seconds)}
          </output>
        </p>
        <button type="button" onClick={() => setDone(done + 1)}>
          Do something else first
        </button>
        <Checkbox label={`Dr. (${siteName})`} checked={isDoctor} onChange={take} />
        <p className={styles.done} role="status">
          {done > 0 ? preparation(done) : "The desk has not been tidied yet."}
        </p>
      </div>
      <Committee />
      <StatusMessage>
        {isDoctor ? `${siteName} will be with you shortly.` : "Defence: to be announced"}
      </StatusMessage>
    </div>
  )
}
