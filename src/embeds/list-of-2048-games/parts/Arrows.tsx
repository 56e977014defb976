import type { Way } from "../board"
import * as styles from "../ListOf2048Games.module.css"

const arrows: [way: Way, name: string, place: string | undefined][] = [
  ["up", "Up", styles.up],
  ["left", "Left", styles.left],
  ["down", "Down", styles.down],
  ["right", "Right", styles.right],
]

/** Arrow buttons, for visitors without a keyboard. */
export function Arrows({ disabled, onSlide }: { disabled: boolean; onSlide: (way: Way) => void }) {
  return (
    <div className={styles.arrows}>
      {arrows.map(([way, name, place]) => (
        <button
          key={way}
          type="button"
          className={place}
          aria-label={name}
          // Only aria-disabled, because a disabled button would lose the focus at the end of the game.
          aria-disabled={disabled}
          onClick={() => onSlide(way)}
        >
          <span aria-hidden="true" />
        </button>
      ))}
    </div>
  )
}
