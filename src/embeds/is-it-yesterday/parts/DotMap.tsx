import * as styles from "../IsItYesterday.module.css"
import { placesText, type Seen } from "../logic"

type Props = { seen: readonly Seen[] | null }

/** A disc, a ring and a triangle, as paths round a point: the days can be told apart without their colours. */
const disc = (x: number, y: number) => `M${x - 2.2} ${y}a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0`
const ring = (x: number, y: number) => `M${x - 1.5} ${y}a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0`
const triangle = (x: number, y: number) => `M${x} ${y - 2.6}l2.5 4.4h-5z`

const looks = [
  { name: "yesterday or before", has: (days: number) => days < 0, shape: disc, style: styles.yesterday },
  { name: "today", has: (days: number) => days === 0, shape: ring, style: styles.today },
  { name: "tomorrow or after", has: (days: number) => days > 0, shape: triangle, style: styles.tomorrow },
]

/** The Earth as the dots of its places, each drawn by the day that it has there. */
export function DotMap({ seen }: Props) {
  const counted = looks.map(look => ({ ...look, here: seen?.filter(({ days }) => look.has(days)) ?? [] }))
  const label = seen
    ? `Map of the Earth: ${counted.map(({ name, here }) => `${name} in ${placesText(here.length)}`).join(", ")}`
    : "Map of the Earth, still empty"
  return (
    <figure className={styles.map}>
      <svg role="img" aria-label={label} viewBox="-184 -86 368 170">
        <rect className={styles.sea} x={-184} y={-86} width={368} height={170} />
        <path className={styles.line} d="M-184 0H184M0 -86V84" />
        {counted.map(({ name, here, shape, style }) => (
          <path
            key={name}
            className={style}
            d={here.map(({ place }) => shape(place.lon, -place.lat)).join("")}
          />
        ))}
      </svg>
      <figcaption>
        {looks.map(({ name, shape, style }) => (
          <span key={name}>
            <svg aria-hidden="true" viewBox="-4 -4 8 8" width="16" height="16">
              <path className={style} d={shape(0, 0)} />
            </svg>{" "}
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
