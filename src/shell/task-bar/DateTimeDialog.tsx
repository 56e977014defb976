import { Modal } from "../../components/modal/Modal"
import { useNow } from "../../hooks/browser/clock"
import { dayKey, dayOf } from "../../lib/calendar/calendarDay"
import { longDate } from "../../lib/calendar/longDate"

import type { Menus } from "../../lib/lists/menus"
import { SessionLine } from "../footer/SessionLine"
import * as styles from "./DateTimeDialog.module.css"
import { monthWeeks } from "./monthWeeks"

type Props = { links: Menus["statistics"]; onClose: () => void }

/** The dialog behind the clock: the date, the month, the time zone, and the figures of the visit. */
export default function DateTimeDialog({ links, onClose }: Props) {
  const now = useNow(1000)
  return (
    <Modal title="Date and time" open onClose={onClose}>
      {now && (
        <div className={styles.dialog}>
          <p className={styles.time}>
            <time dateTime={timeFormat.format(now)}>{timeFormat.format(now)}</time>
          </p>
          <Month now={now} />
          <p>Time zone: {Intl.DateTimeFormat().resolvedOptions().timeZone}</p>
          <fieldset>
            <legend>This visit</legend>
            <SessionLine links={links} className={styles.figures} />
          </fieldset>
          <div className="buttons">
            <button type="button" onClick={onClose}>
              OK
            </button>
          </div>
        </div>
      )}
    </Modal>
  )
}

const timeFormat = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", second: "2-digit" })
const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

/** Formats "Sunday 3 August 2025" alike in every browser. */
function longDayName(date: Date): string {
  return `${weekdays[(date.getDay() + 6) % 7]} ${longDate(dayKey(dayOf(date)))}`
}

/** A calendar of the current month, with today marked. */
function Month({ now }: { now: Date }) {
  return (
    <table className={styles.month}>
      <caption>{longDayName(now)}</caption>
      <thead>
        <tr>
          {weekdays.map(name => (
            <th key={name} scope="col" abbr={name}>
              {name.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(now.getFullYear(), now.getMonth()).map((week, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks of a month have no other name
          <tr key={index}>
            {week.map((day, weekday) => (
              <td key={weekdays[weekday]} aria-current={day === now.getDate() ? "date" : undefined}>
                {day}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
