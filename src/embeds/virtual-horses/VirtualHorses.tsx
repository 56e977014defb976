import { Button } from "../../components/button/Button"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useMounted } from "../../hooks/browser/mounted"
import { verdict } from "./commentary"
import { RaceView } from "./parts/RaceView"
import { StableView } from "./parts/StableView"
import { useRace } from "./useRace"
import { useStable } from "./useStable"
import * as styles from "./VirtualHorses.module.css"

/**
 * A stable of up to four horses to adopt, name, feed and brush, and races with commentary that a link brings back.
 *
 * @feed A stable of horses to adopt, name, feed and brush, with races that are told live and end in a photograph.
 */
export default function VirtualHorses() {
  const stable = useStable()
  const { race, seed, phase, isBroken, startedAt, startNew, watch, end } = useRace(
    stable.stable,
    stable.count,
  )
  const mounted = useMounted()
  const running = phase === "running"

  return (
    <div className={styles.tool}>
      <section aria-label="The races" className={styles.races}>
        {isBroken && (
          <p role="alert" className={styles.wrong}>
            The link has no race in it that horses could run. Part of it may have been eaten.
          </p>
        )}
        <div className="buttons">
          <Button className="default" disabled={!mounted} onClick={running ? end : startNew}>
            {running ? "Go to the end" : "Race"}
          </Button>
          {(phase === "sent" || phase === "over") && (
            <button type="button" onClick={watch}>
              {phase === "sent" ? "Watch the race" : "Watch it again"}
            </button>
          )}
          {race && phase === "over" && <ShareButton label="Share this race" text={verdict(race)} />}
        </div>
        <RaceView
          race={race}
          stable={stable.stable}
          seed={seed}
          phase={phase}
          startedAt={startedAt}
          onEnd={end}
        />
      </section>
      <StableView stable={stable} />
    </div>
  )
}
