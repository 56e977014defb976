import { fieldSize } from "../link"
import * as styles from "../VirtualHorses.module.css"

type Props = {
  /** The visitor's lane; null for none. */
  mine: number | null
  onPick: (lane: number) => void
}

/** A numbered button for each lane, with which the visitor names a horse as theirs. */
export function PickMine({ mine, onPick }: Props) {
  return (
    <fieldset className={styles.mine}>
      <legend>Mine is</legend>
      {Array.from({ length: fieldSize }, (_, lane) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its number
          key={lane}
          type="button"
          aria-label={`Mine is number ${lane + 1}`}
          aria-pressed={mine === lane}
          onClick={() => onPick(lane)}
        >
          {lane + 1}
        </button>
      ))}
    </fieldset>
  )
}
