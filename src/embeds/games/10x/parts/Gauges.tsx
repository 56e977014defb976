import type { State } from "../career"
import { modifiersOf, ratesOf } from "../rates"
import * as styles from "../TenX.module.css"
import { count, times } from "../words"

/** The current figures. Not a live region: they change every second. */
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
