import type { Way } from "../board"
import * as styles from "../ListOf2048Games.module.css"

const arrows: [way: Way, name: string, place: string | undefined][] = [
  ["up", "Up", styles.up],
  ["left", "Left", styles.left],
  ["down", "Down", styles.down],
  ["right", "Right", styles.right],
]

/** The arrow keys for those who have none. */
export function Arrows({ disabled, onSlide }: { disabled: boolean; onSlide: (way: Way) => void }) {
  return (
    <div className={styles.arrows}>
      {arrows.map(([way, name, place]) => (
        <button
          key={way}
          type="button"
          className={place}
          aria-label={name}
          // Not disabled altogether: the focus would be lost as the game ends.
          aria-disabled={disabled}
          onClick={() => onSlide(way)}
        >
          <span aria-hidden="true" />
        </button>
      ))}
    </div>
  )
}
