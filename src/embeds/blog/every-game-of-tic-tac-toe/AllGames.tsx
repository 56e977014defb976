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
const emptyGame: Game = { cells: Array(9).fill(null), winner: null }
const empty: readonly Game[] = Array.from({ length: boards }, () => emptyGame)
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

  /** The board that was pressed last, with its game. */
  const [pressed, setPressed] = useState<{ board: number; game: Game } | null>(null)
  const isOver = total(score) === allGames
  const isNamed = isOver && pressed === null
  /** Plays the next game of all on one board. */
  const playOne = (board: number) => {
    if (running) return
    if (isOver) return setPressed({ board, game: wall[board] ?? emptyGame })
    rest.current ??= games()
    const { score: next, last } = playOn(rest.current, score, 1, boards)
    const [game] = last
    if (!game) return
    setScore(next)
    setPressed({ board, game })
    setWall(wall.map((old, i) => (i === board ? game : old)))
  }
  const left = (allGames - total(score)).toLocaleString("en")
  const message = () => {
    if (running) return "Playing."
    if (isOver && pressed) return "You have played that one."
    if (isOver)
      return times > 1 ? "The same again. I had hoped." : "That was all of them. There are no others."
    return pressed ? `One more done. ${left} to go.` : "Nobody has played yet."
  }
  return (
    <div className={styles.tool}>
      <ul className={styles.wall} aria-label={isNamed ? "Boards, and one says CROSS WINS" : "Twelve boards"}>
        {wall.map((game, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: boards never change their place
          <li key={i}>
            <button type="button" aria-label={`Play board ${i + 1}`} onClick={() => playOne(i)}>
              <Board cells={isNamed && i === 5 ? verdict : game.cells} large={isNamed && i === 5} />
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.score}>
        X {score.X.toLocaleString("en")} · O {score.O.toLocaleString("en")} · draws{" "}
        {score.draws.toLocaleString("en")}
      </p>
      <p className={styles.message} role="status">
        {message()}
      </p>
      <div className="buttons">
        <button
          type="button"
          onClick={() => {
            rest.current = games()
            setPressed(null)
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
