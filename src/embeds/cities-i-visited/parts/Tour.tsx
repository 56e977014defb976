import { useMemo, useRef } from "react"
import { Reserve } from "../../../components/reserve/Reserve"
import { GeoMap } from "../../../kits/map/GeoMap"
import { journeyOf, routeUntil } from "../../../kits/map/journey"
import { useJourney } from "../../../kits/map/useJourney"
import { worldMap } from "../../../kits/map/worldMap"
import { pluralise } from "../../../lib/text/pluralise"
import * as styles from "../CitiesIVisited.module.css"
import { excuseOf, placeOf, roundTheEarth } from "../logic"
import type { City } from "../schema"

/** The text about a city, with two letters more since its name is bold. */
const textOf = (city: City) => `${city.city}, ${city.country}, ${city.year}.MM ${city.note} ${excuseOf(city)}`

/** A map of the cities and the route between them, with the city reached last, and a list of all. */
export function Tour({ cities }: { cities: readonly City[] }) {
  const box = useRef<HTMLDivElement>(null)
  const journey = useMemo(() => journeyOf(cities.map(placeOf)), [cities])
  const travel = useJourney(journey, box)
  const { moment, goTo } = travel
  const here = cities[moment.stop]
  const route = routeUntil(journey, moment)
  const pick = (id: string | null) => {
    const index = cities.findIndex(({ city }) => city === id)
    goTo(index < 0 ? (moment.stop + 1) % cities.length : index)
  }

  return (
    <div ref={box} className={styles.tour}>
      <GeoMap
        area={worldMap}
        label={`A map of the world with ${pluralise(cities.length, "pin")}`}
        pins={cities.map((city, i) => ({
          id: city.city,
          place: placeOf(city),
          look: i === moment.stop ? "picked" : i > moment.stop ? "pale" : "usual",
        }))}
        lines={route}
        traveller={route.at(-1)?.at(-1)}
        onPick={pick}
        action="Next city"
      />
      <div className={styles.meter}>
        <p className={styles.odometer}>
          <b>{Math.round(moment.behind).toLocaleString("en-GB")}</b> of{" "}
          {Math.round(journey.total).toLocaleString("en-GB")} km
        </p>
        <button type="button" onClick={travel.toggle}>
          {travel.label}
        </button>
      </div>
      {here && (
        <p className={styles.card} aria-live={travel.playing ? "off" : "polite"}>
          <Reserve all={cities.map(textOf)}>
            <b>
              {here.city}, {here.country}, {here.year}.
            </b>{" "}
            {here.note} {excuseOf(here) && <i>{excuseOf(here)}</i>}
          </Reserve>
        </p>
      )}
      <details className={styles.list}>
        <summary>
          All {cities.length} as a list, {roundTheEarth(journey.total)}
        </summary>
        <ol>
          {cities.map((city, i) => (
            <li key={city.city}>
              <button type="button" aria-pressed={i === moment.stop} onClick={() => goTo(i)}>
                {city.city}
              </button>{" "}
              <span>
                {city.country}, {city.year}
                {i > 0 && `, ${Math.round(journey.kilometres[i - 1] ?? 0).toLocaleString("en-GB")} km`}.{" "}
                {city.note}
              </span>
            </li>
          ))}
        </ol>
      </details>
    </div>
  )
}
