import { type KeyboardEvent, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { dayAt } from "../../../lib/daily"
import { longDate } from "../../../lib/longDate"
import { dayAfterKey, firstDay, keyOf, monthsOn, monthWeeks, within } from "../logic"
import * as styles from "../QuoteOfTheDay.module.css"

type Props = {
  /** Days as numbers from 1970-01-01. */
  shown: number
  today: number
  onPick: (day: number) => void
}

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

/** A month of days to pick from: one stop for Tab, arrow keys inside, and buttons from month to month. */
export function QuoteCalendar({ shown, today, onPick }: Props) {
  const [moved, setMoved] = useState<{ from: number; to: number } | null>(null)
  const table = useRef<HTMLTableElement>(null)
  // A day that was picked elsewhere is where the calendar goes, too.
  const at = moved?.from === shown ? moved.to : shown
  const move = (to: number) => setMoved({ from: shown, to: within(to, today) })

  const keys = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const next = dayAfterKey(event.key, at)
    if (next === null) return
    event.preventDefault()
    flushSync(() => move(next))
    table.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
  }
  const { year, month } = dayAt(at)
  const name = longDate(keyOf(at)).replace(/^\d+ /, "")
  const isFirst = keyOf(firstDay).startsWith(keyOf(at).slice(0, 7))
  const isLast = keyOf(today).startsWith(keyOf(at).slice(0, 7))

  return (
    <div className={styles.calendar}>
      <div className={styles.months}>
        <button
          type="button"
          aria-label="The month before"
          aria-disabled={isFirst}
          onClick={() => !isFirst && move(monthsOn(at, -1))}
        >
          ◀
        </button>
        <span role="status">{name}</span>
        <button
          type="button"
          aria-label="The month after"
          aria-disabled={isLast}
          onClick={() => !isLast && move(monthsOn(at, 1))}
        >
          ▶
        </button>
      </div>
      <table ref={table} onKeyDown={keys} aria-label={`Days of ${name}`}>
        <thead>
          <tr>
            {weekdays.map(weekday => (
              <th key={weekday} scope="col" abbr={weekday}>
                {weekday.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(at).map((week, row) => (
            <tr key={`${year}-${month}-${week.find(day => day !== null) ?? row}`}>
              {week.map((day, column) => (
                <td key={weekdays[column]}>
                  {day !== null && (
                    <button
                      type="button"
                      tabIndex={day === at ? 0 : -1}
                      disabled={day > today || day < firstDay}
                      aria-label={longDate(keyOf(day))}
                      aria-current={day === today ? "date" : undefined}
                      aria-pressed={day === shown}
                      onClick={() => {
                        setMoved(null)
                        onPick(day)
                      }}
                    >
                      {dayAt(day).day}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
