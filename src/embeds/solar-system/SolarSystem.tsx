import { type PointerEvent, useCallback, useMemo, useRef, useState } from "react"
import { Reserve } from "../../components/reserve/Reserve"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useNow } from "../../hooks/browser/clock"
import { usePageData } from "../../hooks/page/page"
import { choice } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Canvas } from "../../kits/canvas/Canvas"
import { Choice } from "../../kits/controls/Choice"
import { Slider } from "../../kits/controls/Slider"
import { useFrames } from "../../kits/motion/useFrames"
import { usePlayback } from "../../kits/motion/usePlayback"
import {
  caughtAt,
  chaseFrom,
  formatDistance,
  formatTime,
  foundAt,
  nextStop,
  placeAt,
  policeText,
  scale,
  stopsOf,
  type Vehicle,
  vehicles,
  yearOf,
} from "./logic"
import { paintOrbits, paintWay } from "./paint"
import * as styles from "./SolarSystem.module.css"
import type { Planet } from "./schema"

/** The distance from the middle of the picture at which a dragged planet is found, in km. */
const foundKm = 150 * scale

/** The day shown until today's is known. */
const someDay = Date.UTC(2000, 0, 1, 12)

/**
 * A trip from the Sun to Neptune to scale, at the speed of light or slower, with the planets in today's positions.
 *
 * @feed The way from the Sun to Neptune to scale, at the speed of light, so that it takes more than four hours.
 * @data planets
 */
export default function SolarSystem() {
  const { planets } = usePageData<{ planets: Planet[] }>()
  const now = useNow()
  const { values, set } = useAddress({
    from: choice(["sun", "moon", ...planets.map(({ id }) => id)], "sun"),
    by: choice(vehicles, "light"),
  })
  const [days, setDays] = useState(0)
  const [lastRide, setLastRide] = useState<{ from: string; by: Vehicle; km: number; seconds: number }>({
    from: "sun",
    by: "light",
    km: 0,
    seconds: 0,
  })
  /** The distance in km by which the sky has been dragged ahead. */
  const [aside, setAside] = useState(0)
  const [isFined, setFined] = useState(false)
  const grip = useRef<{ pointer: number; x: number; aside: number } | null>(null)
  const { playing, label, toggle } = usePlayback(true)
  const box = useRef<HTMLDivElement>(null)
  const owed = useRef(0)
  const today = now?.getTime() ?? someDay
  const day = Math.floor(today / 3_600_000) * 3_600_000 + days * 86_400_000
  const stops = useMemo(() => stopsOf(planets, day), [planets, day])
  const start = stops.find(({ id }) => id === values.from)?.km ?? 0
  const speed = vehicles[values.by].speed
  const { from, by } = values
  // Changing the start or the vehicle restarts the ride.
  const ride = lastRide.from === from && lastRide.by === by ? lastRide : { km: 0, seconds: 0 }
  const last = stops.at(-1)?.km ?? 0
  const at = Math.min(last, start + ride.km)
  useFrames(
    playing,
    frame => {
      // Light moves 1.5 pixels in this time, so drawing more often would show nothing new.
      owed.current += frame
      if (owed.current < 0.05) return
      const passed = owed.current
      owed.current = 0
      const next = { from, by, km: ride.km + passed * speed, seconds: ride.seconds + passed }
      if (by !== "light100" || next.seconds < caughtAt) return setLastRide(next)
      setLastRide({ ...next, by: "light" })
      set({ by: "light" })
      setFined(true)
    },
    box,
  )
  const chase = by === "light100" && ride.seconds > chaseFrom ? ride.seconds - chaseFrom : null
  const way = useCallback(
    (context: CanvasRenderingContext2D) =>
      paintWay(context, stops, at, context.canvas.width / Math.max(1, context.canvas.clientWidth), {
        aside,
        chase,
      }),
    [stops, at, aside, chase],
  )
  const orbits = useCallback(
    (context: CanvasRenderingContext2D) =>
      paintOrbits(
        context,
        planets.map(planet => ({ id: planet.id, colour: planet.colour, place: placeAt(planet, day) })),
        context.canvas.width / Math.max(1, context.canvas.clientWidth),
      ),
    [planets, day],
  )
  const next = nextStop(stops, at)
  const found = aside === 0 ? undefined : foundAt(stops, at + aside, foundKm)
  const remark =
    (found && `There. The dot under the lens is ${found.name}.`) ||
    (by === "light100" && policeText(ride.seconds)) ||
    (isFined && "Fined. It is light for you now, like for everybody.") ||
    (next ? `Next: ${next.name}, in ${formatTime((next.km - at) / speed)}.` : "You are past it all.")
  const look = (km: number) => setAside(Math.max(-at, Math.min(last - at, km)))
  const drop = () => {
    grip.current = null
  }
  const go = (from: string) => {
    set({ from })
    setAside(0)
    setFined(false)
    setLastRide({ from, by: values.by, km: 0, seconds: 0 })
  }
  return (
    <div className={styles.tool} ref={box}>
      <div
        className={styles.sky}
        onPointerDown={event => {
          if (event.button > 0) return
          event.currentTarget.setPointerCapture?.(event.pointerId)
          grip.current = { pointer: event.pointerId, x: event.clientX, aside }
        }}
        onPointerMove={(event: PointerEvent) => {
          const from = grip.current
          if (from?.pointer === event.pointerId) look(from.aside + (from.x - event.clientX) * scale * 2)
        }}
        onPointerUp={drop}
        onPointerCancel={drop}
      >
        <Canvas
          className={styles.journey}
          draw={way}
          label={`The way out from the Sun to scale; next on it is ${next?.name ?? "nothing"}`}
        />
      </div>
      <div className={styles.side}>
        <p className={styles.verdict} role="status" aria-live="off">
          <b>{formatDistance(at - start)}</b> in {formatTime(ride.seconds)}. {remark}
        </p>
        <div className={styles.row}>
          <Choice
            label="Ride"
            value={values.by}
            options={rides}
            onChange={(by: Vehicle) => {
              set({ by })
              setAside(0)
              setFined(false)
            }}
            beside
          />
          <button type="button" onClick={toggle}>
            {label}
          </button>
          <Choice
            label="From"
            value={values.from}
            options={stops.slice(0, -1).map(({ id, name }) => [id, name] as const)}
            onChange={go}
            beside
          />
          <button type="button" onClick={() => next && next.id !== "neptune" && go(next.id)}>
            Skip the dark
          </button>
          <button type="button" onClick={() => (aside === 0 ? look(8e6) : setAside(0))}>
            <Reserve inline all={["Look ahead", "Look here"]}>
              {aside === 0 ? "Look ahead" : "Look here"}
            </Reserve>
          </button>
          <ShareButton
            text={
              next
                ? `${formatTime((next.km - start) / speed)} to ${next.name}. Bring something to read.`
                : "Far out."
            }
          />
        </div>
      </div>
      <div className={styles.orbits}>
        <Canvas
          draw={orbits}
          label="The planets from above, where they are on this day; the distances are squeezed"
        />
        <div>
          <Slider
            label={`On ${new Date(day).toISOString().slice(0, 10)}`}
            min={-3650}
            max={3650}
            value={days}
            onChange={setDays}
          />
          <ul className={styles.years}>
            {planets.map(planet => (
              <li key={planet.id}>
                <i style={{ background: planet.colour }} /> {planet.name}:{" "}
                {Math.round(placeAt(planet, day).km / 1e6)} million km, a year of{" "}
                {formatTime(yearOf(planet) * 86_400)}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
}

const rides = (Object.keys(vehicles) as Vehicle[]).map(id => [id, vehicles[id].name] as const)
