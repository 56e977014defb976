import { useNow } from "../../hooks/browser/clock"
import { dayKey, dayOf } from "../../lib/calendar/calendarDay"
import { type Dated, freshness } from "./freshness"
import * as styles from "./NewMark.module.css"

/** The mark "new!" or "updated!" for `freshDays` after the day, by the visitor's calendar. */
export function NewMark({ of }: { of: Dated }) {
  const now = useNow()
  const mark = now && freshness(of, dayKey(dayOf(now)))
  return mark && <b className={styles.mark}> {mark}!</b>
}
