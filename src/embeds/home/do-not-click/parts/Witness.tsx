import { useEffect } from "react"
import { GuestButton } from "../../../../kits/guest/GuestButton"
import { useDeedsElsewhere } from "../../../../kits/guest/useDeeds"
import { inSentence, useGuest, useThingFrom } from "../../../../kits/guest/useGuest"
import * as styles from "../DoNotClick.module.css"

export type Seen = {
  /** The thing's name within a sentence. */
  name: string
  /** False for one that the button has only heard of. */
  isHere: boolean
  /** Has the thing remember a press of the button. */
  remember: () => void
}

type Props = {
  /** Called with the thing once it is there or is heard of, and with null once it has gone. */
  onSeen: (seen: Seen | null) => void
}

/** A loose thing of another page, which looks over the edge of the button; without one, it has heard of the last. */
export default function Witness({ onSeen }: Props) {
  const guest = useGuest()
  const absent = useThingFrom(useDeedsElsewhere()[0]?.thing)
  useEffect(() => {
    const thing = guest ?? absent
    if (!thing) return
    const remember = () => guest?.remember("Was to stop somebody at a red button, and didn't.")
    onSeen({ name: inSentence(thing), isHere: guest !== null, remember })
    return () => onSeen(null)
  }, [guest, absent, onSeen])
  return guest && <GuestButton guest={guest} className={styles.witness} />
}
