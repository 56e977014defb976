import { Icon } from "../../../../components/icon/Icon"
import { parOf } from "../deal"
import type { State } from "../logic"
import * as styles from "../Unnamed.module.css"
import { starsText } from "../words"

/** Presses, the minimum, and the stars of a solved house. Not a live region: the status announces what matters. */
export function Facts({ state, ready, over }: { state: State; ready: boolean; over: boolean }) {
  const { stars, words } = starsText(state)
  return (
    <p className={styles.facts}>
      <span>Presses: {state.presses}</span>
      <span>Fewest possible: {ready ? parOf(state.size, state.seed) : "…"}</span>
      {ready && over && (
        <span role="img" aria-label={words} className={styles.stars}>
          {[1, 2, 3].map(place => (
            <Icon key={place} name={place <= stars ? "star" : "star-outline"} />
          ))}
        </span>
      )}
    </p>
  )
}
