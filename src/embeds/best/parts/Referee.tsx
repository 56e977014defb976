import { GuestButton } from "../../../kits/guest/GuestButton"
import type { Guest } from "../../../kits/guest/useGuest"
import * as styles from "../Best.module.css"

/** The referee between the two pages, or on the floor. The speaker's sentences name it. */
export function Referee({ guest, isOut, moves }: { guest: Guest; isOut: boolean; moves: boolean }) {
  return (
    <div className={styles.referee} data-out={isOut || undefined} data-moving={moves || undefined}>
      <GuestButton guest={guest} className={styles.person} />
      <span className={styles.badge} aria-hidden="true">
        Referee
      </span>
    </div>
  )
}
