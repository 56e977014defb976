import { ShareButton } from "../../components/share-button/ShareButton"
import { usePageData } from "../../hooks/page/page"
import { choice, text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Choice } from "../../kits/controls/Choice"
import * as styles from "./CitiesIVisited.module.css"
import { confession, countriesOf, rules, visited } from "./logic"
import { Tour } from "./parts/Tour"
import type { City } from "./schema"

const codecs = { count: choice(rules), country: text("", { maxLength: 40 }) }
const names = (Object.keys(rules) as (keyof typeof rules)[]).map(rule => [rule, rules[rule].name] as const)

/**
 * A world map that draws a journey city by city, with distances, a filter and a choice of rules for a visit.
 *
 * @feed A map of the cities that juhq says he has visited, with a switch that asks him whether he left the airport.
 * @data cities-visited
 */
export default function CitiesIVisited() {
  const { "cities-visited": cities } = usePageData<{ "cities-visited": City[] }>()
  const { values, set } = useAddress(codecs)
  const counting = visited(cities, values.count)
  const countries = countriesOf(counting)
  const country = countries.includes(values.country) ? values.country : ""
  const shown = country ? counting.filter(city => city.country === country) : counting

  return (
    <div className={styles.tool}>
      <div className={styles.controls}>
        <Choice
          label="Visited"
          beside
          value={values.count}
          options={names}
          onChange={count => set({ count, country: "" })}
        />
        <Choice
          label="Country"
          beside
          value={country}
          options={[["", "all of them"], ...countries.map(name => [name, name] as const)]}
          onChange={next => set({ country: next })}
        />
      </div>
      <Tour key={`${values.count} ${country}`} cities={shown} />
      <p role="status">{confession(cities, values.count)}</p>
      <div className="buttons">
        <ShareButton />
      </div>
    </div>
  )
}
