import { Button } from "../../../components/button/Button"
import { useMedia } from "../../../hooks/browser/media"
import { useGrid } from "../../../kits/board/useGrid"
import * as styles from "../ChristmasCalendar.module.css"
import { order } from "../logic"

type Props = {
  label: string
  /** Doors by number, from 1, that stand open, and what is to be seen there. */
  signs: ReadonlyMap<number, string>
  /** What is said of a door that is not open, after its number. */
  closed: (door: number) => string
  disabled: boolean
  onPress: (door: number) => void
}

/** The doors on the wall of a house: one stop for Tab, and arrow keys from door to door. */
export function Board({ label, signs, closed, disabled, onPress }: Props) {
  // All doors are in sight at once on a wide window.
  const columns = useMedia("(min-width: 900px)") ? 8 : 4
  const { ref, onKeyDown, cell } = useGrid<HTMLFieldSetElement>(order.length / columns, columns)
  return (
    <fieldset ref={ref} className={styles.board} aria-label={label} onKeyDown={onKeyDown}>
      {order.map((door, place) => {
        const sign = signs.get(door)
        return (
          <Button
            key={door}
            className={sign === undefined ? styles.door : `${styles.door} ${styles.open}`}
            aria-label={`Door ${door}, ${sign === undefined ? closed(door) : "opened"}`}
            disabled={disabled}
            onClick={() => onPress(door)}
            {...cell(place)}
          >
            <span className={styles.number}>{door}</span>
            {sign !== undefined && (
              <span className={styles.sign} aria-hidden="true">
                {sign}
              </span>
            )}
          </Button>
        )
      })}
    </fieldset>
  )
}
