import { pairsOf } from "../deal"
import * as styles from "../Memory.module.css"
import { found, isAlone, type Options, type State } from "../state"
import { clock } from "../time"
import { score } from "../words"

/**
 * Moves, pairs and time, or the score against an opponent. Not a live region: the status announces what matters.
 */
export function Facts({ state, options }: { state: State; options: Options }) {
  const left = pairsOf(state.size) - found(state, 0) - found(state, 1)
  return (
    <p className={styles.facts}>
      <span>{score(state, options)}</span>
      <span>Moves: {state.moves}</span>
      {isAlone(options) ? (
        <span>
          Time:{" "}
          <span className="lcd" role="timer">
            {clock(state.spent)}
          </span>
        </span>
      ) : (
        <span>Pairs left: {left}</span>
      )}
    </p>
  )
}
