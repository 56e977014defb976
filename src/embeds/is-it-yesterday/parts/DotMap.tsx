import { type PointerEvent, useEffect, useEffectEvent, useState } from "react"
import { Button } from "../../../components/button/Button"
import { Stage } from "../../../components/message-scene/Stage"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { useMotion } from "../../../hooks/browser/motion"
import { flag } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import { bestFlight, type Flight, flightText, isInTime } from "../flight"
import * as styles from "../IsItYesterday.module.css"
import { landStrips, square } from "../land"
import { nearest, placeAnswer, placesText, type Seen } from "../logic"
import { midnightText, type Trip } from "../trip"
import { FlightRoute } from "./FlightRoute"
import { Leaves } from "./Leaves"
import { looks } from "./looks"
import { Night } from "./Night"

type Props = {
  seen: readonly Seen[] | null
  /** The current time, in milliseconds since 1970; null until it is known. */
  now: number | null
  /** The visitor's time zone. */
  zone: string
  /** The booked flight, with callbacks to book and to cancel. */
  trip: Trip | null
  book: (flight: Flight) => void
  cancel: () => void
}

const land = landStrips()
  .map(({ west, north, width }) => `M${west} ${-north}h${width}v${square}h${-width}z`)
  .join("")

/** A link that flies at once, from wherever its reader is. */
const codecs = { fly: flag(false) }

/** The approximate date line: round Siberia, the Aleutians, Kiribati and Samoa. */
const dateLine = "M180 -84V-70L190 -66L170 -52L180 -48V-4H210V12H188V45H180V58"

/** Returns the position of a pointer on the map, in degrees. */
function pointOf(event: PointerEvent<SVGElement>): { lat: number; lon: number } {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
  const part = (at: number, from: number, long: number) => (long > 0 ? (at - from) / long : 0)
  return {
    lon: -184 + 368 * part(event.clientX, left, width),
    lat: 86 - 148 * part(event.clientY, top, height),
  }
}

/** Returns the text under the map on each leg of a flight. */
const tripText = (trip: Trip) =>
  trip.leg === "air" || trip.leg === "landed" ? flightText(trip.flight) : midnightText(trip)

/**
 * A world map with each place marked by its day. Pointing at a place describes it, and a flight there can be
 * booked.
 */
export function DotMap({ seen, now, zone, trip, book, cancel }: Props) {
  const motion = useMotion()
  const [asked, setAsked] = useState<{ lat: number; lon: number } | null>(null)
  const [isStranded, setStranded] = useState(false)
  const counted = looks.map(look => ({ ...look, here: seen?.filter(({ days }) => look.has(days)) ?? [] }))
  const label = seen
    ? `Map of the Earth: ${counted.map(({ name, here }) => `${name} in ${placesText(here.length)}`).join(", ")}`
    : "Map of the Earth, still empty"
  const found = asked && seen && now !== null ? nearest(seen, asked.lat, asked.lon) : undefined
  const foundText = found && now !== null ? placeAnswer(found, now) : ""
  const ask = (point: { lat: number; lon: number }) => {
    cancel()
    setStranded(false)
    setAsked(point)
  }
  const fly = () => {
    const flight = seen && now !== null ? bestFlight(now, zone, seen) : null
    setAsked(null)
    setStranded(flight === null)
    if (flight) book(flight)
  }
  const { values } = useAddress(codecs)
  const flyAtOnce = useEffectEvent(fly)
  const isAsked = values.fly && seen !== null
  useEffect(() => {
    if (isAsked) flyAtOnce()
  }, [isAsked])
  const says = trip
    ? tripText(trip)
    : isStranded
      ? "This browser knows of no other day to fly to."
      : foundText
  return (
    <>
      <div className={styles.fly}>
        <Button className="default" disabled={!seen} onClick={fly}>
          {trip ? "Fly again" : "Fly to yesterday"}
        </Button>
        <ShareButton
          link="?fly=1"
          text={trip ? flightText(trip.flight) : "Fly to where it is still yesterday."}
        />
      </div>
      <Stage says={says} hint="Or ask the map.">
        <svg
          className={styles.map}
          role="img"
          aria-label={label}
          viewBox="-184 -86 368 148"
          onPointerDown={event => ask(pointOf(event))}
          // A mouse that merely crosses the map must not cancel a flight.
          onPointerMove={event => event.pointerType === "mouse" && !trip && ask(pointOf(event))}
        >
          <rect className={styles.sea} x={-184} y={-86} width={368} height={148} />
          <path className={styles.land} d={land} />
          {now !== null && (
            <Night key={`${trip?.number} ${trip?.leg}`} now={now} trip={trip} moves={motion} />
          )}
          <path className={styles.dateLine} d={dateLine} />
          <path className={styles.dateLine} d={dateLine} transform="translate(-360)" />
          {counted.map(({ name, here, shape, style }) => (
            <path
              key={name}
              className={style}
              d={here.map(({ place }) => shape(place.lon, -place.lat)).join("")}
            />
          ))}
          {trip && trip.leg !== "air" && isInTime(trip.flight) && <Leaves trip={trip} moves={motion} />}
          {trip && <FlightRoute key={trip.number} trip={trip} moves={motion} />}
          {found && !trip && (
            <g
              transform={`translate(${found.place.lon} ${-found.place.lat}) rotate(${found.place.lat > 45 ? 180 : 0})`}
            >
              <path className={styles.pin} d="M0 0L-5 -11A6 6 0 1 1 5 -11z" data-asked={found.place.zone} />
            </g>
          )}
        </svg>
      </Stage>
      <p className={styles.key}>
        {looks.map(({ name, shape, style }) => (
          <span key={name}>
            <svg aria-hidden="true" viewBox="-4 -4 8 8" width="18" height="18">
              <path className={style} d={shape(0, 0)} />
            </svg>{" "}
            {name}
          </span>
        ))}
      </p>
    </>
  )
}
