import { useNow } from "../../hooks/browser/clock"
import {
  dateOfDay,
  daysTo,
  daysToChange,
  type Season,
  seasonAfter,
  seasonOf,
} from "../../lib/calendar/season"
import { helsinki } from "../../lib/calendar/zone"
import { inDays } from "../../lib/text/duration"
import { BigAnswer } from "../big-answer/BigAnswer"
import * as styles from "./SeasonAnswer.module.css"
import { YearBar } from "./YearBar"

type Props = {
  /** The season that is asked after. */
  season: Season
}

/** Whether it is a season in Helsinki now, on which day of the year, and how long until that changes. */
export function SeasonAnswer({ season }: Props) {
  const now = useNow()
  const today = now && helsinki(now)
  const current = today && seasonOf(today.dayOfYear)

  return (
    <div className={styles.season}>
      <BigAnswer answer={current && current === season} />
      <YearBar day={today?.dayOfYear ?? null} daysInYear={today?.daysInYear ?? 365} />
      <div className={styles.facts}>
        {today && current ? (
          <>
            <p>
              In Helsinki it is {dateOfDay(today.year, today.dayOfYear)}: day <b>{today.dayOfYear}</b> of{" "}
              {today.daysInYear}, and {current}.
            </p>
            <p>{change(season, current, today)}</p>
          </>
        ) : (
          <p>Looking out of a window in Helsinki...</p>
        )}
      </div>
    </div>
  )
}

type Today = { year: number; dayOfYear: number; daysInYear: number }

function change(season: Season, current: Season, { year, dayOfYear, daysInYear }: Today): string {
  const name = season.charAt(0).toUpperCase() + season.slice(1)
  const isOn = season === current
  const days = isOn ? daysToChange(dayOfYear, daysInYear) : daysTo(season, dayOfYear, daysInYear)
  const when = inDays(days)
  const date = dateOfDay(year, dayOfYear + days)
  return isOn
    ? `${name} changes to ${seasonAfter(season)} ${when}, on ${date}.`
    : `${name} begins ${when}, on ${date}.`
}
