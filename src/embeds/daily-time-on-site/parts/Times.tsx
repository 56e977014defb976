import { usePage } from "../../../hooks/page/page"
import { usePageStatistics, useVisitStatistics } from "../../../hooks/visit/visit"
import { formatSeconds } from "../../../lib/text/duration"
import * as styles from "./Times.module.css"

/** The time today, in total, in this visit and on this page, in seconds; null while unknown. */
export function Times({ today, all }: { today: number | null; all: number | null }) {
  const visit = useVisitStatistics()
  const page = usePageStatistics(usePage().path)
  const rows: [string, string | undefined | null][] = [
    ["Today", today === null ? null : formatSeconds(today)],
    ["In all", all === null ? null : formatSeconds(all)],
    ["This visit", visit && formatSeconds(visit.seconds)],
    ["This page", page && `${page.seconds.toFixed(2)} s`],
  ]
  return (
    <dl className={styles.times}>
      {rows.map(([name, time]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="lcd">{time ?? "..."}</dd>
        </div>
      ))}
    </dl>
  )
}
