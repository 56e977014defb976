import { litBulbs, signText } from "../logic"
import * as styles from "../PerttiInWheel.module.css"

/** The sign over the wheel, a bulb for each letter. It is read out by the status line. */
export function Bulbs({ charge }: { charge: number }) {
  const lit = litBulbs(charge)
  let bulb = 0
  return (
    <div className={styles.sign} data-blown={charge < 0 || undefined} aria-hidden="true">
      {[...signText].map((letter, i) => {
        if (letter !== " ") bulb++
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place in the sign
            key={i}
            className={letter === " " ? styles.gap : styles.bulb}
            data-lit={bulb <= lit || undefined}
          >
            {letter}
          </span>
        )
      })}
    </div>
  )
}
