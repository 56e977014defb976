import * as styles from "../Guessing.module.css"
import { grouped, leftAfter } from "../halving"
import { askedIn, isFound, type State, topOf } from "../logic"

/**
 * All the numbers of the level as a burrow, for the eye: a flag on each guess that points to where the number is, the
 * burrow that is left with the numbers of its ends, and a hamster on the one that was found.
 */
export function NumberLine({ state }: { state: State }) {
  const top = topOf(state.level)
  const asked = askedIn(state)
  const { low, high } = leftAfter(top, asked)
  const percent = (count: number) => `${(count / top) * 100}%`
  const found = isFound(state) ? asked.at(-1) : undefined
  return (
    <div className={styles.line} aria-hidden="true">
      {low <= high && (
        <>
          <div
            className={styles.left}
            style={{ insetInlineStart: percent(low - 1), width: percent(high - low + 1) }}
          />
          <End at={low - 1} number={low} top={top} />
          {high > low && <End at={high} number={high} top={top} />}
        </>
      )}
      {asked.map(({ number, answer }) => (
        <div
          key={number}
          className={styles.mark}
          data-lower={answer === "lower" || undefined}
          style={{ insetInlineStart: percent(number - 0.5) }}
        />
      ))}
      {found && (
        <div className={styles.hamster} style={{ insetInlineStart: percent(found.number - 0.5) }}>
          🐹
        </div>
      )}
    </div>
  )
}

/** The number at an end of what is left; it grows inwards from the edges of the line. */
function End({ at, number, top }: { at: number; number: number; top: number }) {
  const part = at / top
  return (
    <span
      className={styles.end}
      style={{ insetInlineStart: `${part * 100}%`, transform: `translateX(${-part * 100}%)` }}
    >
      {grouped(number)}
    </span>
  )
}
