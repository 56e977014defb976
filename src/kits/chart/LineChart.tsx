import * as styles from "./Chart.module.css"
import { Plot } from "./Plot"
import { linearScale, type Span, type Tick, ticks } from "./scale"

type Props = {
  /** The text alternative, with all that the line shows. */
  name: string
  points: readonly (readonly [x: number, y: number])[]
  /** The ends of the axes, in the units of the points. */
  x: Span
  y: Span
  /** The ticks of the axes, by default round values. */
  xTicks?: readonly Tick[]
  yTicks?: readonly Tick[]
}

/** A line chart through points, from left to right. */
export function LineChart({ name, points, x, y, xTicks = ticks(x), yTicks = ticks(y) }: Props) {
  const [left, top] = [linearScale(x, [0, 100]), linearScale(y, [100, 0])]
  const end = points.at(-1)
  const isOnLine = (y: number) => end !== undefined && Math.abs(y - top(end[1])) < 5
  return (
    <div>
      <div className={styles.plot}>
        <Plot
          name={name}
          verticals={xTicks.map(({ at }) => left(at))}
          horizontals={yTicks.map(({ at }) => top(at))}
        >
          <path
            className={styles.line}
            d={`M${points.map(([px, py]) => `${left(px)} ${top(py)}`).join("L")}`}
          />
        </Plot>
        {yTicks.map(
          ({ at, label }) =>
            label && (
              <span
                key={at}
                className={styles.label}
                data-on-line={isOnLine(top(at)) || undefined}
                style={{ top: `${top(at)}%` }}
              >
                {label}
              </span>
            ),
        )}
      </div>
      <div className={styles.xLabels} aria-hidden="true">
        {xTicks.map(({ at, label }) => (
          // Labels at the ends would overflow the chart.
          <span key={at} style={{ left: `${left(at)}%` }} hidden={left(at) < 6 || left(at) > 94}>
            {label}
          </span>
        ))}
      </div>
    </div>
  )
}
