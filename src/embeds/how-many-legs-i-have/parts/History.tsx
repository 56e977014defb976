import * as styles from "../HowManyLegsIHave.module.css"
import type { Incident } from "../schema"

type Props = {
  incidents: readonly Incident[]
  chosen: number
  mean: number
  error: number
}

const first = 1978
const last = 2027
const x = (year: number) => 34 + ((year - first) / (last - first)) * 430
const y = (legs: number) => 118 - legs * 12

/** A line graph of the legs over half a century, with the incidents, and today's reading with its error bar. */
export function History({ incidents, chosen, mean, error }: Props) {
  const line = incidents
    .map(({ year, legs }) => `H${x(year) - 4}L${x(year)} ${y(legs)}L${x(year) + 4} ${y(2)}`)
    .join("")
  const description = incidents.map(({ year, legs }) => `${legs} in ${year}`).join(", ")
  const now = x(2026.5)
  const top = y(Math.min(9, mean + error))
  const bottom = y(Math.max(-0.5, mean - error))
  return (
    <svg
      className={styles.history}
      viewBox="0 0 480 140"
      role="img"
      aria-label={`Legs by year: two, but ${description}. Today ${mean.toFixed(2)}.`}
    >
      <rect width="480" height="140" fill="#fff" />
      {[0, 2, 4, 6, 8].map(legs => (
        <g key={legs}>
          <path d={`M34 ${y(legs)}H470`} stroke="#dde3ea" />
          <text x="26" y={y(legs) + 4} fontSize="11" textAnchor="end" fill="#333">
            {legs}
          </text>
        </g>
      ))}
      {[1980, 1990, 2000, 2010, 2020].map(year => (
        <text key={year} x={x(year)} y="134" fontSize="11" textAnchor="middle" fill="#333">
          {year}
        </text>
      ))}
      <path
        d={`M34 ${y(2)}${line}H${now}`}
        fill="none"
        stroke="#000080"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      {incidents.map(({ year, legs }) => (
        <circle
          key={year}
          cx={x(year)}
          cy={y(legs)}
          r={year === chosen ? 6 : 4}
          fill={year === chosen ? "#c8202a" : "#000080"}
        />
      ))}
      <path
        d={`M${now} ${top}V${bottom}M${now - 5} ${top}h10M${now - 5} ${bottom}h10`}
        stroke="#c8202a"
        strokeWidth="2"
      />
      <circle cx={now} cy={y(Math.min(9, mean))} r="4" fill="#c8202a" />
    </svg>
  )
}
