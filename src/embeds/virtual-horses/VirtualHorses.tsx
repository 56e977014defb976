import { useEffect, useState } from "react"
import { Button } from "../../components/button/Button"
import { Reserve } from "../../components/reserve/Reserve"
import { ShareButton } from "../../components/share-button/ShareButton"
import { StatusMessage } from "../../components/status-message/StatusMessage"
import { useMounted } from "../../hooks/browser/mounted"
import { inSentence, useGuest, useHappenings } from "../../kits/guest/useGuest"
import { usePastGuest } from "../../kits/guest/usePastGuest"
import { useThing } from "../../kits/things/useThing"
import { verdict } from "./commentary"
import { guestKind, guestText, lastTimeText, mineText } from "./mine"
import { Bag } from "./parts/Bag"
import { Photo } from "./parts/Photo"
import { PickMine } from "./parts/PickMine"
import { RaceView } from "./parts/RaceView"
import { Result } from "./parts/Result"
import { StableView } from "./parts/StableView"
import { stranger, waiting } from "./stable"
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
  const guest = useGuest()
  const { race, seed, phase, isBroken, isTrial, startedAt, left, startNew, watch, end, throwApple } = useRace(
    stable.stable,
    guest?.name ?? null,
    stable.count,
  )
  const [message, setMessage] = useState("")
  /** The name of the horse that the visitor has taken: its lane is another in each race. */
  const [mine, setMine] = useState<{ name: string; lane: number } | null>(null)
  const mounted = useMounted()
  const { give } = useThing()
  const field = race?.runners ?? waiting(stable.stable)
  const isNamed = mine !== null && mine.name !== stranger
  const lane = isNamed ? field.findIndex(({ name }) => name === mine.name) : (mine?.lane ?? -1)
  const own = lane < 0 ? null : lane
  const guestLane = race?.runners.findIndex(({ name }) => name === guest?.name) ?? -1
  useEffect(() => {
    if (race && phase === "over" && guestLane >= 0)
      guest?.remember(guestText(race, guestLane), guestKind(race, guestLane))
  }, [race, phase, guest, guestLane])
  const past = usePastGuest()
  const kind = useHappenings()[0]?.kind
  /** The seed of the race that is remembered last, which was not the last time while it is told again. */
  const [remembered, setRemembered] = useState("")
  if (phase === "over" && guestLane >= 0 && remembered !== seed) setRemembered(seed)
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
          mine={own}
          onPick={lane => {
            setMine({ name: field[lane]?.name ?? stranger, lane })
            setMessage(
              `Number ${lane + 1} is yours.${phase === "running" ? ` ${race?.runners[lane]?.name ?? "It"} has not been told.` : ""}`,
            )
          }}
        />
        <RaceView
          race={race}
          stable={stable.stable}
          guest={guest}
          past={past && { ...past, hasWon: kind === "won" }}
          lastTime={
            past && past.path !== guest?.path && remembered !== seed
              ? lastTimeText(inSentence(past), kind)
              : ""
          }
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
      {/* Below the stable, which stays where it was when a race ends. */}
      {race && phase === "over" && (
        <section aria-label="The result">
          <Photo race={race} />
          <Result race={race} />
        </section>
      )}
    </div>
  )
}
