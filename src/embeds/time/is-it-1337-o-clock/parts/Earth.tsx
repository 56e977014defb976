import { useMemo } from "react"
import { Reserve } from "../../../../components/reserve/Reserve"
import { clockText, minuteMs, partsAt } from "../../../../lib/calendar/wallClock"
import { formatDuration } from "../../../../lib/text/duration"
import * as styles from "../IsIt1337.module.css"
import { knownPlaces, leet, placeNames, placesNow, type Round, roundsAfter } from "../logic"
import type { ClockPlace } from "../schema"
import { Spelt } from "./Spelt"

type Props = {
  /** The instant, in milliseconds since 1970; null before mount. */
  at: number | null
  /** The zone of the time shown beside each place. */
  zone: string | null
  places: ClockPlace[]
  /** True if it is spelt in leet. */
  isLeet: boolean
}

/** The number of rounds shown until the visitor asks for the rest. */
const maxCollapsed = 5

/** The places on Earth where it is 13:37 now, and within the next day. */
export function Earth({ at, zone, places, isLeet }: Props) {
  const since = at === null ? null : Math.floor(at / minuteMs) * minuteMs
  const isAsking = since !== null
  // Takes some tens of milliseconds the first time, so not before mount.
  const known = useMemo(() => (isAsking ? knownPlaces(places) : []), [isAsking, places])
  const found = useMemo(
    () => (since === null ? null : { now: placesNow(since, known), rounds: roundsAfter(since, known) }),
    [since, known],
  )
  const next = found?.rounds[0]
  if (at === null || zone === null || !found || !next) return <p>Asking the Earth...</p>
  const rest = found.rounds.slice(maxCollapsed)
  return (
    <>
      <p role="status">
        <Spelt on={isLeet}>
          {found.now.length > 0
            ? `It is 13:37 in ${placeNames(found.now)}.`
            : "It is 13:37 nowhere on Earth. This is being worked on."}
        </Spelt>
      </p>
      <p role="timer" aria-label="The wait on Earth">
        <Spelt on={isLeet}>
          {`The next time is in ${formatDuration(next.at - at)}, in ${placeNames(next.places)}.`}
        </Spelt>
      </p>
      <Rounds rounds={found.rounds.slice(0, maxCollapsed)} zone={zone} isLeet={isLeet} />
      {rest.length > 0 && (
        <details>
          <summary>
            <Spelt on={isLeet}>{`The other ${rest.length} of the next 24 hours`}</Spelt>
          </summary>
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
