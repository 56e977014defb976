import * as styles from "../CitiesILivedIn.module.css"
import { monthName, type Stay, span } from "../logic"

/** The homes as a list; a press on one moves the timeline to it. */
export function Stays({ stays, on }: { stays: readonly Stay[]; on: (month: number) => void }) {
  return (
    <details className={styles.list}>
      <summary>All {stays.length} homes as a list</summary>
      <ol>
        {stays.map(stay => (
          <li key={stay.begin}>
            <button type="button" onClick={() => on(stay.begin)}>
              {stay.city}
            </button>{" "}
            from {monthName(stay.begin)}: {span(stay.months)}
            {stay.moved > 0 && `, ${Math.round(stay.moved)} km from the one before`}. Left behind: {stay.left}
            .
          </li>
        ))}
      </ol>
    </details>
  )
}
