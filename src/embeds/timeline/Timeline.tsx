import { useId } from "react"
import { CopyButton } from "../../components/copy-button/CopyButton"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useNow } from "../../hooks/clock"
import { usePageData } from "../../hooks/page"
import { useQuery } from "../../hooks/query"
import type { Resume } from "../../lib/lists/resume"
import {
  durationText,
  kinds,
  monthOf,
  monthsTogether,
  orders,
  readChoice,
  resumeText,
  shownEntries,
} from "./logic"
import { Entry } from "./parts/Entry"
import * as styles from "./Timeline.module.css"

/**
 * A resume as a vertical timeline, with durations counted when it is looked at, filtered, sorted and printed on one page.
 *
 * @data resume
 * @feed A resume as a timeline, whose open entries grow by a month a month; it can be filtered, copied and printed.
 */
export default function Timeline() {
  const { resume } = usePageData<{ resume: Resume }>()
  const [askedKind, setKind] = useQuery("kind")
  const [askedOrder, setOrder] = useQuery("order")
  const kind = readChoice(kinds, askedKind, "all")
  const order = readChoice(orders, askedOrder, "newest")
  const time = useNow()
  const today = time && monthOf(time)
  const id = useId()
  const shown = shownEntries(resume.entries, kind, order)
  const open = shown.filter(({ until }) => until === undefined).length

  return (
    <section className={styles.resume} aria-labelledby={`${id}-name`}>
      <header>
        <h2 id={`${id}-name`}>{resume.name}</h2>
        <p>{resume.about}</p>
      </header>
      <div className={styles.controls}>
        <fieldset>
          <legend>Show</legend>
          {kinds.map(([value, name]) => (
            <div key={value} className="field-row">
              <input
                type="radio"
                id={`${id}-${value}`}
                name={`${id}-kind`}
                checked={kind === value}
                onChange={() => setKind(value === "all" ? null : value)}
              />
              <label htmlFor={`${id}-${value}`}>{name}</label>
            </div>
          ))}
        </fieldset>
        <div className="buttons">
          <button
            type="button"
            aria-pressed={order === "oldest"}
            onClick={() => setOrder(order === "oldest" ? null : "oldest")}
          >
            Oldest first
          </button>
          <button type="button" disabled={!time} onClick={() => window.print()}>
            Print
          </button>
          <CopyButton text={today ? resumeText(resume, shown, today) : ""} label="Copy as text" />
          <ShareButton />
        </div>
      </div>
      <p role="status" className={styles.sum}>
        {today &&
          `${shown.length} of ${resume.entries.length}, together ${durationText(monthsTogether(shown, today))}, what overlaps counted once. ${open === 0 ? "None goes on." : `${open} ${open === 1 ? "goes" : "go"} on.`}`}
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without marks for no list */}
      <ol role="list" aria-label="Timeline" className={styles.line}>
        {shown.map(entry => (
          <Entry key={`${entry.from} ${entry.title}`} entry={entry} today={today} />
        ))}
      </ol>
    </section>
  )
}
