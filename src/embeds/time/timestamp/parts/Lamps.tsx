import { bitValue, lampsOf } from "../lamps"
import * as styles from "./Lamps.module.css"

type Props = { seconds: number | null; onFlip: (bit: number) => void }

/** The 32 bits of a second as lamps, each of which is a switch. */
export function Lamps({ seconds, onFlip }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame, and its legend would be seen.
    <div role="group" aria-label="The 32 bits of this second" className={styles.lamps}>
      {lampsOf(seconds ?? 0).map((isOn, i) => {
        const bit = 31 - i
        return (
          <button
            key={bit}
            type="button"
            className={styles.lamp}
            aria-label={`Bit ${bit}, ${bitValue(bit)}`}
            title={String(bitValue(bit))}
            aria-pressed={isOn}
            onClick={() => onFlip(bit)}
          />
        )
      })}
    </div>
  )
}
