import { type CSSProperties, useEffect, useState } from "react"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { useMotion } from "../../../hooks/browser/motion"
import { useMounted } from "../../../hooks/browser/mounted"
import { usePage } from "../../../hooks/page/page"
import { usePageStatistics } from "../../../hooks/visit/visit"
import { type Guest, useGuest } from "../../../kits/guest/useGuest"
import { formatSeconds } from "../../../lib/text/duration"
import { saidOf, taking, waitingText, winning } from "../guest"
import { type Lane, lanes, protestAfter, protested, type Runner, sittingSeconds, start, won } from "../lanes"
import { boast, passedAt, seatAt } from "../sitting"
import { Bench } from "./Bench"
import * as styles from "./Race.module.css"
import { RunnerPicture } from "./RunnerPicture"
import { You } from "./You"

type State = {
  /** The number of the start, which begins all animations again. */
  shot: number
  /** The seconds on the page at the start; null while unknown. */
  begun: number | null
  said: string
  home: readonly Runner[]
  passed: readonly Runner[]
  end: "none" | "won" | "protested"
  /** True once the guest has taken the chair. */
  isTaken: boolean
}

const atStart = { said: start, home: [], passed: [], end: "none", isTaken: false } as const

/** Returns the state after some seconds of sitting: whoever is passed answers, and the end has its own words. */
function afterSitting(race: State, seconds: number, sitter: Guest | null): State {
  const fresh = passedAt(seconds, race.home).filter(runner => !race.passed.includes(runner))
  const last = lanes.find(({ runner }) => runner === fresh.at(-1))
  const said = last?.cross ? saidOf(last.cross[0], sitter) : race.said
  const next = fresh.length > 0 ? { ...race, said, passed: [...race.passed, ...fresh] } : race
  if (seconds >= sittingSeconds && race.end === "none")
    return { ...next, said: saidOf(won, sitter), end: "won" }
  if (seconds >= sittingSeconds + protestAfter && race.end === "won")
    return { ...next, said: saidOf(protested, sitter), end: "protested" }
  return next
}

/** A race of the alternatives against the visitor, at their true pace; whoever stays passes the slow ones. */
export function Race() {
  const moves = useMotion()
  const runs = useMounted()
  const page = usePageStatistics(usePage().path)
  const [race, setRace] = useState<State>({ ...atStart, shot: 0, begun: null })
  const guest = useGuest()
  const sitter = race.isTaken ? guest : null
  const seconds = page && race.begun !== null ? page.seconds - race.begun : 0
  const next =
    page && race.begun === null ? { ...race, begun: page.seconds } : afterSitting(race, seconds, sitter)
  if (next !== race) setRace(next)
  const { shot, said, passed, end } = race
  useEffect(() => {
    if (end === "won") sitter?.remember(winning)
  }, [end, sitter])
  const tell = (said: string) => setRace(race => ({ ...race, said }))
  return (
    <section
      className={styles.race}
      aria-label="The race against you"
      data-won={end === "none" ? undefined : true}
    >
      <ol className={styles.lanes} key={shot} data-runs={moves || undefined}>
        {lanes.map(lane => (
          <Track
            key={lane.runner}
            lane={lane}
            isCross={passed.includes(lane.runner)}
            onHome={() => setRace(race => ({ ...race, said: lane.home, home: [...race.home, lane.runner] }))}
          />
        ))}
        <You
          seat={moves ? seatAt(seconds) : 0}
          hasWon={end !== "none"}
          guest={guest}
          isTaken={sitter !== null}
          onTold={tell}
          onTaken={isTaken => {
            setRace(race => ({ ...race, isTaken }))
            if (isTaken) guest?.remember(taking)
          }}
        />
      </ol>
      <div className={styles.grass}>
        <p className={styles.message} role="status">
          {said !== start || (!guest && (moves || !runs))
            ? said
            : guest
              ? waitingText(guest, !moves)
              : "All are at the start. Nothing moves here while you want calm."}
        </p>
        <Bench passed={passed} onTold={tell} />
        <div className={styles.row}>
          <button
            type="button"
            onClick={() => setRace({ ...atStart, shot: shot + 1, begun: page?.seconds ?? null })}
          >
            Start again
          </button>
          <ShareButton text={boast(passed)} />
        </div>
      </div>
    </section>
  )
}

type TrackProps = { lane: Lane; isCross: boolean; onHome: () => void }

function Track({ lane, isCross, onHome }: TrackProps) {
  const { runner, name, finish, seconds, pace, returns, begins = 0 } = lane
  const [isHome, setHome] = useState(false)
  const home = () => {
    if (isHome) return
    setHome(true)
    onHome()
  }
  // A return trip is two iterations of the animation.
  const style = {
    "--pace": `${returns ? seconds / 2 : seconds * (1 - begins)}s`,
    "--begins": `${begins * 100}%`,
  } as CSSProperties
  return (
    <li
      className={styles.lane}
      data-runner={runner}
      data-returns={returns || undefined}
      data-cross={isCross || undefined}
      style={style}
    >
      <span className={styles.name}>
        {name}{" "}
        <span className="byline">{pace ?? (seconds < 60 ? `${seconds} s` : formatSeconds(seconds))}</span>
      </span>
      <span className={styles.track} data-home={isHome || undefined}>
        <span
          className={styles.runner}
          onAnimationEnd={home}
          onAnimationIteration={({ target, currentTarget, elapsedTime }) => {
            // Ignores the animation of the stride, and the turn halfway through a return trip.
            if (target === currentTarget && elapsedTime > 0.75 * seconds) home()
          }}
        >
          <RunnerPicture of={runner} isCross={isCross} />
        </span>
      </span>
      <span className={styles.finish}>{isCross ? "cross" : isHome && !returns ? "home" : finish}</span>
    </li>
  )
}
