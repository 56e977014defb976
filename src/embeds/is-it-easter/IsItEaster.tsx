import { Verdict } from "../../components/message-scene/Verdict"
import { useToday } from "../../hooks/browser/zone"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import * as styles from "./IsItEaster.module.css"
import { churches, comingEaster, isEaster, isKnown, lastYear, readYear, standingText } from "./logic"
import { AnyYear } from "./parts/AnyYear"
import { Egg } from "./parts/Egg"

/**
 * An answer to "Is it Easter?" for the Western and Orthodox calendars, with both dates in any year.
 *
 * @feed Yes or no, for the Western Easter and the Orthodox one, and both of them in any year from 1583 to 9999.
 */
export default function IsItEaster() {
  const today = useToday()
  const known = today && isKnown(today) ? today : null
  const address = useAddress({ year: text(null) })
  const coming = known && comingEaster(known)
  const asked = address.values.year
  const written = asked ?? (coming ? `${Math.min(lastYear, coming.year)}` : "")
  const year = readYear(written)

  return (
    <div className={styles.tool}>
      <Verdict answer={known && isEaster(known)}>
        {known ? (
          churches.map(church => <p key={church}>{standingText(church, known)}</p>)
        ) : (
          <p>{today ? `The year ${today.year} has not been worked out yet.` : "Looking at the moon..."}</p>
        )}
      </Verdict>
      <Egg
        key={year}
        hatches={known && isEaster(known)}
        year={year}
        coming={coming}
        isAsked={asked !== null}
      />
      <AnyYear address={address} written={written} year={year} />
    </div>
  )
}
