import { useMotion } from "../../../hooks/browser/motion"
import { armful, type Throw } from "../fire"
import * as styles from "../HtmlHellScorelist.module.css"

/**
 * Returns the path of a row of flames with the given heights, in units of the viewBox, on a body that extends below
 * the picture.
 */
function tongues(heights: readonly number[], shift: number): string {
  const step = 60
  const row = heights.map(
    (high, i) => `Q${shift + i * step + 6} -10 ${shift + i * step + 26} ${-high}q4 ${high - 30} 34 ${high}`,
  )
  return `M${shift - 60} 0${row.join("")}V460H${shift - 60}Z`
}

const back = tongues([70, 104, 64, 116, 80, 98, 60, 110, 74, 100, 66, 90, 70], -40)
const front = tongues([40, 62, 34, 70, 44, 58, 36, 66, 42, 60, 38, 52, 44], -64)

/** The heat at which holes are burnt into the edges. */
const minScorch = 0.4

/** The holes: their middles on the edges, and how fast they grow. */
const scorches = [
  [0, 420, 230],
  [640, 410, 250],
  [630, 0, 150],
  [0, 20, 170],
  [120, 424, 120],
  [500, 428, 140],
  [320, 430, 110],
  [0, 230, 90],
  [644, 200, 110],
  [240, -8, 70],
] as const

type Props = {
  /** The height of the flames, 0 to 1; at 1 the paper is burnt. */
  heat: number
  thrown: Throw
}

/** Draws the fire in front of the certificate, and the tags falling into it. */
export function Fire({ heat, thrown }: Props) {
  const motion = useMotion()
  return (
    <div className={styles.fire} data-moving={motion || undefined} aria-hidden="true">
      <svg viewBox="0 0 640 420" preserveAspectRatio="none" aria-hidden="true">
        {heat > minScorch &&
          heat < 1 &&
          scorches.map(([x, y, size]) => (
            <circle
              key={`${x} ${y}`}
              cx={x}
              cy={y}
              r={size * (heat - minScorch)}
              fill="#17100c"
              stroke="#c2410c"
              strokeWidth="5"
            />
          ))}
        {heat >= 1 && (
          <path
            d="M0 0H640V420H0ZM96 176q18-16 40-6t44-12 52 10 60-14 48 12 60-8 46 10 50-6 40 10q18 14 6 30t10 30q-20 18-46 8t-52 12-50-10-60 14-56-12-50 8-60-12-48 8-40-8q-12-16-2-30t8-26z"
            fill="#17100c"
            fillRule="evenodd"
            stroke="#c2410c"
            strokeWidth="5"
          />
        )}
        <g
          className={styles.flames}
          style={{ transform: `translateY(${heat >= 1 ? 330 : 520 - heat * 215}px)` }}
        >
          <g className={styles.back}>
            <path d={back} fill="#d9480f" />
          </g>
          <g className={styles.front}>
            <path d={front} fill="#f59f00" transform="translate(0 24)" />
            <path d={front} fill="#ffe066" transform="translate(30 60)" />
          </g>
        </g>
      </svg>
      {motion && thrown.fuel && (
        <span key={thrown.count} className={styles.log}>
          {armful} × &lt;{thrown.fuel}&gt;
        </span>
      )}
    </div>
  )
}
