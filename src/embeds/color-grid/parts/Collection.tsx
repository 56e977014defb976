import type { Pair } from "../../../lib/colour/colourPair"
import * as styles from "../ColorGrid.module.css"
import { levels } from "../logic"

/**
 * A slot for each level; completed ones show their two colours side by side. Decorative, since the status names the
 * level.
 */
export function Collection({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <span className={styles.collection} aria-hidden="true">
      {Array.from({ length: levels }, (_, place) => {
        const pair = pairs[place]
        const background = pair && `linear-gradient(90deg, ${pair.base} 50%, ${pair.odd} 50%)`
        // biome-ignore lint/suspicious/noArrayIndexKey: a level is its number.
        return <span key={place} className={styles.swatch} style={{ background }} />
      })}
    </span>
  )
}
