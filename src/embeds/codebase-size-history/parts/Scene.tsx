import { memo, useId } from "react"
import { ticks } from "../../../kits/chart/scale"
import * as styles from "../CodebaseSizeHistory.module.css"
import { type City, outlineOf, type PlacedLandmark, view } from "../skyline"
import { Crane } from "./Crane"

/** From the ground up. */
export const layerColours = ["#3b5bb5", "#8a4fb0", "#cf4f7d", "#d9972b", "#2f9460", "#7d7d7d"] as const

const stars = Array.from({ length: 46 }, (_, i) => [(i * 197 + 31) % 720, (i * 83 + 12) % 170] as const)

type Props = {
  city: City
  stands: readonly PlacedLandmark[]
  at: number
  tearsDown: boolean
  label: string
} & MoonProps

type MoonProps = {
  /** The number of presses on the Moon. */
  moon: number
  onMoon: () => void
}

/** The skyline up to a step; the later steps are shown as a blueprint in white lines. */
export function Scene({ city, stands, at, tearsDown, label, moon, onMoon }: Props) {
  const id = useId()
  const top = city.tops[at]
  const marks = ticks([0, city.maxMetres], 5).filter(tick => tick.at > 0)
  return (
    <div className={styles.scene}>
      <svg viewBox={`0 0 ${view.width} ${view.height}`} role="img" aria-label={label}>
        <defs>
          <clipPath id={`${id}c`}>
            <rect x="0" y="0" width={top?.x ?? 0} height={view.height} />
          </clipPath>
          <clipPath id={`${id}p`}>
            <rect x={top?.x ?? 0} y="0" width={view.width} height={view.height} />
          </clipPath>
        </defs>
        <Sky id={id} />
        <g transform="translate(160 44)">
          <g className={styles.moon} data-presses={moon}>
            <circle r="20" fill="#f4efd4" />
            <circle cx="-6" cy="-6" r="4" fill="#d8d0a8" />
            <circle cx="7" cy="6" r="3" fill="#d8d0a8" />
            <circle cx="-8" cy="8" r="2" fill="#d8d0a8" />
            {moon > 0 && (
              <path d="M-9-3v-4M9-3v-4M-6 8q6-5 12 0" stroke="#2a2350" strokeWidth="3" fill="none" />
            )}
          </g>
        </g>
        <Backdrop city={city} marks={marks.map(tick => tick.at)} />
        <g clipPath={`url(#${id}p)`}>
          <path d={city.outline} className={styles.plan} />
        </g>
        <g clipPath={`url(#${id}c)`}>
          <Layers id={id} city={city} />
        </g>
        <Landmarks stands={stands} />
        {top && <Crane x={top.x} y={top.y} tearsDown={tearsDown} />}
        <path d={`M0 ${view.ground}H720V330H0z`} fill="#3a3f46" />
        <path d="M0 315H720" stroke="#e8d36a" strokeWidth="2" strokeDasharray="18 14" />
        <path d={`M0 ${view.ground}H720`} stroke="#8b8f96" strokeWidth="4" />
      </svg>
      <button type="button" className={styles.onMoon} aria-label="The Moon" onClick={onMoon} />
      {marks.map(tick => (
        <span
          key={tick.at}
          className={styles.metres}
          style={{ top: `${(city.y(tick.at) / view.height) * 100}%` }}
        >
          {tick.label} m
        </span>
      ))}
      {stands.map(stand => (
        <span
          key={stand.name}
          className={styles.name}
          style={{ left: `${(stand.x / view.width) * 100}%`, top: `${(stand.y / view.height) * 100}%` }}
        >
          {stand.name}
        </span>
      ))}
    </div>
  )
}

const Sky = memo(function Sky({ id }: { id: string }) {
  return (
    <>
      <linearGradient id={`${id}s`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#101a44" />
        <stop offset="0.55" stopColor="#4b3f7a" />
        <stop offset="1" stopColor="#e58a5f" />
      </linearGradient>
      <rect width="720" height="330" fill={`url(#${id}s)`} />
      {stars.map(([x, y]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="1.6" height="1.6" fill="#fff" opacity={0.75} />
      ))}
    </>
  )
})

type BackProps = { city: City; marks: readonly number[] }

const Backdrop = memo(function Backdrop({ city, marks }: BackProps) {
  return (
    <>
      {marks.map(mark => (
        <path key={mark} d={`M0 ${city.y(mark)}H720`} stroke="#fff" strokeOpacity="0.22" />
      ))}
    </>
  )
})

const Layers = memo(function Layers({ id, city }: { id: string; city: City }) {
  return (
    <>
      <pattern id={`${id}w`} width="7" height="9" patternUnits="userSpaceOnUse">
        <rect x="1.5" y="2" width="1.8" height="2.6" fill="#ffe98a" />
        <rect x="4.8" y="5.5" width="1.6" height="2.2" fill="#0c1030" opacity="0.55" />
      </pattern>
      {city.layers.map((layer, i) => (
        <path key={layerColours[i]} d={layer} fill={layerColours[i]} />
      ))}
      <path d={city.outline} fill={`url(#${id}w)`} />
      <path d={city.outline} fill="none" stroke="#0c1030" strokeOpacity="0.4" strokeWidth="0.8" />
    </>
  )
})

const Landmarks = memo(function Landmarks({ stands }: { stands: readonly PlacedLandmark[] }) {
  return (
    <>
      {stands.map(stand => {
        const [path, share] = outlineOf(stand.name)
        const height = view.ground - stand.y
        const width = height * share
        return (
          <path
            key={stand.name}
            d={path}
            transform={`translate(${stand.x - width / 2} ${stand.y}) scale(${width / 100} ${height / 100})`}
            fill="#e9e2d0"
            fillOpacity="0.88"
            stroke="#2a2350"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        )
      })}
    </>
  )
})
