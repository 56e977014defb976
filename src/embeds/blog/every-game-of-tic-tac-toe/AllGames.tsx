import { useRef, useState } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import { useTicks } from "../../../kits/motion/useTicks"
import * as styles from "./AllGames.module.css"
import { allGames, type Game, games, noScore, playOn, total } from "./logic"
import { Board } from "./parts/Board"

const boards = 12
const tickMs = 60
/** The number of games in a tick, for all of them in six seconds. */
const batch = Math.ceil(allGames / 100)
const empty: readonly Game[] = Array.from({ length: boards }, () => ({
  cells: Array(9).fill(null),
  winner: null,
}))
/** Nine letters for the last board. */
const verdict = [..."CROSSWINS"]

/**
 * A wall of boards on which every game of tic tac toe is played in six seconds, with the score.
 *
 * @feed A button that plays all 255,168 games of tic tac toe in six seconds.
 */
export default function AllGames() {
  const motion = useMotion()
  const rest = useRef<Iterator<Game> | null>(null)
  const [running, setRunning] = useState(false)
  const [score, setScore] = useState(noScore)
  const [wall, setWall] = useState(empty)
  const [times, setTimes] = useState(0)

  const play = (count: number) => {
    if (!rest.current) return
    const { score: next, last } = playOn(rest.current, score, count, boards)
    setScore(next)
    if (last.length === boards) setWall(last)
    if (total(next) < allGames) return
    setRunning(false)
    setTimes(times + 1)
  }
  useTicks(running, tickMs, () => play(motion ? batch : allGames))

  const isOver = total(score) === allGames
  return (
    <div className={styles.tool}>
      <div
        className={styles.wall}
        role="img"
        aria-label={isOver ? "Boards, and one says CROSS WINS" : "Twelve boards"}
      >
        {wall.map((game, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: boards never change their place
          <Board key={i} cells={isOver && i === 5 ? verdict : game.cells} large={isOver && i === 5} />
        ))}
      </div>
      <p className={styles.score}>
        X {score.X.toLocaleString("en")} · O {score.O.toLocaleString("en")} · draws{" "}
        {score.draws.toLocaleString("en")}
      </p>
      <p className={styles.message} role="status">
        {running
          ? "Playing."
          : isOver
            ? times > 1
              ? "The same again. I had hoped."
              : "That was all of them. There are no others."
            : "Nobody has played yet."}
      </p>
      <div className="buttons">
        <button
          type="button"
          onClick={() => {
            rest.current = games()
            setScore(noScore)
            setWall(empty)
            setRunning(true)
          }}
        >
          {running ? "Begin again" : isOver ? "Play them all again" : "Play every game"}
        </button>
      </div>
    </div>
  )
}
