import { useState } from "react"
import { Button } from "../../components/button/Button"
import { Reserve } from "../../components/reserve/Reserve"
import { ShareButton } from "../../components/share-button/ShareButton"
import { StatusMessage } from "../../components/status-message/StatusMessage"
import { useMounted } from "../../hooks/browser/mounted"
import { useThing } from "../../kits/things/useThing"
import { verdict } from "./commentary"
import { mineText } from "./mine"
import { Bag } from "./parts/Bag"
import { PickMine } from "./parts/PickMine"
import { RaceView } from "./parts/RaceView"
import { StableView } from "./parts/StableView"
import { useRace } from "./useRace"
import { useStable } from "./useStable"
import * as styles from "./VirtualHorses.module.css"

/**
 * A stable for up to four horses to name, feed and brush, with races, commentary and thrown apples. Links replay
 * races.
 *
 * @feed A stable of horses to adopt, name, feed and brush, with races that are told live, and apples to throw into them.
 */
export default function VirtualHorses() {
  const stable = useStable()
  const { race, seed, phase, isBroken, isTrial, startedAt, left, startNew, watch, end, throwApple } = useRace(
    stable.stable,
    stable.count,
  )
  const [message, setMessage] = useState("")
  const [mine, setMine] = useState<number | null>(null)
  const mounted = useMounted()
  const { give } = useThing()
  const own = mine !== null && race && mine < race.runners.length ? mine : null
  const running = phase === "running" && !isTrial

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
            <Reserve inline all={["Go to the end"]}>
              {running ? "Go to the end" : "Race"}
            </Reserve>
          </Button>
          <Bag left={left} />
          {(phase === "sent" || phase === "over") && (
            <button type="button" onClick={watch}>
              {phase === "sent" ? "Watch the race" : "Watch it again"}
            </button>
          )}
          {race && phase === "over" && !isTrial && (
            <ShareButton text={own === null ? verdict(race) : mineText(race, own)} />
          )}
        </div>
        <PickMine
          mine={mine}
          onPick={lane => {
            setMine(lane)
            setMessage(
              `Number ${lane + 1} is yours.${phase === "running" ? ` ${race?.runners[lane]?.name ?? "It"} has not been told.` : ""}`,
            )
          }}
        />
        <RaceView
          race={race}
          stable={stable.stable}
          seed={seed}
          phase={phase}
          startedAt={startedAt}
          quiet={isTrial}
          mine={own}
          onApple={(lane, metres) => {
            const refusal = throwApple(lane, metres)
            setMessage(refusal)
            if (refusal === "") give()
          }}
          onEnd={end}
        />
        {message && <StatusMessage>{message}</StatusMessage>}
      </section>
      <StableView stable={stable} />
    </div>
  )
}
