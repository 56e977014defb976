import { useId } from "react"
import { Button } from "../../../components/button/Button"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { text } from "../../../kits/address/codecs"
import { StartAgain } from "../../../kits/address/StartAgain"
import { useAddress } from "../../../kits/address/useAddress"
import { Field } from "../../../kits/controls/Field"
import * as styles from "../IsItEaster.module.css"
import { firstYear, lastYear, readYear } from "../logic"
import { YearTable } from "./YearTable"

/** The year that it is; null while nobody knows. */
type Props = { thisYear: number | null }

/** Easter in any year and the nine after it; the year is in the address. */
export function AnyYear({ thisYear }: Props) {
  const address = useAddress({ year: text(null) })
  const id = useId()
  const written = address.values.year ?? (thisYear === null ? "" : `${thisYear}`)
  const year = readYear(written)
  const wrong = written !== "" && year === null
  const go = (years: number) => {
    if (year !== null) address.set({ year: `${Math.min(lastYear, Math.max(firstYear, year + years))}` })
  }
  return (
    <section aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>In any year</h2>
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
      <YearTable year={year} />
      <div className="buttons">
        <ShareButton label="Share this year" />
        <StartAgain of={address} />
      </div>
    </section>
  )
}
