import { useNow } from "../../hooks/browser/clock"
import { browserZone } from "../../hooks/browser/zone"
import { formatDuration } from "../../lib/text/duration"
import * as styles from "./BirthdayBoy.module.css"
import { birthdayStatus, bornOn } from "./logic"
import { Door } from "./parts/Door"
import { EmptyRoom } from "./parts/EmptyRoom"
import { Party } from "./parts/Party"

type Props = {
  /**
   * The day of birth, as 1986-03-21. The webmaster's is `site.birthday`.
   *
   * @format day
   */
  birthday: string
}

/**
 * A room with a party on the birthday, and an empty chair with a countdown on every other day.
 *
 * @feed A room with a party in it on one day of the year, and on the others a chair and a countdown.
 */
export default function BirthdayBoy({ birthday }: Props) {
  const now = useNow(1000)
  const at = now?.getTime() ?? null
  const standing = at === null ? null : birthdayStatus(at, browserZone(), bornOn(birthday))

  return (
    <div className={styles.place}>
      {standing === null || at === null ? (
        <Door />
      ) : standing.mood === "party" ? (
        <Party age={standing.age} />
      ) : (
        <EmptyRoom isAfter={standing.mood === "after"} age={standing.age} />
      )}
      <p className={styles.countdown}>
        {standing && at !== null ? (
          <>
            {standing.mood === "party" ? "The next one begins in" : "The party begins in"}{" "}
            <span className="lcd" role="timer" aria-label="Until the party">
              {formatDuration(standing.next - at)}
            </span>
          </>
        ) : (
          "Looking at your calendar..."
        )}
      </p>
    </div>
  )
}
