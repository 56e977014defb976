import * as styles from "../Guessing.module.css"
import { grouped, leftAfter } from "../halving"
import { askedIn, isFound, type State, topOf } from "../logic"

/** The part of the line below which the labels of its two bounds would overlap, so that they become one. */
const minLabelledPart = 0.4

/**
 * The level's range drawn as a burrow: a flag on each guess that points towards the number, the remaining range
 * with its bounds, and a hamster on the number once found.
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
          {high - low < top * minLabelledPart ? (
            <End
              at={(low - 1 + high) / 2}
              text={high > low ? `${grouped(low)} to ${grouped(high)}` : grouped(low)}
              top={top}
            />
          ) : (
            <>
              <End at={low - 1} text={grouped(low)} top={top} />
              <End at={high} text={grouped(high)} top={top} />
            </>
          )}
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

/** A bound, or both bounds, of the remaining range. Its label grows inwards from the edge of the line. */
function End({ at, text, top }: { at: number; text: string; top: number }) {
  const part = at / top
  return (
    <span
      className={styles.end}
      style={{ insetInlineStart: `${part * 100}%`, transform: `translateX(${-part * 100}%)` }}
    >
      {text}
    </span>
  )
}
