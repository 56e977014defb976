import { useNow } from "../../hooks/browser/clock"
import * as styles from "./TaskBar.module.css"

/** The visitor's local time, as HH:MM on a 24-hour clock; a press opens the date and the figures of the visit. */
export function Clock({ onOpen }: { onOpen: () => void }) {
  const now = useNow()
  const time = now && [now.getHours(), now.getMinutes()].map(part => String(part).padStart(2, "0")).join(":")
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      title="Date and time"
      className={styles.clock}
      onClick={onOpen}
    >
      {time ? <time dateTime={time}>{time}</time> : "--:--"}
    </button>
  )
}
