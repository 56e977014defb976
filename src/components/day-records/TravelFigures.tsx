import { usePage } from "../../hooks/page/page"
import { usePageStatistics, useVisitStatistics } from "../../hooks/visit/visit"
import { formatNumber, rate } from "../../lib/text/travel"
import * as styles from "./TravelFigures.module.css"

type Props = {
  what: "cursor" | "scroll"
  /** Today's travel in CSS pixels and time in seconds; null while unknown. */
  today: { travel: number; seconds: number } | null
}

/** Travel and speed in CSS pixels: today, in this visit, and on this page. */
export function TravelFigures({ what, today }: Props) {
  const { path } = usePage()
  const visit = useVisitStatistics()
  const page = usePageStatistics(path)
  const rateOf = what === "cursor" ? "cursorRate" : "scrollRate"
  const rows = [
    { name: "Today", travel: today?.travel, speed: today && rate(today.travel, today.seconds), decimals: 0 },
    { name: "This visit", travel: visit?.[what], speed: visit?.[rateOf], decimals: 0 },
    { name: "This page", travel: page?.[what], speed: page?.[rateOf], decimals: 2 },
  ]
  return (
    <dl className={styles.figures}>
      {rows.map(({ name, travel, speed, decimals }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="lcd">{travel === undefined ? "..." : formatNumber(travel, decimals)} px</dd>
          <dd className="lcd">{typeof speed === "number" ? formatNumber(speed, 2) : "..."} px/s</dd>
        </div>
      ))}
    </dl>
  )
}
