import { GuestPicture } from "../../../kits/guest/GuestPicture"
import { type Guest, inSentence } from "../../../kits/guest/useGuest"
import * as styles from "../CheckCreditCard.module.css"

type Props = {
  guest: Guest
  /** False once it has been paid with. */
  asks: boolean
  onPay: () => void
}

/** A thing from another page on the counter, which can be paid with. */
export function Cash({ guest, asks, onPay }: Props) {
  return (
    <button
      type="button"
      className={styles.guest}
      aria-label={`${asks ? "Or this? " : ""}Pay with ${inSentence(guest)}`}
      onClick={onPay}
    >
      <GuestPicture guest={guest} />
      {asks && <span>Or this?</span>}
    </button>
  )
}
