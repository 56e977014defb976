import { useId } from "react"
import { dayKey } from "../../lib/calendar/calendarDay"
import { type DayValue, mostBars } from "../../lib/calendar/dayRecords"
import { longDate } from "../../lib/calendar/longDate"
import { Icon } from "../icon/Icon"
import { ScrollArea } from "../scroll-area/ScrollArea"
import * as styles from "./DayChart.module.css"

type Props = {
  /** What the bars are, as a heading: "Cursor travel by day". */
  label: string
  /** The days of the bars, one after another, oldest first; the last is today. Null while they are not known. */
  days: readonly DayValue[] | null
  /** A value with its unit. */
  format: (value: number) => string
  /** What is said where there is nothing to draw. */
  empty: string
}

const height = 100

/** A bar for every day, with the days and their values as a table behind it. */
export function DayChart({ label, days, format, empty }: Props) {
  const id = useId()
  const most = Math.max(0, ...(days ?? []).map(({ value }) => value))
  const measured = (days ?? []).filter(({ value }) => value > 0)
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption id={id}>{label}</figcaption>
      {days && most > 0 ? (
        <>
          <p className={styles.most}>{format(most)}</p>
          <Bars days={days} most={most} name={summary(days, measured, format)} />
          <p className={styles.axis}>
            <span>{days.length > 1 && written(days[0])}</span>
            <span>
              Today <Icon name="up" />
            </span>
          </p>
          {days.length === mostBars && <p>The chart shows the last {mostBars} days.</p>}
          <details>
            <summary>The days as a table</summary>
            <ScrollArea className={styles.table} maxHeight="20rem" label="The days as a table">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Day</th>
                    <th scope="col">Amount</th>
                  </tr>
                </thead>
                <tbody>
                  {[...measured].reverse().map(day => (
                    <tr key={dayKey(day)}>
                      <th scope="row">{written(day)}</th>
                      <td>{format(day.value)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </ScrollArea>
          </details>
        </>
      ) : (
        <p className={styles.empty}>{days ? empty : "Looking into your browser's drawer..."}</p>
      )}
    </figure>
  )
}

function written(day: DayValue | undefined): string {
  return day ? longDate(dayKey(day)) : ""
}

function summary(days: readonly DayValue[], measured: readonly DayValue[], format: Props["format"]): string {
  const best = measured.reduce<DayValue | undefined>((a, b) => (a && a.value >= b.value ? a : b), undefined)
  const count = `${days.length} ${days.length === 1 ? "day" : "days"}, ${measured.length} of them measured.`
  return best ? `Bar chart of ${count} The most is ${format(best.value)}, on ${written(best)}.` : count
}

/** The bars, as wide as there is room; today's has a frame of its own, and a day with anything is never invisible. */
function Bars({ days, most, name }: { days: readonly DayValue[]; most: number; name: string }) {
  const slots = Math.max(7, days.length)
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${slots * 10} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={name}
    >
      {[25, 50, 75].map(y => (
        <path key={y} className={styles.line} d={`M0 ${y}H${slots * 10}`} />
      ))}
      {days.map((day, i) => {
        const tall = day.value > 0 ? Math.max(2, (day.value / most) * (height - 2)) : 0
        return (
          <rect
            key={dayKey(day)}
            className={i === days.length - 1 ? styles.today : styles.bar}
            x={(slots - days.length + i) * 10 + 1}
            y={height - tall}
            width={8}
            height={tall}
          />
        )
      })}
    </svg>
  )
}
