import { useId } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import { fullZoom, heightOf, wakes } from "../chart"
import * as styles from "../DogecoinPrice.module.css"

type Props = {
  zoom: number
  /** The number of times the dog was petted. */
  pets: number
}

/** The line at high zoom: a dog as long as the chart, asleep at 1, with an ear that may rise. */
export function LongDog({ zoom, pets }: Props) {
  const moving = useMotion()
  const id = useId()
  return (
    <svg
      className={styles.long}
      style={{ transform: `scaleY(${heightOf(zoom)})`, opacity: Math.min(1, zoom / 3) }}
      data-moving={moving || undefined}
      aria-hidden="true"
    >
      <defs>
        <pattern id={id} width="26" height="22" patternUnits="userSpaceOnUse">
          <path
            fill="none"
            stroke="#b9742a"
            strokeWidth="1.5"
            d="m2 6 5-2M14 4l6-1M8 14l5-2M20 13l5-2M1 20l4-1M15 20l5-2"
          />
        </pattern>
      </defs>
      <svg x="100%" overflow="visible" aria-hidden="true">
        <path
          className={styles.tail}
          fill="#f3cfa6"
          stroke="#5a3a10"
          strokeWidth="2"
          d="M-38 78c-2-26 10-38 24-36 14 2 14 22 2 22-6 0-8-6-4-9-8-2-9 12-6 26z"
        />
      </svg>
      <g stroke="#5a3a10" strokeWidth="2">
        <rect className={styles.body} x="34" y="62" height="58" rx="28" fill="#dc9d46" />
        <rect className={styles.body} x="34" y="62" height="58" rx="28" fill={`url(#${id})`} />
        <rect className={styles.belly} x="62" y="104" height="16" rx="8" fill="#fdf3df" stroke="none" />
        <path
          fill="#fdf3df"
          d="M60 122c-22 0-34-2-34-8s8-9 20-8l40 2v14zM98 122c-14 0-22-2-22-7s6-8 16-7h26v14z"
        />
        <path
          fill="#dc9d46"
          d="M52 54c22 0 34 14 32 32-2 16-16 24-34 24-10 0-22 2-34 0-8-1-12-7-11-13 2-8 10-9 14-14 6-18 16-29 33-29z"
        />
        <path
          fill="#fdf3df"
          stroke="none"
          d="M6 99c1-6 9-8 13-12 8 10 22 14 36 12 2 6-4 10-10 10-10 1-20 1-29 0-7-1-11-5-10-10z"
        />
        <ellipse cx="9" cy="94" rx="6" ry="4.500" fill="#221708" stroke="none" />
        <path fill="none" d="M30 82q7 5 13-2M12 104q10 2 18-3" />
      </g>
      <g key={`${pets} ${zoom}`} className={styles.ear} data-up={wakes(zoom, pets) || undefined}>
        <path fill="#c9852f" stroke="#5a3a10" strokeWidth="2" d="M52 64c-1-14 2-32 12-44 8 12 14 28 12 46z" />
        <path
          className={styles.candle}
          fill="#5dff5d"
          stroke="#5dff5d"
          strokeWidth="2"
          d="M64 6v60M58 20h12v38H58z"
        />
      </g>
      {zoom >= fullZoom && (
        <text x="92" y="44" className={styles.snore}>
          z Z z
        </text>
      )}
    </svg>
  )
}
