import { PageIcon } from "../../components/page-icon/PageIcon"
import { type Statistics, useVisitFigure } from "../../hooks/visit/visit"
import { formatClock } from "../../lib/text/duration"
import { formatPixels } from "../format"
import * as styles from "./Session.module.css"

const cursor = (visit: Statistics) => formatPixels(visit.cursor)
const scroll = (visit: Statistics) => formatPixels(visit.scroll)
const time = (visit: Statistics) => formatClock(visit.seconds)

/** The session's figures in the tray: cursor travel, scroll travel and time on site. */
export function SessionFigures() {
  return (
    <span className={styles.session}>
      <Figure icon="daily-cursor-travel" label="Cursor travel" className={styles.travel} format={cursor} />
      <Figure icon="daily-scroll-travel" label="Scroll travel" className={styles.travel} format={scroll} />
      <Figure icon="daily-time-on-site" label="Time on site" format={time} />
    </span>
  )
}

/** The two figures that don't fit in the tray on phones, for the Start menu. */
export function SessionTravel() {
  return (
    <p className={styles.menu}>
      <Figure icon="daily-cursor-travel" label="Cursor travel" format={cursor} />
      <Figure icon="daily-scroll-travel" label="Scroll travel" format={scroll} />
    </p>
  )
}

type FigureProps = {
  /** Name of its icon. */
  icon: string
  label: string
  format: (visit: Statistics) => string
  className?: string | undefined
}

function Figure({ icon, label, format, className }: FigureProps) {
  const value = useVisitFigure(format)
  return (
    <span title={label} className={className}>
      <span className={styles.icon}>
        <PageIcon name={icon} />
      </span>{" "}
      <span className="visually-hidden">{label}: </span>
      {value}
    </span>
  )
}
