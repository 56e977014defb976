import { useLayoutEffect, useMemo, useRef } from "react"
import type { Guest } from "../../../kits/guest/useGuest"
import { finishingPlace, isEating, positionAt, type Race } from "../../../lib/game/horseRace"
import { commentary, verdict } from "../commentary"
import { mineText } from "../mine"
import { type Stable, waiting } from "../stable"
import { useRaceClock } from "../useRaceClock"
import * as styles from "../VirtualHorses.module.css"
import type { PastRunner } from "./Rosette"
import { Track } from "./Track"

type Props = {
  race: Race | null
  /** The stable whose horses stand on the track while there is no race. */
  stable: Stable
  guest: Guest | null
  /** The thing that has run last, whose rosette is at the track; null for none. */
  past: PastRunner | null
  /** A sentence about the race in which it ran; "" for none. */
  lastTime: string
  seed: string
  phase: "none" | "sent" | "running" | "over"
  /** Milliseconds since 1970 while the race runs. */
  startedAt: number | null
  /** Keeps the commentary from being read aloud, for a race that started by itself. */
  quiet: boolean
  /** The lane of the visitor's horse; null for none. */
  mine: number | null
  onApple: (lane: number, metres: number) => void
  onEnd: () => void
}

/** A race: the track, the commentary beside it, and in the end the result. */
export function RaceView({
  race,
  stable,
  guest,
  past,
  lastTime,
  seed,
  phase,
  startedAt,
  quiet,
  mine,
  onApple,
  onEnd,
}: Props) {
  const clock = useRaceClock(startedAt, race?.seconds ?? 0, onEnd)
  const log = useRef<HTMLDivElement>(null)
  const over = phase === "over"
  const elapsed = over ? (race?.seconds ?? 0) : clock
  const hasStarted = over || phase === "running"
  const all = useMemo(() => (race ? commentary(race, seed) : []), [race, seed])
  const lines = hasStarted ? all.filter(({ at }) => at <= elapsed) : []
  const lanes = race
    ? race.runners.map(({ name, coat }, lane) => ({
        name,
        coat,
        at: positionAt(race, lane, elapsed),
        eats: phase === "running" && isEating(race, lane, elapsed),
        place: elapsed >= (race.times[lane] ?? 0) && hasStarted ? finishingPlace(race, lane) : null,
      }))
    : waiting(stable).map(lane => ({ ...lane, eats: false, place: null }))
  // Eaten apples are no longer on the track.
  const lying = race?.apples.filter(({ lane, metres }) => {
    const { at = 0, eats = false } = lanes[lane] ?? {}
    return hasStarted && !over && (at < metres || (eats && at === metres))
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the last line is the one to read
  useLayoutEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight
  }, [lines.length, over])

  return (
    <>
      <div className={styles.meeting}>
        <Track
          lanes={lanes}
          guest={guest}
          past={past}
          apples={lying ?? []}
          gallops={phase === "running"}
          mine={mine}
          onApple={onApple}
        />
        <div
          ref={log}
          role="log"
          aria-live={quiet ? "off" : "polite"}
          aria-label="Commentary"
          className={styles.log}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
          tabIndex={0}
        >
          {lines.length === 0 && (
            <p>
              {phase === "sent"
                ? "There is a race in the link. It is long over, but you don't know yet how it went."
                : `Everybody in your stable runs, and strangers fill the six lanes. 400 metres, no betting. ${lastTime}`}
            </p>
          )}
          {lines.map(({ at, text }) => (
            <p key={`${seed} ${at} ${text}`}>
              {at.toFixed(0)} s: {text}
              {at === 0 && lastTime && ` ${lastTime}`}
            </p>
          ))}
          {race && over && mine !== null && (
            <p>
              <b>{mineText(race, mine)}</b>
            </p>
          )}
        </div>
      </div>
      <p className={styles.verdict}>{race && over ? verdict(race) : "\u00a0"}</p>
    </>
  )
}
