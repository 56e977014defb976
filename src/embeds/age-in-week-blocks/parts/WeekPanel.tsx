import { useState } from "react"
import { Button } from "../../../components/button/Button"
import { Icon } from "../../../components/icon/Icon"
import type { IconName } from "../../../components/icon/shapes"
import { Field } from "../../../kits/controls/Field"
import * as styles from "../AgeInWeekBlocks.module.css"
import { keyOf, maxLetters, numberOf, placeOf, weekAt, weekOf } from "../logic"
import { weekSentence } from "../sentences"

type Props = {
  born: number
  starts: readonly number[]
  now: number
  week: number
  name: string
  /** The next named week; null if there is none. */
  nextNamed: number | null
  /** True while the weeks advance by themselves, which screen readers do not announce. */
  isQuiet: boolean
  onPick: (week: number) => void
  onName: (name: string) => void
}

/** The chosen week: its description, its name, and buttons and a date field that lead to other weeks. */
export function WeekPanel({ born, starts, now, week, name, nextNamed, isQuiet, onPick, onName }: Props) {
  const [draft, setDraft] = useState<{ week: number; text: string } | null>(null)
  const [asked, setAsked] = useState("")
  const last = (starts.at(-1) ?? 1) - 1
  const place = placeOf(starts, week)
  const text = draft?.week === week ? draft.text : name

  const year = (by: 1 | -1) => {
    if (!place) return
    const row = place.row + by
    const end = (starts[row + 1] ?? 0) - (starts[row] ?? 0) - 1
    const to = weekAt(starts, { row, column: Math.min(place.column, end) })
    if (to !== null) onPick(to)
  }
  const day = numberOf(asked)
  const to = day === null ? null : weekOf(born, day)
  const outside = to !== null && (to < 0 || to > last)
  const steps: [label: string, sign: IconName | null, words: string, step: () => void, possible: boolean][] =
    [
      ["A year back", "fast-left", "Year", () => year(-1), (place?.row ?? 0) > 0],
      ["A week back", "left", "Week", () => onPick(week - 1), week > 0],
      ["This week", null, "This week", () => onPick(now), true],
      ["A week on", "right", "Week", () => onPick(week + 1), week < last],
      ["A year on", "fast-right", "Year", () => year(1), (place?.row ?? 0) < starts.length - 2],
    ]

  return (
    <fieldset className={styles.panel}>
      <legend>The chosen week</legend>
      <p role={isQuiet ? undefined : "status"}>{weekSentence(born, week, starts, now)}</p>
      <div className="buttons">
        {steps.map(([label, sign, words, step, possible]) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            aria-disabled={!possible}
            onClick={() => possible && step()}
          >
            {sign && <Icon name={sign} />} {words}
          </button>
        ))}
        {nextNamed !== null && (
          <button type="button" onClick={() => onPick(nextNamed)}>
            Next named
          </button>
        )}
      </div>
      <form
        className={styles.row}
        onSubmit={event => {
          event.preventDefault()
          if (to !== null && !outside) onPick(to)
        }}
      >
        <Field
          label="Go to the week of"
          type="date"
          value={asked}
          min={keyOf(born)}
          max={keyOf(born + last * 7 + 6)}
          problem={outside && "That day is not in the picture."}
          onChange={setAsked}
        >
          <Button type="submit" disabled={to === null || outside}>
            Go
          </Button>
        </Field>
      </form>
      <form
        className={styles.row}
        onSubmit={event => {
          event.preventDefault()
          onName(text)
          setDraft(null)
        }}
      >
        <Field
          label="What happened"
          maxLength={maxLetters}
          placeholder="Nothing, or a name for this week"
          value={text}
          onChange={next => setDraft({ week, text: next })}
        >
          <Button type="submit" disabled={text === name}>
            Name it
          </Button>
        </Field>
      </form>
    </fieldset>
  )
}
