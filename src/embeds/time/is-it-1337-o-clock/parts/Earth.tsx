import { useMemo } from "react"
import { Reserve } from "../../../../components/reserve/Reserve"
import { clockText, minuteMs, partsAt } from "../../../../lib/calendar/wallClock"
import { formatDuration } from "../../../../lib/text/duration"
import * as styles from "../IsIt1337.module.css"
import { knownPlaces, leet, placeNames, placesNow, type Round, roundsAfter } from "../logic"
import type { ClockPlace } from "../schema"

type Props = {
  /** The instant, in milliseconds from 1970; null while nobody knows. */
  at: number | null
  /** The zone whose clock is shown beside each place. */
  zone: string | null
  places: ClockPlace[]
  /** Whether the names of places are written in leet; what is said of them stays as it is. */
  isLeet: boolean
}

/** How many rounds are shown before one asks for the rest. */
const few = 5

/** Where on Earth it is 13:37 now, and where it will be within a day. */
export function Earth({ at, zone, places, isLeet }: Props) {
  const since = at === null ? null : Math.floor(at / minuteMs) * minuteMs
  const isAsking = since !== null
  // Some tens of milliseconds the first time, so not before the page runs.
  const known = useMemo(() => (isAsking ? knownPlaces(places) : []), [isAsking, places])
  const found = useMemo(
    () => (since === null ? null : { now: placesNow(since, known), rounds: roundsAfter(since, known) }),
    [since, known],
  )
  const next = found?.rounds[0]
  if (at === null || zone === null || !found || !next) return <p>Asking the Earth...</p>
  const rest = found.rounds.slice(few)
  return (
    <>
      <p role="status">
        {found.now.length > 0
          ? `It is 13:37 in ${placeNames(found.now)}.`
          : "It is 13:37 nowhere on Earth. This is being worked on."}
      </p>
      <p role="timer" aria-label="The wait on Earth">
        The next time is in {formatDuration(next.at - at)}, in {placeNames(next.places)}.
      </p>
      <Rounds rounds={found.rounds.slice(0, few)} zone={zone} isLeet={isLeet} />
      {rest.length > 0 && (
        <details>
          <summary>The other {rest.length} of the next 24 hours</summary>
          <Rounds rounds={rest} zone={zone} isLeet={isLeet} />
        </details>
      )}
    </>
  )
}

function Rounds({ rounds, zone, isLeet }: { rounds: Round[]; zone: string; isLeet: boolean }) {
  return (
    <ol className={styles.rounds}>
      {rounds.map(({ at, places }) => {
        const { hour, minute: shown } = partsAt(at, zone)
        return (
          <li key={at}>
            <span className={styles.when}>{clockText(hour * 60 + shown)}</span>{" "}
            <Reserve all={[leet(placeNames(places))]}>
              {isLeet ? leet(placeNames(places)) : placeNames(places)}
            </Reserve>
          </li>
        )
      })}
    </ol>
  )
}
