import { useCallback, useMemo, useRef, useState } from "react"
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
import { formatTime, nextStop, placeAt, stopsOf, type Vehicle, vehicles, yearOf } from "./logic"
import { paintOrbits, paintWay } from "./paint"
import * as styles from "./SolarSystem.module.css"
import type { Planet } from "./schema"

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
      setLastRide({ from, by, km: ride.km + passed * speed, seconds: ride.seconds + passed })
    },
    box,
  )
  const way = useCallback(
    (context: CanvasRenderingContext2D) =>
      paintWay(context, stops, at, context.canvas.width / Math.max(1, context.canvas.clientWidth)),
    [stops, at],
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
  const km = Math.round(at - start).toLocaleString("en-GB")
  const go = (from: string) => {
    set({ from })
    setLastRide({ from, by: values.by, km: 0, seconds: 0 })
  }
  return (
    <div className={styles.tool} ref={box}>
      <Canvas
        className={styles.journey}
        draw={way}
        label={`The way out from the Sun to scale; next on it is ${next?.name ?? "nothing"}`}
      />
      <div className={styles.side}>
        <p className={styles.verdict} role="status" aria-live="off">
          <b>{km} km</b> in {formatTime(ride.seconds)}.{" "}
          {next ? `Next: ${next.name}, in ${formatTime((next.km - at) / speed)}. ` : "You are past it all. "}
        </p>
        <div className={styles.row}>
          <Choice
            label="Ride"
            value={values.by}
            options={rides}
            onChange={(by: Vehicle) => set({ by })}
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
