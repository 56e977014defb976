import * as styles from "../Puuh.module.css"

type Props = { value: number; says: string }

const marks = ["draught", "pff", "puh", "puuh", "puuuh", "alas"]

/** Draws a round meter with a needle, from a draught to alas. */
export function Meter({ value, says }: Props) {
  const degrees = -110 + 220 * value
  return (
    <svg
      className={styles.meter}
      viewBox="0 0 160 146"
      role="img"
      aria-label={`Sigh-o-meter: ${Math.round(value * 100)} of 100, ${says}`}
    >
      <circle cx="80" cy="76" r="66" fill="#8a6a2e" stroke="#3a2a0c" strokeWidth="2" />
      <circle cx="80" cy="76" r="58" fill="#fbf5e0" stroke="#3a2a0c" />
      <path
        d="M26 96a58 58 0 0 1-1-36"
        fill="none"
        stroke="#3f8a3a"
        strokeWidth="7"
        transform="translate(5 0)"
      />
      <path d="M118 42a50 50 0 0 1 12 34 50 50 0 0 1-3 20" fill="none" stroke="#c0392b" strokeWidth="7" />
      {marks.map((mark, i) => {
        const angle = ((-110 + (220 * i) / (marks.length - 1) - 90) * Math.PI) / 180
        return (
          <text
            key={mark}
            x={80 + 39 * Math.cos(angle)}
            y={79 + 40 * Math.sin(angle)}
            className={styles.mark}
          >
            {mark}
          </text>
        )
      })}
      <g transform={`rotate(${degrees} 80 76)`}>
        <path d="M77.500 76L80 26l2.500 50z" fill="#111" />
      </g>
      <circle cx="80" cy="76" r="6" fill="#8a6a2e" stroke="#111" />
      <text x="80" y="112" className={styles.says}>
        {says}
      </text>
    </svg>
  )
}
