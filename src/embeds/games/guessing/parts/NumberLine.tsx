import * as styles from "../Guessing.module.css"
import { leftAfter } from "../halving"
import { askedIn, isFound, type State, topOf } from "../logic"

/** All the numbers of the level as a line, for the eye: what is left of it, and a hamster on the one that was found. */
export function NumberLine({ state }: { state: State }) {
  const top = topOf(state.level)
  const asked = askedIn(state)
  const { low, high } = leftAfter(top, asked)
  const percent = (count: number) => `${(count / top) * 100}%`
  const found = isFound(state) ? asked.at(-1) : undefined
  return (
    <div className={styles.line} aria-hidden="true">
      {low <= high && (
        <div
          className={styles.left}
          style={{ insetInlineStart: percent(low - 1), width: percent(high - low + 1) }}
        />
      )}
      {asked.map(({ number }) => (
        <div key={number} className={styles.mark} style={{ insetInlineStart: percent(number - 0.5) }} />
      ))}
      {found && (
        <div className={styles.hamster} style={{ insetInlineStart: percent(found.number - 0.5) }}>
          🐹
        </div>
      )}
    </div>
  )
}
