import { useStatistics } from "../../../../hooks/game/statistics"
import { levels, names, rockPaperScissors } from "../logic"
import * as styles from "../RockPaperScissors.module.css"
import { PrizePicture } from "./PrizePicture"

const prizes = { 1: "the rock", 2: "the paper", 3: "the scissors" }

/** The prizes won in this browser, with empty places for the others. */
export function Prizes() {
  const statistics = useStatistics(rockPaperScissors.name)
  const won = levels.filter(level => (statistics[names[level]]?.won ?? 0) > 0)
  return (
    <div className={styles.prizes}>
      <div className={styles.shelf} aria-hidden="true">
        {levels.map(level => (
          <PrizePicture key={level} level={level} isWon={won.includes(level)} />
        ))}
      </div>
      <p>
        {won.length === 0
          ? "Each opponent has something to lose to you."
          : `Won so far: ${won.map(level => prizes[level]).join(", ")}.`}
        {won.length === levels.length && " The shelf is full. You may now play with the real ones."}
      </p>
    </div>
  )
}
