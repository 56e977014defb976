import { GuestPicture } from "../../../kits/guest/GuestPicture"
import { inSentence, useThingFrom } from "../../../kits/guest/useGuest"
import * as styles from "../Briefcase.module.css"

/** The look of a loose thing about the site: an apple core goes about as a horse. */
export function Walker({ path }: { path: string }) {
  const thing = useThingFrom(path)
  if (!thing) return null
  return (
    <p className={styles.walker}>
      <GuestPicture guest={thing} />
      Goes about as {inSentence(thing)}.
    </p>
  )
}
