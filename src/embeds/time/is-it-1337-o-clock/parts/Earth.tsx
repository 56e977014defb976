import { useMemo } from "react"
import type { ClockPlace } from "../../../../lib/lists/clock-places"
import { spanText } from "../../../../lib/span"
import { clockText, minute, partsAt } from "../../../../lib/wallClock"
import * as styles from "../IsIt1337.module.css"
import { knownPlaces, placeNames, placesNow, type Round, roundsAfter } from "../logic"

type Props = {
  /** The instant, in milliseconds from 1970; null while nobody knows. */
  at: number | null
  /** The zone whose clock is shown beside each place. */
  zone: string | null
  places: ClockPlace[]
}

/** How many rounds are shown before one asks for the rest. */
const few = 5

/** Where on Earth it is 13:37 now, and where it will be within a day. */
export function Earth({ at, zone, places }: Props) {
  const since = at === null ? null : Math.floor(at / minute) * minute
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
        The next time is in {spanText(next.at - at)}, in {placeNames(next.places)}.
      </p>
      <Rounds rounds={found.rounds.slice(0, few)} zone={zone} />
      {rest.length > 0 && (
        <details>
          <summary>The other {rest.length} of the next 24 hours</summary>
          <Rounds rounds={rest} zone={zone} />
        </details>
      )}
    </>
  )
}

function Rounds({ rounds, zone }: { rounds: Round[]; zone: string }) {
  return (
    <ol className={styles.rounds}>
      {rounds.map(({ at, places }) => {
        const { hour, minute: shown } = partsAt(at, zone)
        return (
          <li key={at}>
            <span className={styles.when}>{clockText(hour * 60 + shown)}</span> {placeNames(places)}
          </li>
        )
      })}
    </ol>
  )
}
