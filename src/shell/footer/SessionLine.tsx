import { useRef } from "react"
import { PageLink } from "../../components/page-link/PageLink"
import { type Statistics, useVisitFigure } from "../../hooks/visit/visit"
import type { Menus } from "../../lib/lists/menus"
import { formatClock } from "../../lib/text/duration"
import { pixels, rate } from "../format"
import * as styles from "./Footer.module.css"
import { useInView } from "./useInView"

type Links = Menus["statistics"]

const figures: { name: keyof Links; say: (visit: Statistics) => string }[] = [
  { name: "time", say: visit => formatClock(visit.seconds) },
  { name: "cursor", say: visit => `${pixels(visit.cursor)} (${rate(visit.cursorRate)})` },
  { name: "scroll", say: visit => `${pixels(visit.scroll)} (${rate(visit.scrollRate)})` },
]

/** What this visit has come to so far, kept up to date while it is in view; each figure leads to its own page. */
export function SessionLine({ links }: { links: Links }) {
  const list = useRef<HTMLDListElement>(null)
  const inView = useInView(list)
  return (
    <dl className={styles.session} ref={list}>
      {figures.map(({ name, say }) => (
        <div key={name}>
          <dt>
            <PageLink to={links[name].to}>{links[name].label}</PageLink>
          </dt>
          <dd>
            <Figure say={say} inView={inView} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Figure({ say, inView }: { say: (visit: Statistics) => string; inView: boolean }) {
  return useVisitFigure(say, inView)
}
