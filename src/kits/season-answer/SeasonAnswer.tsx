import type { ReactNode } from "react"
import { Button } from "../../components/button/Button"
import { Verdict } from "../../components/message-scene/Verdict"
import { useNow } from "../../hooks/browser/clock"
import {
  dateOfDay,
  daysTo,
  daysToChange,
  type Season,
  seasonAfter,
  seasonOf,
} from "../../lib/calendar/season"
import { startOfDay } from "../../lib/calendar/wallClock"
import { helsinkiParts, helsinkiZone } from "../../lib/calendar/zone"
import { inDays } from "../../lib/text/duration"
import { pluralise } from "../../lib/text/pluralise"
import { whole } from "../address/codecs"
import { useAddress } from "../address/useAddress"
import * as styles from "./SeasonAnswer.module.css"
import { SeasonScene } from "./SeasonScene"
import { useBloom } from "./useBloom"
import { useWait } from "./useWait"
import { YearSlider } from "./YearSlider"

type Props = {
  /** The season that the page asks about. */
  season: Season
  /**
   * Provides an additional button and text over the picture for an instant: now, or the start of the selected day;
   * null before mount.
   */
  more?: (at: Date | null) => { button: ReactNode; says: ReactNode }
}

/**
 * Answers whether it is a season in Helsinki, now or on the day selected by the slider; 0 in the address is today.
 */
export function SeasonAnswer({ season, more }: Props) {
  const now = useNow()
  const { values, set } = useAddress({ day: whole(1, 366, 0) })
  const today = now && helsinkiParts(now)
  const change = (day: number) => set({ day: day === today?.dayOfYear ? 0 : day })
  const daysInYear = today?.daysInYear ?? 365
  const picked = values.day > 0 ? Math.min(values.day, daysInYear) : (today?.dayOfYear ?? 1)
  const wait = useWait(picked, daysInYear, change)
  const bloom = useBloom(picked, daysInYear, change)
  const dayOfYear = wait.day ?? bloom.day ?? picked
  const stop = () => {
    wait.stop()
    bloom.stop()
  }
  const isOther = today !== null && dayOfYear !== today.dayOfYear
  const shown = today && { ...today, dayOfYear }
  const current = shown && seasonOf(shown.dayOfYear)
  const at =
    shown && isOther
      ? new Date(startOfDay({ year: shown.year, month: 1, day: 1 }, helsinkiZone, shown.dayOfYear - 1))
      : now
  const other = more?.(at)

  return (
    <div className={styles.season}>
      <Verdict answer={current && current === season}>
        {shown && current ? (
          <>
            <p>
              {isOther ? "On" : "In Helsinki it is"} {dateOfDay(shown.year, shown.dayOfYear)}
              {isOther ? " it is" : ":"} day <b>{shown.dayOfYear}</b> of {shown.daysInYear}, and {current}.
            </p>
            <p>{changeText(season, current, shown, isOther)}</p>
          </>
        ) : (
          <p>Looking out of a window in Helsinki...</p>
        )}
      </Verdict>
      <SeasonScene day={shown?.dayOfYear ?? null} asked={season} wait={wait} bloom={bloom} note={other?.says}>
        <Button
          disabled={!isOther}
          onClick={() => {
            stop()
            set({ day: 0 })
          }}
        >
          Back to today
        </Button>
        {other?.button}
      </SeasonScene>
      <YearSlider
        day={shown?.dayOfYear ?? null}
        today={today?.dayOfYear ?? null}
        daysInYear={daysInYear}
        year={today?.year ?? 2001}
        onChange={day => {
          stop()
          change(day)
        }}
      />
    </div>
  )
}

type Day = { year: number; dayOfYear: number; daysInYear: number }

function changeText(
  season: Season,
  current: Season,
  { year, dayOfYear, daysInYear }: Day,
  isOther: boolean,
): string {
  const name = season.charAt(0).toUpperCase() + season.slice(1)
  const isOn = season === current
  const days = isOn ? daysToChange(dayOfYear, daysInYear) : daysTo(season, dayOfYear, daysInYear)
  const when = isOther ? `${pluralise(days, "day")} later` : inDays(days)
  const date = dateOfDay(year, dayOfYear + days)
  return isOn
    ? `${name} changes to ${seasonAfter(season)} ${when}, on ${date}.`
    : `${name} begins ${when}, on ${date}.`
}
