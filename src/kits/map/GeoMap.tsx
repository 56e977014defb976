import type { MouseEvent, ReactNode } from "react"
import * as styles from "./GeoMap.module.css"
import { linePath, type MapArea, nearestIndex } from "./mapArea"
import type { Place } from "./sphere"

export type Pin = {
  id: string
  place: Place
  /** The look: normal, paler, or highlighted as the selected pin. */
  look?: "usual" | "pale" | "picked"
}

type Props = {
  area: MapArea
  /** The text alternative: "A map of the world with 24 pins". */
  label: string
  pins: readonly Pin[]
  /** Lines through places, such as the legs of a journey. */
  lines?: readonly (readonly Place[])[]
  /** The position of the traveller. */
  traveller?: Place
  /** The radius of a pin, in units of the drawing. */
  size?: number
  /** Handles a click with the id of the nearest pin; null for a press by keyboard, which has no position. */
  onPick?: (id: string | null) => void
  /** The accessible name of the button over the map: "Next city". */
  action?: string
  children?: ReactNode
}

/** A map with pins and lines. The whole map is one button that selects the nearest pin, which is easier to hit. */
export function GeoMap({
  area,
  label,
  pins,
  lines = [],
  traveller,
  size = 7,
  onPick,
  action,
  children,
}: Props) {
  const press = ({ detail, clientX, clientY, currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (detail === 0) return onPick?.(null)
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const point = [((clientX - left) / width) * area.width, ((clientY - top) / height) * area.height] as const
    const found = nearestIndex(
      pins.map(({ place }) => place),
      point,
      area.project,
    )
    onPick?.(pins[found]?.id ?? null)
  }
  const ordered = [...pins].sort((a, b) => Number(a.look === "picked") - Number(b.look === "picked"))
  return (
    <div className={styles.map}>
      <svg viewBox={`0 0 ${area.width} ${area.height}`} role="img" aria-label={label}>
        <path className={styles.neighbours} d={area.around} />
        <path className={styles.land} d={area.land} />
        {children}
        {lines.map((places, i) => {
          const d = linePath(places, area.project)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: legs never move
            <g key={i} strokeWidth={size / 3}>
              <path className={styles.edge} d={d} strokeWidth={size / 1.6} />
              <path className={styles.line} d={d} />
            </g>
          )
        })}
        {ordered.map(({ id, place, look = "usual" }) => {
          const [x, y] = area.project(place)
          const d = `M0 0L${-0.62 * size} ${-1.5 * size}A${size} ${size} 0 1 1 ${0.62 * size} ${-1.5 * size}Z`
          return (
            <g key={id} transform={`translate(${x} ${y}) scale(${look === "picked" ? 1.5 : 1})`}>
              <path className={styles.pin} data-look={look} d={d} strokeWidth={size / 6} />
              <circle cy={-2.1 * size} r={size / 2.8} className={styles.pinHole} />
            </g>
          )
        })}
        {traveller && (
          <circle
            className={styles.traveller}
            cx={area.project(traveller)[0]}
            cy={area.project(traveller)[1]}
            r={size * 0.8}
            strokeWidth={size / 3}
          />
        )}
      </svg>
      {onPick && <button type="button" className={styles.surface} aria-label={action} onClick={press} />}
    </div>
  )
}
