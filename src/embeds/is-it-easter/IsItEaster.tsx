import { Verdict } from "../../components/message-scene/Verdict"
import { useToday } from "../../hooks/browser/zone"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import * as styles from "./IsItEaster.module.css"
import { churches, isEaster, isKnown, readYear, standingText } from "./logic"
import { AnyYear } from "./parts/AnyYear"
import { Egg } from "./parts/Egg"

/**
 * Whether it is Easter Sunday by the visitor's calendar, in the West or among the Orthodox, and when it is in any year.
 *
 * @feed Yes or no, for the Western Easter and the Orthodox one, and both of them in any year from 1583 to 9999.
 */
export default function IsItEaster() {
  const today = useToday()
  const known = today && isKnown(today) ? today : null
  const address = useAddress({ year: text(null) })
  const written = address.values.year ?? (known ? `${known.year}` : "")
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
      <Egg hatches={known && isEaster(known)} year={year} thisYear={known?.year ?? null} />
      <AnyYear address={address} written={written} year={year} />
    </div>
  )
}
