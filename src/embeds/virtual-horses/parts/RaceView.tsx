import { useMemo } from "react"
import { commentary, verdict } from "../commentary"
import type { Race } from "../race"
import { useRaceClock } from "../useRaceClock"
import * as styles from "../VirtualHorses.module.css"
import { Photo } from "./Photo"
import { Result } from "./Result"
import { Track } from "./Track"

type Props = {
  race: Race | null
  seed: string
  phase: "none" | "sent" | "running" | "over"
  /** Milliseconds since 1970, while it is run. */
  startedAt: number | null
  onEnd: () => void
}

/** A race as it is seen and told: the track, what the man with the microphone says, and in the end the result. */
export function RaceView({ race, seed, phase, startedAt, onEnd }: Props) {
  const clock = useRaceClock(startedAt, race?.seconds ?? 0, onEnd)
  const over = phase === "over"
  const elapsed = over ? (race?.seconds ?? 0) : clock
  const told = over || phase === "running"
  const all = useMemo(() => (race ? commentary(race, seed) : []), [race, seed])
  const lines = told ? all.filter(({ at }) => at <= elapsed) : []

  return (
    <>
      {race && <Track race={race} elapsed={elapsed} gallops={phase === "running"} />}
      <div role="log" aria-label="Commentary" className={styles.log}>
        {lines.map(({ at, text }) => (
          <p key={`${seed} ${at} ${text}`}>
            {at.toFixed(0)} s: {text}
          </p>
        ))}
      </div>
      {race && over && (
        <>
          <p className={styles.verdict}>{verdict(race)}</p>
          <Photo race={race} />
          <Result race={race} />
        </>
      )}
    </>
  )
}
