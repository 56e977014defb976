import { isFull, priceOf } from "../rates"
import { has } from "../stages"
import { type HireId, hireIds, type State } from "../state"
import * as styles from "../TenX.module.css"
import { count } from "../words"
import type { Doing } from "./doing"

const names: Record<HireId, readonly [first: string, next: string]> = {
  duck: ["A duck", "Another duck"],
  intern: ["An intern", "Another intern"],
  tester: ["A tester", "Another tester"],
  model: ["A model", "Another model"],
}

/** Returns whether a kind can be hired: it has been met, and the room has a place. */
function isOffered(id: HireId, state: State): boolean {
  if (isFull(id, state)) return false
  return has(state, id) && (has(state, "intern") || state.lines >= priceOf(id, state) / 2)
}

/** Buttons for hiring. One that is too dear keeps the focus, and does nothing. */
export function Hires({ state, does }: Doing) {
  const offers = hireIds.filter(id => isOffered(id, state))
  if (offers.length === 0) return null
  return (
    <ul className={styles.hires} aria-label="Hire">
      {offers.map(id => (
        <li key={id}>
          <button
            type="button"
            aria-disabled={state.lines < priceOf(id, state)}
            onClick={() => does({ kind: "hire", who: id })}
          >
            {names[id][state.team[id] > 0 ? 1 : 0]} <small>{count(priceOf(id, state))} lines</small>
          </button>
        </li>
      ))}
    </ul>
  )
}
