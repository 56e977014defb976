import { type Season, seasonOf } from "../../lib/calendar/season"
import * as styles from "./SeasonAnswer.module.css"

type Props = {
  /** The day of the year, 1 to `daysInYear`, or null while it isn't known. */
  day: number | null
  daysInYear: number
}

/** The year as a strip of its seasons, in proportion, with an arrow at today. */
export function YearBar({ day, daysInYear }: Props) {
  const label =
    day === null
      ? "The year: winter, spring, summer, autumn, winter"
      : `The year, with an arrow at day ${day} of ${daysInYear}, in ${seasonOf(day)}`
  const x = day === null ? 0 : day - 0.5
  return (
    <svg className={styles.bar} role="img" aria-label={label} viewBox={`0 0 ${daysInYear} 56`}>
      {parts(daysInYear).map(({ from, to, sign, look }) => (
        <g key={from}>
          <rect className={look} x={from} y={14} width={to - from} height={42} />
          <text className={styles.sign} x={(from + to) / 2} y={44}>
            {sign}
          </text>
        </g>
      ))}
      {day !== null && <path className={styles.arrow} d={`M${x} 56V14l-7 -13h14l-7 13`} />}
    </svg>
  )
}

const looks: Record<Season, { sign: string; look: string | undefined }> = {
  winter: { sign: "❄️", look: styles.winter },
  spring: { sign: "🌱", look: styles.spring },
  summer: { sign: "☀️", look: styles.summer },
  autumn: { sign: "🍂", look: styles.autumn },
}

/** The strips of a year, `from` and `to` in days gone since its beginning. */
function parts(daysInYear: number) {
  const strips: { name: Season; from: number; to: number }[] = []
  for (let day = 1; day <= daysInYear; day++) {
    const name = seasonOf(day)
    const last = strips.at(-1)
    if (last?.name === name) last.to = day
    else strips.push({ name, from: day - 1, to: day })
  }
  return strips.map(strip => ({ ...strip, ...looks[strip.name] }))
}
