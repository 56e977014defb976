import { inSentence, useThingFrom } from "../../../kits/guest/useGuest"
import * as styles from "../WeekDesk.module.css"

/** The line at the foot of a sheet that a thing, from the page at a path, has given back. */
export function GivenBy({ from }: { from: string }) {
  const thing = useThingFrom(from)
  return thing && <p className={styles.given}>Given back by {inSentence(thing)}</p>
}
