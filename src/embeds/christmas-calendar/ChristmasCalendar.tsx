import { useState } from "react"
import * as v from "valibot"
import { Modal } from "../../components/modal/Modal"
import { useNow } from "../../hooks/clock"
import { useStored } from "../../hooks/storage"
import { stored } from "../../hooks/stored"
import { spanText } from "../../lib/span"
import * as styles from "./ChristmasCalendar.module.css"
import { doorCount, nothing, type Opened, openedIn, opensAt, seasonAt, waitText, withDoor } from "./logic"
import { Board } from "./parts/Board"
import { Practice } from "./parts/Practice"
import { surprises } from "./parts/surprises"

const entry = stored<Opened>(
  "christmas-calendar",
  v.object({ year: v.number(), doors: v.pipe(v.array(v.number()), v.maxLength(doorCount)) }),
  nothing,
)

/**
 * A calendar of 24 doors, each of which opens on its day of December in Helsinki, and of 24 others to practise on.
 *
 * @feed A calendar of 24 doors, each with a surprise of its own, and practice doors for the rest of the year.
 */
export default function ChristmasCalendar() {
  const now = useNow(1000)
  const [kept, setKept] = useStored(entry)
  const [inside, setInside] = useState<number | null>(null)
  const [said, setSaid] = useState("")
  const [practises, setPractises] = useState(false)

  const at = now?.getTime() ?? null
  const season = at === null ? null : seasonAt(at)
  const opened = season ? openedIn(kept, season.year) : []
  const press = (door: number) => {
    if (at === null || !season) return
    if (door > season.open) return setSaid(waitText(season.year, door, at))
    setKept(old => withDoor(old, season.year, door))
    setSaid("")
    setInside(door)
  }
  const surprise = inside === null ? undefined : surprises[inside - 1]
  const next = season && season.open < doorCount ? season.open + 1 : null
  const inPractice = practises && season?.isOn === false

  return (
    <section className={styles.calendar} aria-label="The calendar">
      <p className={styles.next}>
        {at === null || !season ? (
          "Asking Helsinki which day it is..."
        ) : next === null ? (
          `All the doors of ${season.year} may be opened, until Saint Knut's, 13 January.`
        ) : (
          <>
            Door {next} opens in{" "}
            <span className="lcd" role="timer" aria-label="Until the next door">
              {spanText(opensAt(season.year, next) - at)}
            </span>
          </>
        )}
      </p>
      {inPractice ? (
        <Practice />
      ) : (
        <>
          <Board
            label={season ? `Doors of December ${season.year}` : "Doors"}
            signs={new Map(opened.map(door => [door, surprises[door - 1]?.sign ?? ""]))}
            closed={door => (season && door <= season.open ? "may be opened" : "closed")}
            disabled={season === null}
            onPress={press}
          />
          <p className={styles.said} role="status">
            {said}
          </p>
          {season?.isOn && (
            <p>
              {opened.length} of the {season.open} that may be opened have been.
            </p>
          )}
        </>
      )}
      {season && !season.isOn && (
        <div className="buttons">
          <button type="button" aria-pressed={practises} onClick={() => setPractises(!practises)}>
            Practise
          </button>
        </div>
      )}
      <Modal
        title={`Door ${inside ?? ""}: ${surprise?.title ?? ""}`}
        open={surprise !== undefined}
        onClose={() => setInside(null)}
      >
        {surprise && season && (
          <div className={styles.inside}>
            <surprise.Inside year={season.year} opened={opened.length} />
          </div>
        )}
      </Modal>
    </section>
  )
}
