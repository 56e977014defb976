import { Button } from "../../../components/button/Button"
import { CopyButton } from "../../../components/copy-button/CopyButton"
import { Late } from "../../../components/late/Late"
import { text } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import type { Day } from "../../../lib/calendar/calendarDay"
import { weekOf } from "../../../lib/calendar/isoWeek"
import {
  codeBeside,
  daysOf,
  dayText,
  firstYear,
  lastYear,
  rangeText,
  readCode,
  readWeek,
  readWhole,
} from "../logic"
import * as styles from "../WeekNumber.module.css"
import { NumberField } from "./NumberField"

/** A week of a year, and its seven days. */
export function DaysOfWeek({ today }: { today: Day | null }) {
  const { values, set: setAddress, reset, touched } = useAddress({ week: text(null) })
  const present = today && weekOf(today)
  const fields = readCode(values.week) ?? {
    year: present ? String(present.year) : "",
    week: present ? String(present.week) : "",
  }
  const year = readWhole(fields.year, "year", firstYear, lastYear)
  const week = year.value === null ? null : readWeek(fields.week, year.value)
  const found = year.value !== null && week?.value ? { year: year.value, week: week.value } : null
  const set = (next: Partial<typeof fields>) => {
    const { year: y, week: w } = { ...fields, ...next }
    setAddress({ week: `${y}-W${w}` })
  }
  const go = (days: number) => found && setAddress({ week: codeBeside(found, days) })
  return (
    <fieldset className={styles.box}>
      <legend>The days of a week</legend>
      <div className={styles.fields}>
        <NumberField
          label="Year"
          value={fields.year}
          mistake={today && year.mistake}
          onChange={text => set({ year: text })}
        />
        <NumberField
          label="Week"
          value={fields.week}
          mistake={(today && week?.mistake) ?? null}
          onChange={text => set({ week: text })}
        />
      </div>
      <ol className={styles.days} aria-label="Days of the week">
        {found ? daysOf(found).map(day => <li key={day.day}>{dayText(day)}</li>) : <li>...</li>}
      </ol>
      <div className="buttons">
        <CopyButton text={found ? rangeText(found) : ""} label="Copy the dates" />
        <Button disabled={!found} onClick={() => go(-7)}>
          The week before
        </Button>
        <Button disabled={!found} onClick={() => go(7)}>
          The week after
        </Button>
        <Late when={touched}>
          <Button disabled={!touched} onClick={reset}>
            This week
          </Button>
        </Late>
      </div>
    </fieldset>
  )
}
