import { useStatistics } from "../../../../hooks/game/statistics"
import { levels, names, rockPaperScissors } from "../logic"
import * as styles from "../RockPaperScissors.module.css"

const prizes = { 1: "🪨 the rock", 2: "📄 the paper", 3: "✂️ the scissors" }

/** What has been won from the three opponents on this machine. */
export function Prizes() {
  const statistics = useStatistics(rockPaperScissors.name)
  const won = levels.filter(level => (statistics[names[level]]?.won ?? 0) > 0)
  if (won.length === 0) return <p className={styles.prizes}>Each opponent has something to lose to you.</p>
  return (
    <p className={styles.prizes}>
      Won so far: {won.map(level => prizes[level]).join(", ")}.
      {won.length === levels.length && " The shelf is full. You may now play with the real ones."}
    </p>
  )
}
