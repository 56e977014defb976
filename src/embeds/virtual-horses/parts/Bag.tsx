import { maxApples } from "../link"
import * as styles from "../VirtualHorses.module.css"
import { Apple } from "./Apple"

/** The apples that haven't been thrown yet. */
export function Bag({ left }: { left: number }) {
  return (
    <span className={styles.bag} role="img" aria-label={`${left} of ${maxApples} apples left`}>
      {Array.from({ length: maxApples }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one apple is as good as another
        <span key={i} data-gone={i >= left || undefined}>
          <Apple />
        </span>
      ))}
    </span>
  )
}
