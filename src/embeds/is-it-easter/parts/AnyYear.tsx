import { useId } from "react"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { useQuery } from "../../../hooks/query"
import * as styles from "../IsItEaster.module.css"
import { firstYear, lastYear, readYear } from "../logic"
import { YearTable } from "./YearTable"

/** The year that it is; null while nobody knows. */
type Props = { thisYear: number | null }

/** Easter in any year and the nine after it; the year is in the address. */
export function AnyYear({ thisYear }: Props) {
  const [linked, setLinked] = useQuery("year")
  const id = useId()
  const text = linked ?? (thisYear === null ? "" : `${thisYear}`)
  const year = readYear(text)
  const wrong = text !== "" && year === null
  const go = (years: number) => {
    if (year !== null) setLinked(`${Math.min(lastYear, Math.max(firstYear, year + years))}`)
  }
  return (
    <section aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>In any year</h2>
      <div className={styles.year}>
        <label htmlFor={`${id}-year`}>Year</label>
        <input
          id={`${id}-year`}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          size={6}
          value={text}
          aria-invalid={wrong}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
          onChange={event => setLinked(event.target.value)}
        />
        <button type="button" disabled={year === null || year <= firstYear} onClick={() => go(-10)}>
          Ten years back
        </button>
        <button type="button" disabled={year === null || year >= lastYear} onClick={() => go(10)}>
          Ten years on
        </button>
      </div>
      <p id={`${id}-wrong`} className={styles.wrong} role="alert">
        {wrong && `Write a year of four digits, from ${firstYear} to ${lastYear}.`}
      </p>
      <YearTable year={year} />
      <div className="buttons">
        <ShareButton label="Share this year" />
        <button type="button" disabled={linked === null} onClick={() => setLinked(null)}>
          Start again
        </button>
      </div>
    </section>
  )
}
