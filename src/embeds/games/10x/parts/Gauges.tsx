import type { State } from "../career"
import { modifiersOf, ratesOf } from "../rates"
import * as styles from "../TenX.module.css"
import { count, times } from "../words"

/** The figures of the moment. They change all the time, so that nothing reads them aloud by itself. */
export function Gauges({ state }: { state: State }) {
  const { figures, lines, bugs, debt, goodwill } = state
  const { team } = ratesOf(state, modifiersOf(state))
  const gauges = [
    ["You", times(figures.tenths)],
    ["Lines", count(lines)],
    ["Lines a second", count(team, 1)],
    ["Bugs", count(bugs)],
    ["Debt", `${count(debt)}%`],
    ["Goodwill", `${goodwill} of 10`],
  ] as const
  return (
    <dl className={styles.lcds}>
      {gauges.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="lcd">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
