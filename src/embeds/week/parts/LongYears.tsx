import { RevealOnce } from "../../../components/reveal-once/RevealOnce"
import { text } from "../../../kits/address/codecs"
import { StartAgain } from "../../../kits/address/StartAgain"
import { useAddress } from "../../../kits/address/useAddress"
import { longYears } from "../../../lib/calendar/isoWeek"
import { firstYear, lastYear, longYearsText, readWhole } from "../logic"
import * as styles from "../WeekNumber.module.css"
import { NumberField } from "./NumberField"

/** The maximum number of years listed: enough for 400 years. */
const maxYears = 71

/** A form for a span of years, and those of them with 53 weeks. */
export function LongYears() {
  const address = useAddress({ from: text("2000"), to: text("2099") })
  const { values: fields, set } = address
  const from = readWhole(fields.from, "first year", firstYear, lastYear)
  const to = readWhole(fields.to, "last year", from.value ?? firstYear, lastYear)
  const found = from.value !== null && to.value !== null ? { from: from.value, to: to.value } : null
  const years = found ? longYears(found.from, found.to) : []
  return (
    <fieldset className={styles.box}>
      <legend>The years of 53 weeks</legend>
      <div className={styles.fields}>
        <NumberField
          label="From the year"
          value={fields.from}
          mistake={from.mistake}
          onChange={next => set({ from: next })}
        />
        <NumberField
          label="To the year"
          value={fields.to}
          mistake={to.mistake}
          onChange={next => set({ to: next })}
        />
      </div>
      <p className="result" role="status">
        {found ? longYearsText(years.length, found.from, found.to) : "..."}
      </p>
      <p className={styles.years}>
        {years.slice(0, maxYears).join(", ")}
        {years.length > maxYears &&
          `, and ${(years.length - maxYears).toLocaleString("en-GB")} more that don't fit here`}
        {years.length > 0 && "."}
      </p>
      <RevealOnce block when={address.touched || address.canUndo}>
        <div className="buttons">
          <StartAgain of={address} />
        </div>
      </RevealOnce>
    </fieldset>
  )
}
