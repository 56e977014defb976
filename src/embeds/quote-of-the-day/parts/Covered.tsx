import { GuestPicture } from "../../../kits/guest/GuestPicture"
import { type Guest, labelOf } from "../../../kits/guest/useGuest"
import * as styles from "../QuoteOfTheDay.module.css"
import type { Rebus } from "../rebus"

type Props = { rebus: Rebus; guest: Guest; onMove: () => void }

/** A quote with a thing on one of its words, which takes another word when it is pressed. */
export function Covered({ rebus: { before, word, after }, guest, onMove }: Props) {
  return (
    <span>
      {before}
      <span className={styles.covered}>
        <span className={styles.word}>{word}</span>
        <button
          type="button"
          className={styles.guest}
          aria-label={`${labelOf(guest)}, on a word. Move it`}
          onClick={onMove}
        >
          <GuestPicture guest={guest} />
        </button>
      </span>
      {after}
    </span>
  )
}
