import { Choice } from "../../../../kits/controls/Choice"
import { monthName } from "../../../../lib/calendar/dayNames"
import { centuries, centuryOf, decadeRows } from "../logic"
import * as styles from "../Thursday20th.module.css"
import { friday13th, monthsWith, thursday20th } from "../weekdayOfMonth"
import { Century } from "./Century"

type Props = {
  /** The first year of the decade; null before mount. */
  first: number | null
  onChange: (first: number) => void
}

/** The Thursdays the 20th of a decade, to be chosen from four centuries. */
export function Decade({ first, onChange }: Props) {
  return (
    <section className={styles.decade} aria-label="All of them">
      <h2 className={styles.heading}>All of them</h2>
      <Choice
        beside
        label="The ten years from"
        value={first ?? 0}
        disabled={first === null}
        options={[
          ...(first === null ? [[0, "..."] as const] : []),
          ...centuries.map(century => ({
            group: `${century} to ${century + 99}`,
            options: Array.from({ length: 10 }, (_, i) => century + i * 10),
          })),
        ]}
        onChange={onChange}
      />
      <div className={styles.rows}>{first !== null && <Years first={first} />}</div>
    </section>
  )
}

function Years({ first }: { first: number }) {
  const rows = decadeRows(first)
  const century = centuryOf(first)
  const count = rows.reduce((sum, { months }) => sum + months.length, 0)
  const span = [century, century + 99] as const
  return (
    <>
      <p role="status">
        {count} from {first} to {first + 9}, and {monthsWith(thursday20th, ...span).length} from {century} to{" "}
        {century + 99}. Of Fridays the 13th there are {monthsWith(friday13th, first, first + 9).length} and{" "}
        {monthsWith(friday13th, ...span).length}.
      </p>
      <Century first={first} />
      <table>
        <caption className="visually-hidden">
          Months with a Thursday the 20th, from {first} to {first + 9}
        </caption>
        <thead>
          <tr>
            <th scope="col">Year</th>
            <th scope="col">The 20th of</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ year, months }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <td>{months.map(monthName).join(", ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
