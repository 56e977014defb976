import { throughLens } from "../race"
import * as styles from "../VirtualHorses.module.css"
import { HorsePicture } from "./HorsePicture"

export type Lane = {
  name: string
  /** An index of `coats`. */
  coat: number
  /** How much of the way is behind it, 0 to 1. */
  part: number
}

type Props = { lanes: readonly Lane[]; gallops: boolean }

/** The track at an instant: a lane each, the line at the right. What it shows is told in the commentary. */
export function Track({ lanes, gallops }: Props) {
  const label = `The track. ${lanes.map(({ name }, lane) => `Lane ${lane + 1}: ${name}`).join(", ")}.`
  const lead = Math.max(0, ...lanes.map(({ part }) => part))
  return (
    <div className={styles.track} role="img" aria-label={label}>
      {lanes.map(({ name, coat, part }, lane) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its number
        <div key={lane} className={styles.lane}>
          <span className={styles.laneName}>
            {lane + 1} {name}
          </span>
          <div className={styles.way}>
            <div
              className={styles.runner}
              style={{
                transform: `translateX(calc(${throughLens(part, lead).toFixed(4)} * (100cqw - 54px)))`,
              }}
            >
              <HorsePicture coat={coat} number={lane + 1} gallops={gallops && part < 1} />
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}
