import { type MouseEvent, useCallback, useMemo } from "react"
import { Canvas } from "../../../kits/canvas/Canvas"
import { Slider } from "../../../kits/controls/Slider"
import { bodyAt, formatTime, placeAt, yearOf } from "../logic"
import { paintOrbits } from "../paint"
import * as styles from "../SolarSystem.module.css"
import type { Planet } from "../schema"

type Props = {
  planets: readonly Planet[]
  /** The day shown in milliseconds since 1970, and its distance from today in days. */
  day: number
  days: number
  /** The id of the start of the ride. */
  from: string
  onDays: (days: number) => void
  onGo: (from: string) => void
}

/** The planets from above on a day, and the list of their distances and years. */
export function Orbits({ planets, day, days, from, onDays, onGo }: Props) {
  const bodies = useMemo(
    () =>
      planets.map(planet => ({
        id: planet.id,
        name: planet.name,
        colour: planet.colour,
        place: placeAt(planet, day),
      })),
    [planets, day],
  )
  const orbits = useCallback(
    (context: CanvasRenderingContext2D) =>
      paintOrbits(context, bodies, from, context.canvas.width / Math.max(1, context.canvas.clientWidth)),
    [bodies, from],
  )
  const goOnMap = (event: MouseEvent<HTMLCanvasElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const [half, x, y] = [box.width / 2, event.clientX - box.left, event.clientY - box.top]
    onGo(bodyAt(bodies, x / half - 1, y / half - 1)?.id ?? "sun")
  }
  return (
    <div className={styles.orbits}>
      <Canvas
        draw={orbits}
        label="The planets from above, where they are on this day; the distances are squeezed"
        onPress={goOnMap}
      />
      <div>
        <Slider
          label={`On ${new Date(day).toISOString().slice(0, 10)}`}
          min={-3650}
          max={3650}
          value={days}
          onChange={onDays}
        />
        <ul className={styles.years}>
          {planets.map(planet => (
            <li key={planet.id}>
              <button
                type="button"
                aria-current={planet.id === from ? "location" : undefined}
                onClick={() => onGo(planet.id)}
              >
                <i style={{ background: planet.colour }} /> {planet.name}
              </button>{" "}
              {Math.round(placeAt(planet, day).km / 1e6)} million km, a year of{" "}
              {formatTime(yearOf(planet) * 86_400)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
