import { distance, positionAt, type Race } from "../race"
import * as styles from "../VirtualHorses.module.css"
import { HorsePicture } from "./HorsePicture"

/** The track at an instant: a lane each, the line at the right. What it shows is told in the commentary. */
export function Track({ race, elapsed, gallops }: { race: Race; elapsed: number; gallops: boolean }) {
  const label = `The track. ${race.runners.map(({ name }, lane) => `Lane ${lane + 1}: ${name}`).join(", ")}.`
  return (
    <div className={styles.track} role="img" aria-label={label}>
      {race.runners.map(({ name, coat }, lane) => {
        const part = Math.min(1, positionAt(race, lane, elapsed) / distance)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its number
          <div key={lane} className={styles.lane}>
            <span className={styles.laneName}>
              {lane + 1} {name}
            </span>
            <div
              className={styles.runner}
              style={{ transform: `translateX(calc(${part.toFixed(4)} * (100cqw - 54px)))` }}
            >
              <HorsePicture coat={coat} number={lane + 1} gallops={gallops && part < 1} />
            </div>
          </div>
        )
      })}
    </div>
  )
}
