import { useState } from "react"
import * as v from "valibot"
import { useNow } from "../../hooks/browser/clock"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import * as styles from "./ChristmasCalendar.module.css"
import { doorCount, nothing, type Opened, openedIn, seasonAt, withDoor } from "./logic"
import { Board } from "./parts/Board"
import { Door } from "./parts/Door"
import { Next } from "./parts/Next"
import { Practice } from "./parts/Practice"
import { surprises } from "./parts/surprises"
import { Top } from "./parts/Top"

const entry = storageEntry<Opened>(
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
  const [kept, setKept] = useStorage(entry)
  const [pressed, setPressed] = useState<number | null>(null)
  const [practises, setPractises] = useState(false)

  const at = now?.getTime() ?? null
  const season = at === null ? null : seasonAt(at)
  const opened = season ? openedIn(kept, season.year) : []
  const close = () => setPressed(null)
  const press = (door: number) => {
    if (!season) return
    if (door <= season.open) setKept(old => withDoor(old, season.year, door))
    setPressed(door)
  }
  const practise = () => {
    close()
    setPractises(!practises)
  }
  const mayPractise = season?.isOn === false

  return (
    <section className={styles.calendar} aria-label="The calendar">
      {practises && mayPractise ? (
        <Practice leave={practise} />
      ) : (
        <>
          <Top practises={false} turn={mayPractise ? practise : null}>
            <Next season={season} at={at} opened={opened.length} />
          </Top>
          <Board
            label={season ? `Doors of December ${season.year}` : "Doors"}
            signs={new Map(opened.map(door => [door, surprises[door - 1]?.sign ?? ""]))}
            closed={door => (season && door <= season.open ? "may be opened" : "closed")}
            disabled={season === null}
            onPress={press}
          />
        </>
      )}
      {season && at !== null && pressed !== null && (
        <Door
          door={pressed}
          season={season}
          at={at}
          opened={opened.length}
          practise={mayPractise ? practise : null}
          close={close}
        />
      )}
    </section>
  )
}
