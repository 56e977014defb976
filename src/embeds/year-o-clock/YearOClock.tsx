import { useId, useState } from "react"
import { Button } from "../../components/button/Button"
import { ExternalLink } from "../../components/external-link/ExternalLink"
import { RevealOnce } from "../../components/reveal-once/RevealOnce"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useNow } from "../../hooks/browser/clock"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { asYear, digits, isYear, minuteOf, waitText } from "./logic"
import { Guide } from "./parts/Guide"
import { guide, page, pageMinute, slot } from "./programmes"
import * as styles from "./YearOClock.module.css"

const rows = 7

/**
 * A clock that reads the visitor's time as a year, with a teletext guide to history at its minutes. It can be wound.
 *
 * @feed The time as plain digits, which once a day are the year too, and what else history has on today.
 */
export default function YearOClock() {
  const now = useNow()
  const [wound, setWound] = useState<number | null>(null)
  /** The minute at which the guide was opened; it stays there while its rows are pressed. */
  const [opened, setOpened] = useState<number | null>(null)
  const { values, set } = useAddress({ on: text(null) })
  const id = useId()
  const present = now && now.getHours() * 60 + now.getMinutes()
  const thisYear = now?.getFullYear() ?? 0
  const list = guide(thisYear)
  // The winder overrides a picked programme.
  const programme = now && wound === null ? list.find(({ year }) => String(year) === values.on) : undefined
  const there = programme ? minuteOf(programme.year) : null
  const minute = wound ?? there ?? present
  const clock = minute === null ? null : digits(Math.floor(minute / 60), minute % 60)
  const time = programme ? String(programme.year) : clock
  const isElsewhere = wound !== null || programme !== undefined
  const isIt = now && time && !isElsewhere && isYear(time, thisYear)
  const guideMinute = opened ?? (programme ? pageMinute(list, programme.year) : present)
  const pick = (year: number) => {
    setOpened(guideMinute)
    setWound(null)
    set({ on: String(year) })
  }
  const wind = (to: number) => {
    setOpened(to)
    setWound(to)
  }
  const goBack = () => {
    setOpened(null)
    setWound(null)
    set({ on: null })
  }

  return (
    <div className={styles.set}>
      <div className={styles.screen}>
        <p className={styles.clock} data-cancelled={(programme && there === null) || undefined}>
          {time === null ? (
            <span className={styles.digits}>...</span>
          ) : (
            <ExternalLink
              href="https://en.wiktionary.org/wiki/o%27clock"
              className={styles.digits}
              tile={false}
            >
              {time}
            </ExternalLink>
          )}{" "}
          <span className={styles.verdict}>
            <span role="status">{isIt ? "is the current year and hour" : ""}</span>
            <span aria-live="polite">
              {programme &&
                (there === null
                  ? `Cancelled: there is no ${slot(programme.year)}. An hour ends at 59.`
                  : programme.title)}
            </span>
            {now &&
              !isIt &&
              !programme &&
              (wound !== null && time
                ? asYear(time, thisYear)
                : waitText(now.getHours(), now.getMinutes(), thisYear, yearAfter(now)))}
          </span>
        </p>
        <Guide
          shown={guideMinute === null ? [] : page(list, guideMinute, rows)}
          picked={programme?.year ?? null}
          onPick={pick}
        />
      </div>
      <div className={styles.winder}>
        <label htmlFor={id}>Wind the clock</label>
        <input
          id={id}
          type="range"
          min={0}
          max={1439}
          value={minute ?? 0}
          aria-valuetext={clock ?? "..."}
          onChange={event => wind(event.target.valueAsNumber)}
        />
      </div>
      <div className="buttons">
        <ShareButton
          text={
            programme &&
            `On the clock today, ${slot(programme.year)}: ${programme.title}${there === null ? " (cancelled)" : ""}`
          }
        />
        <RevealOnce when={isElsewhere}>
          <Button disabled={!isElsewhere} onClick={goBack}>
            Back to now
          </Button>
        </RevealOnce>
      </div>
    </div>
  )
}

/** Returns the year of tomorrow's date. */
function yearAfter(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getFullYear()
}
