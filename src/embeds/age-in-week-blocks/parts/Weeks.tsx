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
  namesByWeek,
  nameWeek,
  nextNamed,
  numberOf,
  rowStarts,
  rowsOf,
  weekOf,
} from "../logic"
import { lifeStatus, weekSentence } from "../sentences"
import { NamedWeeks } from "./NamedWeeks"
import { WeekPanel } from "./WeekPanel"
import { WeekPicture } from "./WeekPicture"

/** The display time of each week of the example, in milliseconds. */
const stepMs = 2600

type Props = {
  life: Life
  /** The days of birth and of today, in days since 1970-01-01. */
  born: number
  today: number
  /** True if this is not the visitor's own life. */
  isExample: boolean
  /** Receives the changed life and an announcement of the change. */
  onChange: (next: Life, words: string) => void
  /** The picture's source controls. */
  children: ReactNode
}

/** The picture, the chosen week, and the list of named weeks. */
export function Weeks({ life, born, today, isExample, onChange, children }: Props) {
  const [choice, setChoice] = useState<{ born: number; week: number; isByVisitor: boolean } | null>(null)
  const motion = useMotion()
  const [place, ask] = useScrollToResult<HTMLDivElement>(true)
  const now = weekOf(born, today)
  const starts = rowStarts(born, rowsOf(born, life.years, today))
  const last = (starts.at(-1) ?? 1) - 1
  // A choice made in another life is ignored.
  const picked = choice?.born === born ? choice : null
  const week = Math.min(last, picked?.week ?? now)
  const names = namesByWeek(born, life.names)
  const unborn = life.names.filter(({ day }) => (numberOf(day) ?? born) < born).length

  const isPlaying = isExample && !picked?.isByVisitor && names.size > 0
  useTicks(isPlaying && motion, stepMs, () =>
    setChoice({ born, week: nextNamed(names, week) ?? week, isByVisitor: false }),
  )
  const pick = (week: number) => setChoice({ born, week, isByVisitor: true })
  const press = (week: number) => {
    pick(week)
    ask()
  }
  const rename = (of: number, name: string) => {
    const next = nameWeek(life, of, name)
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
        <div ref={place} className={styles.details}>
          <p>
            {isExample && "Pertti’s, until you say when yours began. "}
            {lifeStatus(now, firstWeek(born, life.years), life.years)}
          </p>
          <WeekPanel
            born={born}
            starts={starts}
            now={now}
            week={week}
            name={names.get(week) ?? ""}
            nextNamed={names.size > 0 ? nextNamed(names, week) : null}
            isQuiet={isPlaying && motion}
            onPick={pick}
            onName={name => rename(week, name)}
          />
        </div>
      </div>
      <NamedWeeks born={born} names={names} unborn={unborn} onPick={press} onRemove={of => rename(of, "")} />
    </>
  )
}
