import { useMemo, useRef } from "react"
import { Reserve } from "../../../components/reserve/Reserve"
import { useMedia } from "../../../hooks/browser/media"
import { GeoMap } from "../../../kits/map/GeoMap"
import { journeyOf, routeUntil } from "../../../kits/map/journey"
import { useJourney } from "../../../kits/map/useJourney"
import { worldMap } from "../../../kits/map/worldMap"
import { pluralise } from "../../../lib/text/pluralise"
import * as styles from "../CitiesIVisited.module.css"
import { excuseOf, fallenPins, placeOf, type Rule, roundTheEarth } from "../logic"
import type { City } from "../schema"
import { FallenPins } from "./FallenPins"

/** The text about a city, with two letters more since its name is bold. */
const textOf = (city: City) => `${city.city}, ${city.country}, ${city.year}.MM ${city.note} ${excuseOf(city)}`

/** The radius of a pin in units of the map, on a wide and on a narrow screen. */
const pinSizes = { wide: 10, narrow: 19 }
const nothing = "Nowhere, Finland, 1998 to now. The pins are down there."

type Props = {
  /** Every city, and those that count under the rule. */
  all: readonly City[]
  cities: readonly City[]
  rule: Rule
}

/** A map of the cities that count and the route between them, the pins that came off it, and a list. */
export function Tour({ all, cities, rule }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const size = useMedia("(max-width: 600px)") ? pinSizes.narrow : pinSizes.wide
  const journey = useMemo(() => journeyOf(cities.map(placeOf)), [cities])
  const travel = useJourney(journey, box)
  const { moment, goTo } = travel
  const here = cities[moment.stop]
  const route = routeUntil(journey, moment)
  const pick = (id: string | null) => {
    const index = cities.findIndex(({ city }) => city === id)
    if (cities.length > 0) goTo(index < 0 ? (moment.stop + 1) % cities.length : index)
  }

  return (
    <div ref={box} className={styles.tour}>
      <div className={styles.map}>
        <GeoMap
          area={worldMap}
          label={`A map of the world with ${pluralise(cities.length, "pin")}${rule === "told" ? "" : `, and ${all.length - cities.length} that came off it`}`}
          size={size}
          pins={cities.map((city, i) => ({
            id: city.city,
            place: placeOf(city),
            look: i === moment.stop ? "picked" : i > moment.stop ? "pale" : "usual",
          }))}
          lines={route}
          traveller={route.at(-1)?.at(-1)}
          onPick={pick}
          action="Next city"
        >
          <FallenPins pins={fallenPins(all, rule, worldMap)} size={size} />
        </GeoMap>
      </div>
      <div className={styles.meter}>
        <p className={styles.odometer}>
          <b>{Math.round(moment.behind).toLocaleString("en-GB")}</b> of{" "}
          {Math.round(journey.total).toLocaleString("en-GB")} km
        </p>
        <button type="button" onClick={travel.toggle}>
          {travel.label}
        </button>
      </div>
      <p className={styles.card} aria-live={travel.playing ? "off" : "polite"}>
        <Reserve all={[...all.map(textOf), nothing]}>
          {here ? (
            <>
              <b>
                {here.city}, {here.country}, {here.year}.
              </b>{" "}
              {here.note} {excuseOf(here) && <i>{excuseOf(here)}</i>}
            </>
          ) : (
            nothing
          )}
        </Reserve>
      </p>
      <details className={styles.list}>
        <summary>
          {cities.length === 0
            ? "None as a list"
            : `All ${cities.length} as a list, ${roundTheEarth(journey.total)}`}
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
