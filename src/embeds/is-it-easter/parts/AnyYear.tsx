import { type ComponentProps, useId } from "react"
import { Button } from "../../../components/button/Button"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { StartAgain } from "../../../kits/address/StartAgain"
import { Field } from "../../../kits/controls/Field"
import * as styles from "../IsItEaster.module.css"
import { firstYear, lastYear, yearText } from "../logic"
import { YearTable } from "./YearTable"

type Props = {
  address: { set: (values: { year: string }) => void } & ComponentProps<typeof StartAgain>["of"]
  /** The text of the field, and the year parsed from it; null if invalid. */
  written: string
  year: number | null
}

/** The Easters of any year and of the nine after it. The year is in the address. */
export function AnyYear({ address, written, year }: Props) {
  const id = useId()
  const wrong = written !== "" && year === null
  const go = (years: number) => {
    if (year !== null) address.set({ year: `${Math.min(lastYear, Math.max(firstYear, year + years))}` })
  }
  return (
    <section aria-labelledby={`${id}-heading`}>
      <h2 className="visually-hidden" id={`${id}-heading`}>
        In any year
      </h2>
      <div className={styles.year}>
        <Field
          beside
          label="Year"
          inputMode="numeric"
          size={6}
          value={written}
          problem={wrong && `Write a year of four digits, from ${firstYear} to ${lastYear}.`}
          onChange={next => address.set({ year: next })}
        />
        <Button disabled={year === null || year <= firstYear} onClick={() => go(-10)}>
          Ten years back
        </Button>
        <Button disabled={year === null || year >= lastYear} onClick={() => go(10)}>
          Ten years on
        </Button>
      </div>
      <p className={styles.inYear} role="status" aria-label="In that year">
        {year === null ? "" : yearText(year)}
      </p>
      <YearTable year={year} />
      <div className="buttons">
        <ShareButton />
        <StartAgain of={address} />
      </div>
    </section>
  )
}
