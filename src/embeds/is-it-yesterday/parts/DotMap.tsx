import { type PointerEvent, useState } from "react"
import { Button } from "../../../components/button/Button"
import { Stage } from "../../../components/message-scene/Stage"
import { useMotion } from "../../../hooks/browser/motion"
import { Slider } from "../../../kits/controls/Slider"
import { bestFlight, flightText } from "../flight"
import * as styles from "../IsItYesterday.module.css"
import { landStrips, square } from "../land"
import { midnightAt, nearest, placeAnswer, placesText, type Seen } from "../logic"
import { Way } from "./Way"

type Props = {
  seen: readonly Seen[] | null
  /** The instant, in milliseconds from 1970; null while nobody knows. */
  now: number | null
  /** Where whoever looks on is, as a time zone. */
  zone: string
}

/** A disc, a ring and a triangle, as paths round a point: the days can be told apart without their colours. */
const disc = (x: number, y: number) => `M${x - 2.2} ${y}a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0`
const ring = (x: number, y: number) => `M${x - 1.5} ${y}a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0`
const triangle = (x: number, y: number) => `M${x} ${y - 2.6}l2.5 4.4h-5z`

const looks = [
  { name: "yesterday or before", has: (days: number) => days < 0, shape: disc, style: styles.yesterday },
  { name: "today", has: (days: number) => days === 0, shape: ring, style: styles.today },
  { name: "tomorrow or after", has: (days: number) => days > 0, shape: triangle, style: styles.tomorrow },
]

const land = landStrips()
  .map(({ west, north, width }) => `M${west} ${-north}h${width}v${square}h${-width}z`)
  .join("")

/** Roughly where the date line runs: round Siberia, the Aleutians, Kiribati and Samoa. */
const dateLine = "M180 -84V-70L190 -66L170 -52L180 -48V-4H210V12H188V45H180V58"

/** A point of the map, in degrees. */
function pointOf(event: PointerEvent<SVGElement>): { lat: number; lon: number } {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
  const part = (at: number, from: number, long: number) => (long > 0 ? (at - from) / long : 0)
  return {
    lon: -184 + 368 * part(event.clientX, left, width),
    lat: 86 - 148 * part(event.clientY, top, height),
  }
}

/** The Earth with its places, each drawn by the day that it has there; whoever points at one is told. */
export function DotMap({ seen, now, zone }: Props) {
  const motion = useMotion()
  const [asked, setAsked] = useState<{ lat: number; lon: number } | null>(null)
  const [booked, setBooked] = useState(0)
  const flight = booked > 0 && seen && now !== null ? bestFlight(now, zone, seen) : null
  const counted = looks.map(look => ({ ...look, here: seen?.filter(({ days }) => look.has(days)) ?? [] }))
  const label = seen
    ? `Map of the Earth: ${counted.map(({ name, here }) => `${name} in ${placesText(here.length)}`).join(", ")}`
    : "Map of the Earth, still empty"
  const found = asked && seen ? nearest(seen, asked.lat, asked.lon) : undefined
  const byLongitude = [...(seen ?? [])].sort((a, b) => a.place.lon - b.place.lon)
  const at = found ? byLongitude.indexOf(found) : Math.floor(byLongitude.length / 2)
  const midnight = now === null ? null : midnightAt(now)
  const ask = (point: { lat: number; lon: number }) => {
    setBooked(0)
    setAsked(point)
  }
  return (
    <>
      <Stage says={booked > 0 ? flightText(flight) : found && now !== null ? placeAnswer(found, now) : ""}>
        <svg
          className={styles.map}
          role="img"
          aria-label={label}
          viewBox="-184 -86 368 148"
          onPointerDown={event => ask(pointOf(event))}
          onPointerMove={event => event.pointerType === "mouse" && ask(pointOf(event))}
        >
          <rect className={styles.sea} x={-184} y={-86} width={368} height={148} />
          <path className={styles.land} d={land} />
          {midnight !== null && (
            <g>
              {[-360, 0, 360].map(turn => (
                <rect
                  key={turn}
                  className={styles.night}
                  x={midnight + turn - 90}
                  y={-86}
                  width={180}
                  height={148}
                />
              ))}
              <g className={motion ? styles.sweep : undefined}>
                <path className={styles.midnight} d={`M${midnight} -86V62`} />
                <text className={styles.mapText} x={midnight + (midnight > 130 ? -38 : 4)} y={-78}>
                  midnight
                </text>
              </g>
            </g>
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
          {flight && <Way key={booked} flight={flight} flies={motion} />}
          {found && booked === 0 && (
            <path
              className={styles.cross}
              d={`M${found.place.lon - 7} ${-found.place.lat}h4m6 0h4m-7 -7v4m0 6v4`}
            />
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
      <div className={styles.ask}>
        <Slider
          label="Ask from west to east"
          value={Math.max(0, at)}
          min={0}
          max={Math.max(0, byLongitude.length - 1)}
          disabled={byLongitude.length === 0}
          valueText={found && now !== null ? placeAnswer(found, now) : "not asked yet"}
          onChange={i => {
            const place = byLongitude[i]?.place
            if (place) ask({ lat: place.lat, lon: place.lon })
          }}
        />
        <Button disabled={!seen} onClick={() => setBooked(booked + 1)}>
          Fly to yesterday
        </Button>
      </div>
    </>
  )
}
