import { type Range, scale, ticks } from "../chart"
import * as styles from "../DogecoinPrice.module.css"

type Props = {
  /** Null while nobody knows: then only the line is drawn, which is known. */
  now: Date | null
  range: Range
  zoom: number
}

const words: Record<Range, string> = {
  minute: "the last minute",
  hour: "the last hour",
  day: "the last day",
  year: "the last year",
  all: "all time",
}

/** The price as a line. The times below it move. */
export function Chart({ now, range, zoom }: Props) {
  const marks = now ? ticks(range, now) : []
  const labels = scale(zoom)
  return (
    <figure className={styles.chart}>
      <div className={styles.plot}>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={`Line chart of the price over ${words[range]}, from ${labels[2]} to ${labels[0]} DOGE. The line is flat, at 1.`}
        >
          {[25, 50, 75].map(y => (
            <path key={y} className={styles.grid} d={`M0 ${y}H100`} />
          ))}
          {marks.map(({ x }) => (
            <path key={x} className={styles.grid} d={`M${(x * 100).toFixed(2)} 0V100`} />
          ))}
          <path className={styles.line} d="M0 50H100" />
        </svg>
        {labels.map((label, i) => (
          <span key={label} className={styles.label} style={{ top: `${i * 50}%` }}>
            {label}
          </span>
        ))}
      </div>
      <div className={styles.times} aria-hidden="true">
        {marks.map(({ x, label }) => (
          <span key={x} style={{ left: `${x * 100}%` }} hidden={x < 0.06 || x > 0.94}>
            {label}
          </span>
        ))}
      </div>
    </figure>
  )
}
