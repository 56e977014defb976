import type { KeyboardEvent, MouseEvent } from "react"
import { monthName } from "../../../lib/calendar/dayNames"
import { longDate } from "../../../lib/calendar/longDate"
import { type DishId, dishes } from "../dishes"
import * as styles from "../LunchHistory.module.css"
import { numberOf } from "../logic"
import type { Lunch } from "../schema"

/** The number of weeks per band; weekdays run down. */
const weeks = 30
const heat = ["#f4f0e0", "#f7d9a0", "#f2b25c", "#df7a2f", "#a83a16"] as const
const steps: Record<string, number> = { ArrowLeft: -7, ArrowRight: 7, ArrowUp: -1, ArrowDown: 1 }
const gap = 12
/** The room for the weekdays on the left and the months above. */
const margin = { left: 12, top: 10 }
const weekdays = ["M", "T", "W", "T", "F", "S", "S"]

/** Returns the position of a day, in units of a cell of 10. */
function placeOf(index: number) {
  const [week, day] = [Math.floor(index / 7), index % 7]
  const band = Math.floor(week / weeks)
  return { x: (week % weeks) * 10, y: band * (70 + gap) + day * 10 }
}

type Props = {
  lunches: readonly Lunch[]
  dish: DishId | null
  at: number
  onPick: (index: number) => void
  /** Called with the index of the day under the pointer; null if there is none. */
  onPoint: (index: number | null) => void
}

/**
 * All days as squares, coloured by stars or for one dish. The whole map is a single button, in which the arrow keys
 * move by days and weeks.
 */
export function HeatMap({ lunches, dish, at, onPick, onPoint }: Props) {
  const bands = Math.ceil(lunches.length / 7 / weeks)
  const [width, height] = [weeks * 10, bands * 70 + (bands - 1) * gap]
  /** Returns the index of the day under the pointer. */
  const dayAt = ({ clientX, clientY, currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const box = currentTarget.getBoundingClientRect()
    const x = ((clientX - box.left) / (box.width || 1)) * (width + margin.left) - margin.left
    const y = ((clientY - box.top) / (box.height || 1)) * (height + margin.top) - margin.top
    const band = Math.min(bands - 1, Math.max(0, Math.floor(y / (70 + gap))))
    const day = Math.min(6, Math.max(0, Math.floor((y - band * (70 + gap)) / 10)))
    const week = band * weeks + Math.min(weeks - 1, Math.max(0, Math.floor(x / 10)))
    return Math.min(lunches.length - 1, week * 7 + day)
  }
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    onPick(event.detail === 0 ? (at + 1) % lunches.length : dayAt(event))
  const key = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    onPick(at + step)
  }
  const picked = placeOf(at)
  const first = lunches[0]
  const last = lunches.at(-1)
  return (
    <div className={styles.heat}>
      <div className={styles.days}>
        <svg
          viewBox={`${-margin.left} ${-margin.top} ${width + margin.left} ${height + margin.top}`}
          aria-hidden="true"
        >
          {Array.from({ length: bands * 7 }, (_, i) => (
            <text
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
              key={i}
              className={styles.scale}
              x="-9"
              y={Math.floor(i / 7) * (70 + gap) + (i % 7) * 10 + 8}
            >
              {weekdays[i % 7]}
            </text>
          ))}
          {lunches.map((lunch, i) =>
            /-0[1-7]$/.test(lunch.day) && i % 7 === 0 ? (
              <text key={lunch.day} className={styles.scale} x={placeOf(i).x} y={placeOf(i).y - 2.5}>
                {monthName(Number(lunch.day.slice(5, 7))).slice(0, 3)}
              </text>
            ) : null,
          )}
          {lunches.map((lunch, i) => {
            const { x, y } = placeOf(i)
            const isDish = lunch.dish === dish
            const fill = dish === null ? heat[lunch.stars - 1] : isDish ? dishes[dish].colour : "#dcdcd4"
            return (
              <rect
                key={lunch.day}
                x={x + 0.6}
                y={y + 0.6}
                width="8.8"
                height="8.8"
                fill={fill}
                stroke="#0005"
                strokeWidth="0.4"
              />
            )
          })}
          <rect
            x={picked.x}
            y={picked.y}
            width="10"
            height="10"
            fill="none"
            stroke="#000080"
            strokeWidth="2"
          />
        </svg>
        <button
          type="button"
          className={styles.surface}
          aria-label="Lunches by day"
          onClick={press}
          onMouseMove={event => onPoint(dayAt(event))}
          onMouseLeave={() => onPoint(null)}
          onKeyDown={key}
        />
      </div>
      <p className={styles.ends}>
        <span>{first && longDate(first.day)}</span>
        <span>
          {lunches.length > 0 && numberOf(last?.day ?? "") - numberOf(first?.day ?? "") + 1} days, from the
          first Monday down
        </span>
        <span>{last && longDate(last.day)}</span>
      </p>
    </div>
  )
}
