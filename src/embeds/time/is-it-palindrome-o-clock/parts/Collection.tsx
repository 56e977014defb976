import { palindromes } from "../../../../lib/calendar/oClock"
import { clockText } from "../../../../lib/calendar/wallClock"
import * as styles from "../IsItPalindrome.module.css"

/** The sixteen mirrors of a day: golden where the visitor was there. */
export function Collection({ caught }: { caught: readonly number[] }) {
  return (
    <ul
      className={styles.collection}
      aria-label={`Golden mirrors, ${caught.length} of ${palindromes.length}`}
    >
      {palindromes.map(minute => {
        const isCaught = caught.includes(minute)
        return (
          <li key={minute} data-caught={isCaught || undefined}>
            {clockText(minute)}
            {isCaught && <span className="visually-hidden">, golden</span>}
          </li>
        )
      })}
    </ul>
  )
}
