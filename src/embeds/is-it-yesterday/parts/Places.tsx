import { ScrollArea } from "../../../components/scroll-area/ScrollArea"
import * as styles from "../IsItYesterday.module.css"
import { nameOf, placesText, type Row } from "../logic"
import type { ZonePlace } from "../schema"

type Props = { rows: readonly Row[] }

const inOrder = (names: Iterable<string>) => [...names].sort((a, b) => a.localeCompare(b, "en")).join("; ")

/** Returns a function that names countries in the browser's own words, falling back to the two-letter code. */
function countryNames(): (code: string) => string {
  try {
    const names = new Intl.DisplayNames(["en"], { type: "region" })
    return code => names.of(code) ?? code
  } catch {
    return code => code
  }
}

/** Returns a place with its country: "Niue", "Pago Pago, American Samoa". */
function placeText(place: ZonePlace, country: (code: string) => string): string {
  const [name, where] = [nameOf(place), country(place.country)]
  return name === where ? name : `${name}, ${where}`
}

/** The countries where it is still yesterday, by local time. Their places are inside a disclosure. */
export function Places({ rows }: Props) {
  const country = countryNames()
  return (
    <details className={styles.list}>
      <summary>The list</summary>
      <ScrollArea label="Where it still is yesterday">
        <table>
          <thead>
            <tr>
              <th scope="col">Their time</th>
              <th scope="col">Where</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ time, offset, places }) => (
              <tr key={offset}>
                <th scope="row">{time}</th>
                <td>
                  {inOrder(new Set(places.map(place => country(place.country))))}
                  <details>
                    <summary>{placesText(places.length)}</summary>
                    {inOrder(places.map(place => placeText(place, country)))}
                  </details>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </details>
  )
}
