import { useId } from "react"
import { Button } from "../../../components/button/Button"
import { CopyButton } from "../../../components/copy-button/CopyButton"
import { RevealOnce } from "../../../components/reveal-once/RevealOnce"
import { text } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import { Field } from "../../../kits/controls/Field"
import type { Day } from "../../../lib/calendar/calendarDay"
import { weekCode, weekOf } from "../../../lib/calendar/isoWeek"
import { dayCode, firstYear, lastYear, readDay, weekOfText } from "../logic"
import * as styles from "../WeekNumber.module.css"

/** A form for a day, and its week. */
export function WeekOfDay({ today }: { today: Day | null }) {
  const { values, set, reset, touched } = useAddress({ day: text(null) })
  const id = useId()
  const written = values.day ?? (today ? dayCode(today) : "")
  const day = readDay(written)
  const isWrong = today !== null && day === null
  return (
    <fieldset className={styles.box}>
      <legend>The week of a day</legend>
      <Field
        beside
        label="Day"
        type="date"
        min={`${firstYear}-01-01`}
        max={`${lastYear}-12-31`}
        value={day ? written : ""}
        aria-invalid={isWrong}
        aria-describedby={`${id}-said`}
        onChange={next => set({ day: next })}
      />
      <p id={`${id}-said`} className="result" role="status">
        {day
          ? weekOfText(day)
          : isWrong
            ? `Choose a day that there is, from ${firstYear} to ${lastYear}.`
            : "..."}
      </p>
      <div className="buttons">
        <CopyButton text={day ? weekCode(weekOf(day)) : ""} label="Copy the week" />
        <RevealOnce when={touched}>
          <Button disabled={!touched} onClick={reset}>
            Today
          </Button>
        </RevealOnce>
      </div>
    </fieldset>
  )
}
