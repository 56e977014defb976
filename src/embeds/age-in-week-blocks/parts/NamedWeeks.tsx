import { type MouseEvent, useRef } from "react"
import * as styles from "../AgeInWeekBlocks.module.css"
import { weekDays } from "../sentences"

type Props = {
  born: number
  names: ReadonlyMap<number, string>
  /** The number of names that lie before birth and are not drawn. */
  unborn: number
  onPick: (week: number) => void
  onRemove: (week: number) => void
}

/** The named weeks in order, each with a button to go to it and one to remove its name. */
export function NamedWeeks({ born, names, unborn, onPick, onRemove }: Props) {
  const section = useRef<HTMLElement>(null)
  const weeks = [...names].sort(([a], [b]) => a - b)
  const remove = (week: number) => (event: MouseEvent) => {
    // Moves the focus to the neighbour before the button is removed.
    const item = event.currentTarget.closest("li")
    const next = item?.nextElementSibling ?? item?.previousElementSibling
    const place = next?.querySelector("button") ?? section.current
    onRemove(week)
    place?.focus()
  }
  return (
    <section ref={section} aria-label="Named weeks" tabIndex={-1}>
      {weeks.length === 0 && <p>No week has a name yet. They don't mind.</p>}
      <ol className={styles.named}>
        {weeks.map(([week, name]) => (
          <li key={week}>
            <span>
              <b dir="auto">{name}</b> {weekDays(born, week)}
            </span>
            <span className="buttons">
              <button type="button" aria-label={`Go to “${name}”`} onClick={() => onPick(week)}>
                Go
              </button>
              <button type="button" aria-label={`Remove the name “${name}”`} onClick={remove(week)}>
                ×
              </button>
            </span>
          </li>
        ))}
      </ol>
      {unborn > 0 && (
        <p>
          {unborn === 1 ? "One name is" : `${unborn} names are`} of days before you were born, and kept in
          case you were mistaken.
        </p>
      )}
    </section>
  )
}
