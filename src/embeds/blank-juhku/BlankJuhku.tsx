import { useRef, useState } from "react"
import { integer, maxValue, minValue, number, pipe } from "valibot"
import { ShareButton } from "../../components/share-button/ShareButton"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { whole } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { formatSeconds } from "../../lib/text/duration"
import * as styles from "./BlankJuhku.module.css"
import { movedMessage, stageAt } from "./logic"
import { Sheet } from "./parts/Sheet"
import { type Touch, useStillness } from "./useStillness"

/** The maximum record in seconds: a day. */
const maxSeconds = 86_400

const best = storageEntry("blank-juhku", pipe(number(), integer(), minValue(0), maxValue(maxSeconds)), 0)

/**
 * A blank sheet with a shy inhabitant, who comes out after a minute without movement and hides at the next.
 *
 * @feed A blank page, with somebody on it for those who keep still for a minute.
 */
export default function BlankJuhku() {
  const sheet = useRef<HTMLDivElement>(null)
  const { values } = useAddress({ still: whole(0, maxSeconds, 0) })
  const [record, setRecord] = useStorage(best)
  const [touch, setTouch] = useState<Touch | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  const seconds = useStillness(sheet, (over, at) => {
    if (over > record) setRecord(Math.min(over, maxSeconds))
    if (at) setTouch(old => ({ ...at, number: (old?.number ?? 0) + 1 }))
    if (over >= 3 || at) setMessage(movedMessage(over))
  })
  const stage = stageAt(seconds)
  const hint = seconds < 3 && message ? message : stage.description
  const longest = Math.max(record, seconds)
  return (
    <div className={styles.page} data-watched="">
      <div className={styles.paper} ref={sheet}>
        <Sheet
          seconds={seconds}
          label={stage.name === "blank" ? "A blank sheet." : `A blank sheet. ${stage.description}`}
          touch={touch}
        />
        <p className={styles.message} role="status">
          {hint}
        </p>
      </div>
      <div className={styles.foot}>
        {values.still > 0 && (
          <p>
            Whoever sent you this has looked at nothing for <b>{formatSeconds(values.still)}</b>.{" "}
            {longest > values.still ? "You have seen more of it." : "Sit down."}
          </p>
        )}
        {longest >= 10 && (
          <p>
            Your stillest: <b>{formatSeconds(longest)}</b>{" "}
            <ShareButton
              link={`?still=${longest}`}
              text={`I have looked at nothing for ${formatSeconds(longest)}`}
            />
          </p>
        )}
      </div>
    </div>
  )
}
