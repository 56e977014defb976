import { Field } from "../../../kits/controls/Field"
import * as styles from "../IsItEaster.module.css"
import { firstYear, lastYear, yearText } from "../logic"

type Props = {
  address: { set: (values: { year: string }) => void }
  /** The text of the field, and the year parsed from it; null if invalid. */
  written: string
  year: number | null
}

/** Both Easters of any year. The year is in the address. */
export function AnyYear({ address, written, year }: Props) {
  return (
    <div className={styles.year}>
      <Field
        beside
        label="Year"
        inputMode="numeric"
        size={6}
        value={written}
        problem={written !== "" && year === null && `Write a year from ${firstYear} to ${lastYear}.`}
        onChange={next => address.set({ year: next })}
      />
      <p className={styles.inYear} role="status" aria-label="In that year">
        {year === null ? "" : yearText(year)}
      </p>
    </div>
  )
}
