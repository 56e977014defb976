import { useState } from "react"
import { ShareButton } from "../../components/share-button/ShareButton"
import { usePageData } from "../../hooks/page/page"
import { choice } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import * as styles from "./CitiesIVisited.module.css"
import { confession, type Rule, rules, shareText, visited } from "./logic"
import { Tour } from "./parts/Tour"
import type { City } from "./schema"

const order = Object.keys(rules) as Rule[]
const codecs = { count: choice(order) }

/**
 * A world map that draws a journey city by city, and four rules for what counts as a visit, at which pins fall off.
 *
 * @feed A map of the cities that juhq says he has visited. Pins fall off it when he is asked whether he left the airport.
 * @data cities-visited
 */
export default function CitiesIVisited() {
  const { "cities-visited": cities } = usePageData<{ "cities-visited": City[] }>()
  const { values, set } = useAddress(codecs)
  const rule = values.count
  const [journeys, setJourneys] = useState(0)
  const ask = (next: Rule) => {
    // Restored pins start the journey again.
    if (order.indexOf(next) <= order.indexOf(rule)) setJourneys(journeys + 1)
    set({ count: next })
  }

  return (
    <div className={styles.tool}>
      <fieldset className={styles.rules}>
        <legend className="visually-hidden">A city counts</legend>
        {order.map(each => (
          <button key={each} type="button" aria-pressed={each === rule} onClick={() => ask(each)}>
            {rules[each].name}
          </button>
        ))}
      </fieldset>
      <p role="status" className={styles.confession}>
        {confession(cities, rule)}
      </p>
      <Tour key={journeys} all={cities} cities={visited(cities, rule)} rule={rule} />
      <div className="buttons">
        <ShareButton text={shareText(cities, rule)} />
      </div>
    </div>
  )
}
