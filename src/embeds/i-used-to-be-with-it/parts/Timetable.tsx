import { useState } from "react"
import { ExternalLink } from "../../../components/external-link/ExternalLink"
import { Reserve } from "../../../components/reserve/Reserve"
import { Slider } from "../../../kits/controls/Slider"
import * as styles from "../IUsedToBeWithIt.module.css"
import type { ItYear } from "../schema"

/** Every year with its 'it': one at a time by a slider, and all of them as a list. */
export function Timetable({ years }: { years: readonly ItYear[] }) {
  const [year, setYear] = useState(1998)
  const [first, last] = [years[0], years.at(-1)]
  const row = years.find(each => each.year === year) ?? first
  if (!row || !first || !last) return null
  return (
    <section aria-label="Timetable" className={styles.timetable}>
      <Slider label={`Timetable: ${year}`} min={first.year} max={last.year} value={year} onChange={setYear} />
      <p>
        <Reserve all={years.map(({ it, note }) => `${it}.MM ${note}`)}>
          <b>{row.it}.</b> {row.note}
        </Reserve>
      </p>
      <p>
        <ExternalLink href={row.source}>Source</ExternalLink>
      </p>
      <details>
        <summary>All {years.length} years</summary>
        <ul>
          {years.map(each => (
            <li key={each.year}>
              {each.year}: <b>{each.it}.</b> {each.note}
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
