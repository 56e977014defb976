import { type CSSProperties, useState } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import { useMounted } from "../../../hooks/browser/mounted"
import { formatSeconds } from "../../../lib/text/duration"
import { type Lane, lanes, start } from "../lanes"
import * as styles from "./Race.module.css"
import { RunnerPicture } from "./RunnerPicture"
import { You } from "./You"

/** A race of the alternatives against the visitor, at their true pace. */
export function Race() {
  const moves = useMotion()
  const runs = useMounted()
  const [{ shot, said }, setRace] = useState({ shot: 0, said: start })
  const tell = (home: string) => setRace(race => ({ ...race, said: home }))
  return (
    <section className={styles.race} aria-label="The race against you">
      <ol className={styles.lanes} key={shot} data-runs={moves || undefined}>
        {lanes.map(lane => (
          <Track key={lane.runner} lane={lane} onHome={() => tell(lane.home)} />
        ))}
        <You onTold={tell} />
      </ol>
      <p className={styles.message}>
        <button type="button" onClick={() => setRace({ shot: shot + 1, said: start })}>
          Start again
        </button>{" "}
        <span role="status">
          {moves || !runs ? said : "All are at the start. Nothing moves here while you want calm."}
        </span>
      </p>
    </section>
  )
}

function Track({ lane, onHome }: { lane: Lane; onHome: () => void }) {
  const { runner, name, finish, seconds, returns } = lane
  const [isHome, setHome] = useState(false)
  const home = () => {
    if (isHome) return
    setHome(true)
    onHome()
  }
  // A return trip is two iterations of the animation.
  const style = { "--pace": `${returns ? seconds / 2 : seconds}s` } as CSSProperties
  return (
    <li className={styles.lane} data-runner={runner} data-returns={returns || undefined} style={style}>
      <span className={styles.name}>
        {name} <span className="byline">{seconds < 60 ? `${seconds} s` : formatSeconds(seconds)}</span>
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
          <RunnerPicture of={runner} />
        </span>
      </span>
      <span className={styles.finish}>{isHome && !returns ? "home" : finish}</span>
    </li>
  )
}
