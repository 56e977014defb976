import { useStatistics } from "../../../../hooks/game/statistics"
import { levels, names, rockPaperScissors } from "../logic"
import * as styles from "../RockPaperScissors.module.css"

const prizes = { 1: "the rock", 2: "the paper", 3: "the scissors" }

const pictures = {
  1: <path fill="#8d8d8d" stroke="#222" d="M3.5 24l3-11 7-7 9 2 6 9-2 9-6 2.5H8z" />,
  2: (
    <>
      <path fill="#fff" stroke="#222" d="M6.5 2.5h14l5 5v22h-19z" />
      <path fill="none" stroke="#7b93b5" d="M10 12h12M10 16h12M10 20h12M10 24h8" />
      <path fill="#ddd" stroke="#222" d="M20.5 2.5v5h5" />
    </>
  ),
  3: (
    <>
      <path fill="#c9d3da" stroke="#222" d="M9 3l8 15-2.5 2zM23 3l-8 15 2.5 2z" />
      <circle cx="10" cy="24" r="4.5" fill="none" stroke="#c02020" strokeWidth="3" />
      <circle cx="22" cy="24" r="4.5" fill="none" stroke="#c02020" strokeWidth="3" />
    </>
  ),
}

/** The shelf with what has been won from the three opponents on this machine, and the places of what has not. */
export function Prizes() {
  const statistics = useStatistics(rockPaperScissors.name)
  const won = levels.filter(level => (statistics[names[level]]?.won ?? 0) > 0)
  return (
    <div className={styles.prizes}>
      <div className={styles.shelf} aria-hidden="true">
        {levels.map(level => (
          <svg key={level} viewBox="0 0 32 32" data-won={won.includes(level) || undefined} aria-hidden="true">
            {pictures[level]}
          </svg>
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
