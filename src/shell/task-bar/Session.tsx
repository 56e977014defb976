import { useSessionStatistics } from "../../hooks/session"
import { pixels, stopwatch } from "../format"
import * as styles from "./Session.module.css"

/** The session in the tray: how far the cursor and the page have travelled, and for how long. */
export function Session() {
  const session = useSessionStatistics()
  if (!session) return <span className={styles.session} />
  const { cursor, scroll, seconds } = session
  return (
    <span className={styles.session}>
      <Figure emoji="🖱️" label="Cursor travel" className={styles.travel} value={pixels(cursor)} />
      <Figure emoji="📜" label="Scroll travel" className={styles.travel} value={pixels(scroll)} />
      <Figure emoji="⏱️" label="Time on site" value={stopwatch(seconds)} />
    </span>
  )
}

/** The two of the session that the tray of a phone has no room for. */
export function Travel() {
  const session = useSessionStatistics()
  return (
    <p className={styles.menu}>
      <Figure emoji="🖱️" label="Cursor travel" value={pixels(session?.cursor ?? 0)} />
      <Figure emoji="📜" label="Scroll travel" value={pixels(session?.scroll ?? 0)} />
    </p>
  )
}

type FigureProps = { emoji: string; label: string; value: string; className?: string | undefined }

function Figure({ emoji, label, value, className }: FigureProps) {
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
