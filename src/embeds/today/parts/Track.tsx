import { HorsePicture } from "../../../components/horse-picture/HorsePicture"
import {
  camera,
  distance,
  finishingPlace,
  positionAt,
  type Race,
  visibleMetres,
} from "../../../lib/game/horseRace"
import * as styles from "../Today.module.css"

const across = (metres: number) => `${((metres / visibleMetres) * 100).toFixed(2)}cqw`

type Props = {
  race: Race
  /** The seconds since the start. */
  seconds: number
  isRunning: boolean
  /** The lane of the named horse. */
  mine: number
}

/** The track, seen through a viewport that follows the leader. */
export function Track({ race, seconds, isRunning, mine }: Props) {
  const at = race.runners.map((_, lane) => positionAt(race, lane, seconds))
  const left = camera(Math.max(...at))
  const names = race.runners.map(({ name }, lane) => `${lane + 1}: ${name}`).join(", ")
  return (
    <div className={styles.track} role="img" aria-label={`The track. ${names}.`}>
      <div className={styles.lanes}>
        <div className={styles.ground} style={{ backgroundPositionX: across(-left) }} />
        <div className={styles.finish} style={{ transform: `translateX(${across(distance - left)})` }} />
        {race.runners.map(({ name, coat }, lane) => (
          <div key={name} className={styles.lane} data-mine={lane === mine || undefined}>
            <span className={styles.tag}>
              {name}
              {!isRunning && ` ${finishingPlace(race, lane)}.`}
            </span>
            <div
              className={styles.runner}
              style={{ transform: `translateX(calc(${across((at[lane] ?? 0) - left)} - 54px))` }}
            >
              <HorsePicture
                coat={coat}
                number={lane + 1}
                gallops={isRunning && (at[lane] ?? 0) < distance + 2}
              />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
