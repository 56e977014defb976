import { useState } from "react"
import * as v from "valibot"
import { useNow } from "../../hooks/browser/clock"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { useThing } from "../../kits/things/useThing"
import * as styles from "./ChristmasCalendar.module.css"
import { foundText } from "./hideouts"
import { doorCount, knockText, nothing, type Opened, openedIn, seasonAt, waitText, withDoor } from "./logic"
import { Board } from "./parts/Board"
import { Door } from "./parts/Door"
import { Next } from "./parts/Next"
import { Practice } from "./parts/Practice"
import { decemberScenes } from "./parts/scenes/december"
import { Top } from "./parts/Top"
import { useHideout } from "./useHideout"

const entry = storageEntry<Opened>(
  "christmas-calendar",
  v.object({ year: v.number(), doors: v.pipe(v.array(v.number()), v.maxLength(doorCount)) }),
  nothing,
)

/**
 * A calendar of 24 doors that open on their own days of December in Helsinki, with 24 more doors for practice.
 *
 * @feed A calendar of 24 doors, each with a surprise of its own, and practice doors for the rest of the year.
 */
export default function ChristmasCalendar() {
  const now = useNow(1000)
  const [stored, setStored] = useStorage(entry)
  const [inside, setInside] = useState<number | null>(null)
  /** The closed door pressed last, the number of presses, and the reason it is closed. */
  const [knocked, setKnocked] = useState<{ door: number; count: number; why: string } | null>(null)
  /** True while the visitor would rather see the real doors out of season. */
  const [isReal, setReal] = useState(false)

  const [hideout, seek] = useHideout()
  const { give } = useThing()
  const at = now?.getTime() ?? null
  const season = at === null ? null : seasonAt(at)
  const opened = season ? openedIn(stored, season.year) : []
  const press = (door: number) => {
    if (!season || at === null) return
    seek(door, opened)
    if (door > season.open) {
      setKnocked({ door, count: (knocked?.count ?? 0) + 1, why: waitText(season.year, door, at) })
      return
    }
    setKnocked(null)
    setStored(old => withDoor(old, season.year, door))
    setInside(door)
    if (openedIn(withDoor(stored, season.year, door), season.year).length === season.open) give()
  }
  const turn = () => {
    setReal(!isReal)
    setKnocked(null)
  }
  const mayPractise = season?.isOn === false

  return (
    <section className={styles.calendar} aria-label="The calendar">
      {mayPractise && !isReal ? (
        <Practice leave={turn} hideout={hideout} onSeek={seek} />
      ) : (
        <>
          <Top practises={false} turn={mayPractise ? turn : null}>
            {knocked ? (
              <span role="status">
                {hideout?.isFound ? foundText(hideout.guest.name, false) : knockText(knocked.count)}{" "}
                {knocked.why}
              </span>
            ) : (
              <Next season={season} at={at} opened={opened.length} />
            )}
          </Top>
          <Board
            label={season ? `Doors of December ${season.year}` : "Doors"}
            kind="house"
            opened={opened}
            scene={door => opened.includes(door) && decemberScenes[door - 1]}
            knocked={knocked}
            hideout={hideout}
            closed={door => (season && door <= season.open ? "may be opened" : "closed")}
            disabled={season === null}
            onPress={press}
          />
        </>
      )}
      {season && inside !== null && (
        <Door door={inside} season={season} opened={opened.length} close={() => setInside(null)} />
      )}
    </section>
  )
}
