import { useRef } from "react"
import { type Statistics, useSessionFigure } from "../../hooks/session"
import { pixels, rate, stopwatch } from "../format"
import * as styles from "./Footer.module.css"
import { useInView } from "./useInView"

const figures: { name: string; say: (visit: Statistics) => string }[] = [
  { name: "Time on site", say: visit => stopwatch(visit.seconds) },
  { name: "Cursor travel", say: visit => `${pixels(visit.cursor)} (${rate(visit.cursorRate)})` },
  { name: "Scroll travel", say: visit => `${pixels(visit.scroll)} (${rate(visit.scrollRate)})` },
]

/** What this visit has come to so far, kept up to date while it is in view. */
export function SessionLine() {
  const list = useRef<HTMLDListElement>(null)
  const inView = useInView(list)
  return (
    <dl className={styles.session} ref={list}>
      {figures.map(({ name, say }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Figure say={say} inView={inView} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Figure({ say, inView }: { say: (visit: Statistics) => string; inView: boolean }) {
  return useSessionFigure(say, inView)
}
