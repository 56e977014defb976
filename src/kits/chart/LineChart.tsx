import * as styles from "./Chart.module.css"
import { Plot } from "./Plot"
import { linear, type Span, type Tick, ticks } from "./scale"

type Props = {
  /** All that the line says, in words. */
  name: string
  points: readonly (readonly [x: number, y: number])[]
  /** The ends of the axes, in the units of the points. */
  x: Span
  y: Span
  /** Round values where nothing else is said. */
  xTicks?: readonly Tick[]
  yTicks?: readonly Tick[]
}

/** A line through points, from left to right. */
export function LineChart({ name, points, x, y, xTicks = ticks(x), yTicks = ticks(y) }: Props) {
  const [left, top] = [linear(x, [0, 100]), linear(y, [100, 0])]
  const end = points.at(-1)
  const isOnLine = (place: number) => end !== undefined && Math.abs(place - top(end[1])) < 5
  return (
    <div>
      <div className={styles.plot}>
        <Plot name={name} down={xTicks.map(({ at }) => left(at))} across={yTicks.map(({ at }) => top(at))}>
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
      <div className={styles.times} aria-hidden="true">
        {xTicks.map(({ at, label }) => (
          // At the ends it would stick out.
          <span key={at} style={{ left: `${left(at)}%` }} hidden={left(at) < 6 || left(at) > 94}>
            {label}
          </span>
        ))}
      </div>
    </div>
  )
}
