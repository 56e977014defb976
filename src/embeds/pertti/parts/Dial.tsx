import { topSpeed, watts } from "../logic"
import * as styles from "../PerttiInWheel.module.css"
import { wattText } from "../words"

/** The maximum of the dial in watts, just above his own. */
const end = Math.ceil(watts(topSpeed) * 10) / 10
const marks = Array.from({ length: 5 }, (_, i) => (end * i) / 4)

const angle = (power: number) => -90 + 180 * Math.min(1, power / end)

/** A dial from zero to a hamster's maximum power, with the number below. */
export function Dial({ power }: { power: number }) {
  return (
    <div className={styles.dial}>
      <meter
        className="visually-hidden"
        aria-label="Power"
        min={0}
        max={end}
        value={Number(power.toFixed(2))}
      >
        {wattText(power)}
      </meter>
      <svg viewBox="0 0 120 72" aria-hidden="true">
        <path d="M10 64 A50 50 0 0 1 110 64" fill="none" stroke="#111" strokeWidth={2} />
        {marks.map(mark => (
          <g key={mark} transform={`rotate(${angle(mark)} 60 64)`}>
            <path d="M60 14 V22" stroke="#111" strokeWidth={2} />
            <text x={60} y={33} textAnchor="middle" fontSize={9}>
              {mark.toFixed(1)}
            </text>
          </g>
        ))}
        <path
          className={styles.needle}
          d="M58 64 L60 18 L62 64 Z"
          transform={`rotate(${angle(power)} 60 64)`}
        />
        <circle cx={60} cy={64} r={5} />
      </svg>
      <span className="lcd">{wattText(power)}</span>
    </div>
  )
}
