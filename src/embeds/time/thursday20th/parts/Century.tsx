import { monthName } from "../../../../lib/calendar/dayNames"
import { centuryOf } from "../logic"
import * as styles from "../Thursday20th.module.css"
import { monthsWith, thursday20th } from "../weekdayOfMonth"

type Props = {
  /** The first year of the decade shown. */
  first: number
}

/** The width of a month, the height of a row, and the left edge of the first month, in units of the picture. */
const month = 4.6
const line = 16
const left = 44
const top = 18
const [width, height] = [left + 120 * month + 4, top + 10 * line]
const tens = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** All Thursdays the 20th of a century: a row for each decade, and a bar for each month that has one. */
export function Century({ first }: Props) {
  const century = centuryOf(first)
  const found = monthsWith(thursday20th, century, century + 99)
  const [begin, end] = [found[0], found.at(-1)].map(each => each && `${monthName(each.month)} ${each.year}`)
  const topOf = (year: number) => top + Math.floor((year - century) / 10) * line
  return (
    <svg
      className={styles.century}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`The ${found.length} Thursdays the 20th from ${begin} to ${end}, a line for each ten years`}
    >
      <rect width={width} height={height} fill="#fffdf2" />
      <rect y={topOf(first) - 1} width={width} height={line} fill="#ffe27a" />
      {tens.map(i => (
        <g key={i} fontSize="11" fill="#111">
          <text x={left + (i * 12 + 6) * month} y="12" textAnchor="middle">
            {i}
          </text>
          <text x="4" y={topOf(century + 10 * i) + 11}>
            {century + 10 * i}
          </text>
          <path d={`M${left + i * 12 * month} ${top}V${height}`} stroke="#d8cfae" />
        </g>
      ))}
      {found.map(each => (
        <rect
          key={`${each.year} ${each.month}`}
          x={left + ((each.year % 10) * 12 + each.month - 1) * month}
          y={topOf(each.year) + 1}
          width={month}
          height={line - 4}
          fill="#a00000"
        />
      ))}
    </svg>
  )
}
