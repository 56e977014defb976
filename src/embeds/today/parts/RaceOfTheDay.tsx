import { useMemo, useRef, useState } from "react"
import { HorsePicture } from "../../../components/horse-picture/HorsePicture"
import { StatusMessage } from "../../../components/status-message/StatusMessage"
import { useMotion } from "../../../hooks/browser/motion"
import { useFrames } from "../../../kits/motion/useFrames"
import { looks, talent } from "../../../lib/game/horses"
import { playRace, raceOf } from "../race"
import * as styles from "../Today.module.css"
import { raceText } from "../words"
import type { GameProps } from "./GameProps"
import { Track } from "./Track"

/** The speed of the picture: a race of 25 seconds is over in 14. */
const speed = 1.8

type Props = GameProps & {
  /** Called with true when a race begins to be shown, and with false when it is over. */
  onRun: (isRunning: boolean) => void
}

/** The race: one press names the winner, and opens the gate. */
export function RaceOfTheDay({ day, moves, move, onRun }: Props) {
  const race = useMemo(() => raceOf(day), [day])
  const { lane, place } = playRace(race, moves)
  const isMoving = useMotion()
  const [seconds, setSeconds] = useState<number | null>(null)
  const track = useRef<HTMLDivElement>(null)
  const isRunning = isMoving && seconds !== null && seconds < race.seconds
  useFrames(
    isRunning,
    passed => {
      const next = (seconds ?? 0) + passed * speed
      setSeconds(next)
      if (next >= race.seconds) onRun(false)
    },
    track,
  )
  const name = (at: number) => {
    move(at)
    if (!isMoving) return
    setSeconds(0)
    onRun(true)
  }
  if (lane !== null && place !== null)
    return (
      <>
        <p className={styles.task}>
          {isRunning ? "The gate is open." : "The race is over."} Yours has the yellow lane.
        </p>
        <div ref={track} className={styles.view}>
          <Track
            race={race}
            seconds={isRunning ? (seconds ?? 0) : race.seconds}
            isRunning={isRunning}
            mine={lane}
          />
        </div>
        <StatusMessage>
          {isRunning
            ? `And they are off. You have named ${race.runners[lane]?.name}.`
            : raceText(race, lane, place)}
        </StatusMessage>
      </>
    )
  return (
    <>
      <p className={styles.task}>Name the winner. The gate opens when you do. Form helps, mostly.</p>
      <ul className={styles.horses}>
        {race.runners.map((runner, at) => (
          <li key={runner.name}>
            <button type="button" onClick={() => name(at)}>
              <span className={styles.portrait}>
                <HorsePicture coat={runner.coat} number={at + 1} />
              </span>
              <span className={styles.facts}>
                <b>{runner.name}</b>
                <span>
                  {talent(runner)} <span className="visually-hidden">{looks(runner)}</span>
                </span>
                <span>
                  Form {runner.form} of 10
                  <span className={styles.form} aria-hidden="true">
                    <span style={{ width: `${runner.form * 10}%` }} />
                  </span>
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
