import { type KeyboardEvent, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { Button } from "../../../components/button/Button"
import { Icon } from "../../../components/icon/Icon"
import { dayAt } from "../../../lib/calendar/calendarDay"
import { longDate } from "../../../lib/calendar/longDate"
import { clampDay, dayAfterKey, firstDay, keyOf, monthsOn, monthWeeks } from "../logic"
import * as styles from "../QuoteOfTheDay.module.css"

type Props = {
  /** Day numbers from 1970-01-01. */
  shown: number
  today: number
  onPick: (day: number) => void
}

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

/** Returns whether two days are in the same month. */
function isMonthOf(a: number, b: number): boolean {
  return keyOf(a).slice(0, 7) === keyOf(b).slice(0, 7)
}

/** A month of days to choose from: one tab stop with arrow keys, and buttons for other months. */
export function QuoteCalendar({ shown, today, onPick }: Props) {
  const [moved, setMoved] = useState<{ from: number; to: number } | null>(null)
  const table = useRef<HTMLTableElement>(null)
  // A day chosen elsewhere resets the calendar to its month.
  const at = moved?.from === shown ? moved.to : shown
  const move = (to: number) => setMoved({ from: shown, to: clampDay(to, today) })

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
  const isFirst = isMonthOf(firstDay, at)
  const isLast = isMonthOf(today, at)
  const before = useRef<HTMLButtonElement>(null)
  const after = useRef<HTMLButtonElement>(null)
  // In the first or last month the pressed button becomes disabled, so the focus moves to the other one.
  const turn = (months: 1 | -1) => {
    const to = clampDay(monthsOn(at, months), today)
    if (isMonthOf(firstDay, to)) after.current?.focus()
    if (isMonthOf(today, to)) before.current?.focus()
    move(to)
  }

  return (
    <div className={styles.calendar}>
      <div className={styles.months}>
        <Button ref={before} aria-label="The month before" disabled={isFirst} onClick={() => turn(-1)}>
          <Icon name="left" />
        </Button>
        <span role="status">{name}</span>
        <Button ref={after} aria-label="The month after" disabled={isLast} onClick={() => turn(1)}>
          <Icon name="right" />
        </Button>
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
                    <Button
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
                    </Button>
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
