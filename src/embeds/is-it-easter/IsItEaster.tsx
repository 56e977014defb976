import { useRef } from "react"
import { Button } from "../../components/button/Button"
import { Verdict } from "../../components/message-scene/Verdict"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useMotion } from "../../hooks/browser/motion"
import { useToday } from "../../hooks/browser/zone"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { useThing } from "../../kits/things/useThing"
import { dayNumber } from "../../lib/calendar/calendarDay"
import { inDays } from "../../lib/text/duration"
import { eggs, hatchText } from "./hunt"
import * as styles from "./IsItEaster.module.css"
import { churches, comingEaster, isEaster, isKnown, lastYear, readYear, stampOf, standingText } from "./logic"
import { AnyYear } from "./parts/AnyYear"
import { HiddenEggs } from "./parts/HiddenEggs"
import { Nest } from "./parts/Nest"
import { useHunt } from "./useHunt"
import { useView } from "./useView"

/**
 * An answer to "Is it Easter?" for the Western and Orthodox churches, and both dates in any year. Seven eggs are
 * hidden on the desktop, and the last one to be found hatches.
 *
 * @feed Yes or no, for the Western Easter and the Orthodox one, and both of them in any year from 1583 to 9999.
 */
export default function IsItEaster() {
  const tool = useRef<HTMLDivElement>(null)
  const motion = useMotion()
  const today = useToday()
  const known = today && isKnown(today) ? today : null
  const address = useAddress({ year: text(null) })
  const coming = known && comingEaster(known)
  const written = address.values.year ?? (coming ? `${Math.min(lastYear, coming.year)}` : "")
  const isDay = known !== null && isEaster(known)
  const hunt = useHunt(isDay)
  // A basket that was full before the visit hatches without a hunt.
  useThing(hunt.isOver && hunt.hatching !== "back")
  const view = useView(tool)
  const wait = known && coming ? inDays(dayNumber(coming) - dayNumber(known)) : "later"
  const says = hunt.isOver ? hatchText(hunt.hatching, isDay, wait) : hunt.message

  return (
    <div className={styles.tool} ref={tool}>
      <Verdict answer={known && isDay}>
        {known ? (
          churches.map(church => <p key={church}>{standingText(church, known)}</p>)
        ) : (
          <p>{today ? `The year ${today.year} has not been worked out yet.` : "Looking at the moon..."}</p>
        )}
      </Verdict>
      <Nest
        found={hunt.found}
        says={says}
        motion={motion}
        hatching={hunt.isOver ? hunt.hatching : null}
        stamp={coming ? stampOf(coming) : ""}
        onAsk={hunt.ask}
      />
      <div className={styles.row}>
        <div className="buttons">
          <Button disabled={!hunt.isOver} onClick={hunt.knock}>
            Knock
          </Button>
          <Button disabled={hunt.found.length === 0} onClick={hunt.hideAgain}>
            Hide them again
          </Button>
          <ShareButton
            text={
              hunt.isOver
                ? `I found seven eggs on this desktop${hunt.seconds === null ? "" : ` in ${hunt.seconds} seconds`}. One hatched and asked whether it was Easter.`
                : `I have found ${hunt.found.length} of the ${eggs.length} eggs on this desktop.`
            }
          />
        </div>
        <AnyYear address={address} written={written} year={readYear(written)} />
      </div>
      {view && <HiddenEggs view={view} {...hunt} motion={motion} onTake={hunt.take} />}
    </div>
  )
}
