import { type Statistics, useVisitFigure } from "../../hooks/visit/visit"
import { formatClock } from "../../lib/text/duration"
import { pixels } from "../format"
import * as styles from "./Session.module.css"

const cursor = (visit: Statistics) => pixels(visit.cursor)
const scroll = (visit: Statistics) => pixels(visit.scroll)
const time = (visit: Statistics) => formatClock(visit.seconds)

/** The session in the tray: how far the cursor and the page have travelled, and for how long. */
export function Session() {
  return (
    <span className={styles.session}>
      <Figure emoji="🖱️" label="Cursor travel" className={styles.travel} say={cursor} />
      <Figure emoji="📜" label="Scroll travel" className={styles.travel} say={scroll} />
      <Figure emoji="⏱️" label="Time on site" say={time} />
    </span>
  )
}

/** The two of the session that the tray of a phone has no room for. */
export function Travel() {
  return (
    <p className={styles.menu}>
      <Figure emoji="🖱️" label="Cursor travel" say={cursor} />
      <Figure emoji="📜" label="Scroll travel" say={scroll} />
    </p>
  )
}

type FigureProps = {
  emoji: string
  label: string
  say: (visit: Statistics) => string
  className?: string | undefined
}

function Figure({ emoji, label, say, className }: FigureProps) {
  const value = useVisitFigure(say)
  return (
    <span title={label} className={className}>
      <span aria-hidden="true" className={styles.emoji}>
        {emoji}
      </span>{" "}
      <span className="visually-hidden">{label}: </span>
      {value}
    </span>
  )
}
