import { useId } from "react"
import { Button } from "../../components/button/Button"
import { CopyButton } from "../../components/copy-button/CopyButton"
import { Reserve } from "../../components/reserve/Reserve"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useNow } from "../../hooks/browser/clock"
import { usePageData } from "../../hooks/page/page"
import { whole } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Choice } from "../../kits/controls/Choice"
import { Slider } from "../../kits/controls/Slider"
import { useList } from "../../kits/list/useList"
import { useThing } from "../../kits/things/useThing"
import { defaultTelling, inTelling, kinds, monthOf, resumeSpec, resumeText, sumText, tellings } from "./logic"
import { Applicant } from "./parts/Applicant"
import { Entry } from "./parts/Entry"
import type { Resume } from "./schema"
import * as styles from "./Timeline.module.css"

const address = { order: "order", kind: "kind" }

/**
 * A resume as a vertical timeline, with adjustable confidence, up-to-date durations, filters, sorting and a print on
 * a single page.
 *
 * @data resume
 * @feed A resume as a timeline, whose open entries grow by a month a month; it can be filtered, copied and printed.
 */
export default function Timeline() {
  const { resume } = usePageData<{ resume: Resume }>()
  const list = useList(resume.entries, resumeSpec, address)
  const { shown, sort, setSort } = list
  const time = useNow()
  const today = time && monthOf(time)
  const id = useId()
  const { values, set } = useAddress({ told: whole(0, tellings.length - 1, defaultTelling) })
  const { give } = useThing()
  const [telling, tellingName] = tellings[values.told] ?? tellings[defaultTelling]

  return (
    <section className={styles.resume} aria-labelledby={`${id}-name`}>
      <header className={styles.head}>
        <Applicant telling={telling} />
        <div>
          <h2 id={`${id}-name`}>{resume.name}</h2>
          <p>{resume.about}</p>
        </div>
      </header>
      <div className={styles.tellingControl}>
        <Slider
          label={
            <Reserve all={tellings.map(([, name]) => `How it is told: ${name}`)}>
              How it is told: <b>{tellingName}</b>
            </Reserve>
          }
          value={values.told}
          min={0}
          max={tellings.length - 1}
          valueText={tellingName}
          onChange={told => {
            set({ told })
            if (told === tellings.length - 1) give()
          }}
        />
        <p className={styles.ends} aria-hidden="true">
          <span>{tellings[0][1]}</span>
          <span>{tellings.at(-1)?.[1]}</span>
        </p>
      </div>
      <div className={styles.controls}>
        <Choice
          as="radios"
          label="Show"
          value={list.filter("kind") ?? "all"}
          options={kinds}
          onChange={kind => list.setFilter("kind", kind === "all" ? null : kind)}
        />
        <div className="buttons">
          <button
            type="button"
            aria-pressed={sort.by === "oldest"}
            onClick={() => setSort({ by: sort.by === "oldest" ? "newest" : "oldest", down: false })}
          >
            Oldest first
          </button>
        </div>
      </div>
      <p role="status" className={styles.sum}>
        {today && sumText(shown, today, telling)}
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without marks for no list */}
      <ol role="list" aria-label="Timeline" className={styles.line}>
        {shown.map(entry => (
          <Entry key={`${entry.from} ${entry.title}`} entry={entry} today={today} telling={telling} />
        ))}
      </ol>
      <div className="buttons">
        <Button disabled={!time} onClick={() => window.print()}>
          Print
        </Button>
        <CopyButton
          text={
            today
              ? resumeText(
                  resume,
                  shown.map(entry => inTelling(entry, telling)),
                  today,
                  telling,
                )
              : ""
          }
          label="Copy as text"
        />
        <ShareButton />
      </div>
    </section>
  )
}
