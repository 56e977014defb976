import type { ReactNode } from "react"
import { Button } from "../../components/button/Button"
import { Late } from "../../components/late/Late"
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
import { helsinki } from "../../lib/calendar/zone"
import { counted } from "../../lib/text/counted"
import { inDays } from "../../lib/text/duration"
import { whole } from "../address/codecs"
import { useAddress } from "../address/useAddress"
import * as styles from "./SeasonAnswer.module.css"
import { SeasonScene } from "./SeasonScene"
import { useBloom } from "./useBloom"
import { useWait } from "./useWait"
import { YearSlider } from "./YearSlider"

type Props = {
  /** The season of the question. */
  season: Season
  /** A second button beside the yard's, and its message over the picture. */
  more?: { button: ReactNode; says: ReactNode }
}

/** The answer whether it is a season in Helsinki, today or on the day of the year chosen on the slider. */
export function SeasonAnswer({ season, more }: Props) {
  const now = useNow()
  const { values, set } = useAddress({ day: whole(1, 366, 0) })
  const today = now && helsinki(now)
  const change = (day: number) => set({ day: day === today?.dayOfYear ? 0 : day })
  const daysInYear = today?.daysInYear ?? 365
  const chosenDay = values.day > 0 ? Math.min(values.day, daysInYear) : (today?.dayOfYear ?? 1)
  const wait = useWait(chosenDay, daysInYear, change)
  const bloom = useBloom(chosenDay, daysInYear, change)
  const dayOfYear = wait.day ?? bloom.day ?? chosenDay
  const stop = () => {
    wait.stop()
    bloom.stop()
  }
  const isOther = today !== null && dayOfYear !== today.dayOfYear
  const shown = today && { ...today, dayOfYear }
  const current = shown && seasonOf(shown.dayOfYear)

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
      <SeasonScene day={shown?.dayOfYear ?? null} asked={season} wait={wait} bloom={bloom} note={more?.says}>
        {more?.button}
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
      <Late when={isOther && wait.day === null && bloom.day === null}>
        <div className="buttons">
          <Button
            disabled={!isOther}
            onClick={() => {
              stop()
              set({ day: 0 })
            }}
          >
            Back to today
          </Button>
        </div>
      </Late>
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
  const when = isOther ? `${counted(days, "day")} later` : inDays(days)
  const date = dateOfDay(year, dayOfYear + days)
  return isOn
    ? `${name} changes to ${seasonAfter(season)} ${when}, on ${date}.`
    : `${name} begins ${when}, on ${date}.`
}
