import { durationInTelling, inTelling, kinds, monthsOf, monthText, type Telling } from "../logic"
import type { ResumeEntry } from "../schema"
import * as styles from "../Timeline.module.css"

type Props = {
  entry: ResumeEntry
  /** This month ("2026-05"); null before mount, when only dates are shown and no durations. */
  today: string | null
  telling: Telling
}

const nameOf = (kind: ResumeEntry["kind"]) => kinds.find(([value]) => value === kind)?.[1] ?? kind

const Month = ({ month }: { month: string }) => <time dateTime={month}>{monthText(month)}</time>

/** One job or course of study, with its months and duration. */
export function Entry({ entry, today, telling }: Props) {
  const { from, until, kind, title, where, text } = inTelling(entry, telling)
  return (
    <li className={styles.entry} data-kind={kind} data-open={until === undefined || undefined}>
      <h3>
        {title}
        <span className={styles.where}>, {where}</span>
      </h3>
      <p className={styles.when}>
        <Month month={from} />
        {until !== from && <> to {until ? <Month month={until} /> : <strong>today</strong>}</>}
        <span className={styles.length}>
          {today ? `: ${durationInTelling(monthsOf(entry, today), telling)}` : "\u00a0"}
        </span>
        <span className={styles.kind}>{nameOf(kind)}</span>
      </p>
      <p className={styles.text}>{text}</p>
    </li>
  )
}
