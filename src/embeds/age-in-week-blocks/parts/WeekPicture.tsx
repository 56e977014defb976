import { type CSSProperties, type MouseEvent, useId } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import * as styles from "../AgeInWeekBlocks.module.css"
import { columns, placeOf, weekAt } from "../logic"

type Props = {
  /** The day of birth; a change of it restarts the drawing animation. */
  born: number
  /** The first week of each row, plus the week after the last row. */
  starts: readonly number[]
  now: number
  chosen: number
  names: ReadonlyMap<number, string>
  onPick: (week: number) => void
}

/**
 * Returns the outline of the rows between two weeks as a path. Blocks are a pattern that fills it, so that
 * thousands cost a single element.
 */
function outline(starts: readonly number[], from: number, to: number): string {
  return starts
    .slice(0, -1)
    .map((first, row) => {
      const left = Math.max(first, from)
      const right = Math.min(starts[row + 1] ?? first, to)
      return right > left ? `M${left - first} ${row}h${right - left}v1h${left - right}z` : ""
    })
    .join("")
}

/** Returns the multiples of ten at which a row is labelled with the age. */
function decades(rows: number): number[] {
  return Array.from({ length: Math.ceil(rows / 10) }, (_, i) => i * 10)
}

/** All weeks as blocks: full if lived, empty if not, round if named. Chosen with mouse or touch. */
export function WeekPicture({ born, starts, now, chosen, names, onPick }: Props) {
  const moves = useMotion()
  const id = useId()
  const rows = starts.length - 1
  const end = starts.at(-1) ?? 0
  const [nowAt, chosenAt] = [placeOf(starts, now), placeOf(starts, chosen)]

  const press = (event: MouseEvent<SVGSVGElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const column = Math.floor(((event.clientX - left) / width) * columns)
    const row = Math.floor(((event.clientY - top) / height) * rows)
    const week = weekAt(starts, { row, column })
    if (week !== null) onPick(week)
  }

  return (
    <div className={styles.picture} style={{ "--rows": rows } as CSSProperties}>
      <div className={styles.decades} aria-hidden="true">
        {decades(rows).map(age => (
          <span key={age} style={{ top: `${(age / rows) * 100}%` }}>
            {age}
          </span>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the date and the buttons below go to any week by keyboard */}
      <svg
        viewBox={`0 0 ${columns} ${rows}`}
        role="img"
        aria-label={`${rows} rows of 52 or 53 blocks, ${now.toLocaleString("en-GB")} of them full, ${names.size} named`}
        onClick={press}
      >
        <pattern id={`${id}-full`} width="1" height="1" patternUnits="userSpaceOnUse">
          <rect x="0.1" y="0.1" width="0.8" height="0.8" fill="#000080" />
        </pattern>
        <pattern id={`${id}-empty`} width="1" height="1" patternUnits="userSpaceOnUse">
          <rect
            x="0.18"
            y="0.18"
            width="0.64"
            height="0.64"
            fill="#fff"
            stroke="#767676"
            strokeWidth="0.14"
          />
        </pattern>
        <g key={born} className={moves ? styles.written : undefined}>
          {starts.slice(0, -1).map((first, row) => (
            <g key={first} transform={`translate(0 ${row})`}>
              <path
                d={outline([first, starts[row + 1] ?? first], 0, now)}
                fill={`url(#${id}-full)`}
                style={{ "--row": row } as CSSProperties}
              />
            </g>
          ))}
        </g>
        <path d={outline(starts, now, end)} fill={`url(#${id}-empty)`} />
        {[...names.keys()].map(week => {
          const at = placeOf(starts, week)
          return (
            at && (
              <circle
                key={week}
                cx={at.column + 0.5}
                cy={at.row + 0.5}
                r="0.52"
                fill="#fff2a8"
                stroke="#111"
                strokeWidth="0.2"
              />
            )
          )
        })}
        {nowAt && (
          <rect
            className={moves ? styles.blinking : undefined}
            x={nowAt.column}
            y={nowAt.row}
            width="1"
            height="1"
            fill={names.has(now) ? "none" : "#a00000"}
            stroke="#a00000"
            strokeWidth="0.3"
          />
        )}
        {chosenAt && (
          <rect
            x={chosenAt.column - 0.4}
            y={chosenAt.row - 0.4}
            width="1.8"
            height="1.8"
            fill="none"
            stroke="#111"
            strokeWidth="0.35"
          />
        )}
      </svg>
      {chosenAt && names.has(chosen) && (
        <span
          className={styles.bubble}
          dir="auto"
          aria-hidden="true"
          data-below={chosenAt.row < rows / 6 || undefined}
          data-left={chosenAt.column > columns / 2 || undefined}
          style={{ "--x": (chosenAt.column + 0.5) / columns, "--y": chosenAt.row / rows } as CSSProperties}
        >
          {names.get(chosen)}
        </span>
      )}
    </div>
  )
}
