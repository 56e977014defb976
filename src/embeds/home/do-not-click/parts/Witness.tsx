import { useEffect } from "react"
import { GuestButton } from "../../../../kits/guest/GuestButton"
import { inSentence, useGuest } from "../../../../kits/guest/useGuest"
import * as styles from "../DoNotClick.module.css"

export type Seen = {
  /** The thing's name within a sentence. */
  name: string
  /** Has the thing remember a press of the button. */
  remember: () => void
}

type Props = {
  /** Called with the thing once it is there, and with null once it has gone. */
  onSeen: (seen: Seen | null) => void
}

/** A loose thing of another page, which looks over the edge of the button. */
export default function Witness({ onSeen }: Props) {
  const guest = useGuest()
  useEffect(() => {
    if (!guest) return
    const remember = () => guest.remember("Was to stop somebody at a red button, and didn't.")
    onSeen({ name: inSentence(guest), remember })
    return () => onSeen(null)
  }, [guest, onSeen])
  return guest && <GuestButton guest={guest} className={styles.witness} />
}
