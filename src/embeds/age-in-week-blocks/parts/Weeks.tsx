import { type ReactNode, useState } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import { useScrollToResult } from "../../../hooks/page/useScrollToResult"
import { useTicks } from "../../../kits/motion/useTicks"
import { isBlank } from "../../../lib/text/blank"
import * as styles from "../AgeInWeekBlocks.module.css"
import {
  firstWeek,
  type Life,
  maxNames,
  named,
  namesByWeek,
  nextNamed,
  numberOf,
  rowStarts,
  rowsOf,
  weekOf,
} from "../logic"
import { standing, weekSentence } from "../sentences"
import { NamedWeeks } from "./NamedWeeks"
import { WeekPanel } from "./WeekPanel"
import { WeekPicture } from "./WeekPicture"

/** How long each week of the example's is told, in milliseconds. */
const pace = 2600

type Props = {
  life: Life
  /** The days of birth and of today, as numbers from 1970-01-01. */
  born: number
  today: number
  /** Whether this is not the visitor's own life. */
  isExample: boolean
  /** The changed life, and what is to be said of it. */
  onChange: (next: Life, words: string) => void
  /** What the picture is drawn from. */
  children: ReactNode
}

/** The picture, the week that is chosen in it, and the weeks that have names. */
export function Weeks({ life, born, today, isExample, onChange, children }: Props) {
  const [choice, setChoice] = useState<{ born: number; week: number; led: boolean } | null>(null)
  const motion = useMotion()
  const [place, ask] = useScrollToResult<HTMLDivElement>(true)
  const now = weekOf(born, today)
  const starts = rowStarts(born, rowsOf(born, life.years, today))
  const last = (starts.at(-1) ?? 1) - 1
  // A week that was chosen in another life says nothing of this one.
  const picked = choice?.born === born ? choice : null
  const week = Math.min(last, picked?.week ?? now)
  const names = namesByWeek(born, life.names)
  const unborn = life.names.filter(({ day }) => (numberOf(day) ?? born) < born).length

  const goes = isExample && !picked?.led && names.size > 0
  useTicks(goes && motion, pace, () => setChoice({ born, week: nextNamed(names, week) ?? week, led: false }))
  const pick = (week: number) => setChoice({ born, week, led: true })
  const press = (week: number) => {
    pick(week)
    ask()
  }
  const rename = (of: number, name: string) => {
    const next = named(life, of, name)
    const number = (of + 1).toLocaleString("en-GB")
    const full = life.names.length >= maxNames && !names.has(of) && name !== ""
    if (full) onChange(life, `There are ${maxNames} names already. Some weeks have to go without.`)
    else if (next === life) onChange(life, "Nothing has changed.")
    else onChange(next, `Week ${number} has ${isBlank(name) ? "no name now" : "a name now"}.`)
  }

  return (
    <>
      <div className={styles.life}>
        {children}
        <div className={styles.seen}>
          <WeekPicture starts={starts} now={now} chosen={week} names={names} onPick={pick} born={born} />
          <p className={styles.plate} aria-hidden="true">
            {weekSentence(born, week, starts, now)}
          </p>
        </div>
        <div ref={place} className={styles.told}>
          <p>
            {isExample && "Pertti’s, until you say when yours began. "}
            {standing(now, firstWeek(born, life.years), life.years)}
          </p>
          <WeekPanel
            born={born}
            starts={starts}
            now={now}
            week={week}
            name={names.get(week) ?? ""}
            nextNamed={names.size > 0 ? nextNamed(names, week) : null}
            isQuiet={goes && motion}
            onPick={pick}
            onName={name => rename(week, name)}
          />
        </div>
      </div>
      <NamedWeeks born={born} names={names} unborn={unborn} onPick={press} onRemove={of => rename(of, "")} />
    </>
  )
}
