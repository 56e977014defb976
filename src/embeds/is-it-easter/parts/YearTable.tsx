import { ScrollArea } from "../../../components/scroll-area/ScrollArea"
import * as styles from "../IsItEaster.module.css"
import { apartText, easterOf, nextTogether, paschalMoon, shortDay, tenFrom, weeksApart } from "../logic"

type Props = { year: number | null }

/** A table of Easters for ten years, and the full moons of the first of them. */
export function YearTable({ year }: Props) {
  if (year === null) return <div className={styles.table} />
  const together = nextTogether(year)
  return (
    <div className={styles.table}>
      <ScrollArea label={`Easters from ${year} on`}>
        <table>
          <thead>
            <tr>
              <th scope="col">Year</th>
              <th scope="col">Western</th>
              <th scope="col">Orthodox</th>
              <th scope="col">Apart</th>
            </tr>
          </thead>
          <tbody>
            {tenFrom(year).map(each => (
              <tr key={each}>
                <th scope="row">{each}</th>
                <td>{shortDay(easterOf("Western", each))}</td>
                <td>{shortDay(easterOf("Orthodox", each))}</td>
                <td>{apartText(weeksApart(each))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <p>
        In {year} the moon is full on {shortDay(paschalMoon("Western", year))} by the Western tables and on{" "}
        {shortDay(paschalMoon("Orthodox", year))} by the Orthodox ones. Easter is the Sunday after that.{" "}
        {together === null
          ? "By these rules it is never on the same day again, as far as this page can see."
          : together === year
            ? "That is the same Sunday this time."
            : `It is next on the same day in ${together}.`}
      </p>
    </div>
  )
}
