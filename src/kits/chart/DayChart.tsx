import { Icon } from "../../components/icon/Icon"
import { dayKey } from "../../lib/calendar/calendarDay"
import { type DayValue, maxBars } from "../../lib/calendar/dayRecords"
import { longDate } from "../../lib/calendar/longDate"
import { pluralise } from "../../lib/text/pluralise"
import { BarChart } from "./BarChart"
import { Chart, ChartTable } from "./Chart"
import * as styles from "./Chart.module.css"

type Props = {
  /** The caption: "Cursor travel by day". */
  label: string
  /** Consecutive days, oldest first and today last; null while loading. */
  days: readonly DayValue[] | null
  /** Formats a value with its unit. */
  format: (value: number) => string
  /** The message without any value to draw. */
  empty: string
}

/** A bar chart of days, with a table of their values. */
export function DayChart({ label, days, format, empty }: Props) {
  const bars = (days ?? []).map(day => ({
    key: dayKey(day),
    name: longDate(dayKey(day)),
    value: day.value,
  }))
  const measured = bars.filter(({ value }) => value > 0)
  const today = bars.at(-1)?.key
  return (
    <Chart label={label}>
      {measured.length > 0 ? (
        <>
          <BarChart
            name={summary(bars.length, measured, format)}
            bars={bars}
            marked={today}
            format={format}
            ends={[
              bars.length > 1 && bars[0]?.name,
              <>
                Today <Icon name="up" />
              </>,
            ]}
          />
          {bars.length === maxBars && <p>The chart shows the last {maxBars} days.</p>}
          <ChartTable
            label="The days as a table"
            heads={["Day", "Amount"]}
            rows={measured.map(bar => ({ ...bar, value: format(bar.value) })).reverse()}
          />
        </>
      ) : (
        <p className={styles.empty}>{days ? empty : "Looking into your browser's drawer..."}</p>
      )}
    </Chart>
  )
}

function summary(
  count: number,
  measured: readonly { name: string; value: number }[],
  format: Props["format"],
): string {
  const best = measured.reduce((a, b) => (a.value >= b.value ? a : b))
  const days = `${pluralise(count, "day")}, ${measured.length} of them measured.`
  return `Bar chart of ${days} The most is ${format(best.value)}, on ${best.name}.`
}
