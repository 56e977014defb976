import { useRef } from "react"
import { PageLink } from "../../components/page-link/PageLink"
import { useInView } from "../../hooks/browser/inView"
import { type Statistics, useVisitFigure } from "../../hooks/visit/visit"
import type { Menus } from "../../lib/lists/menus"
import { formatClock } from "../../lib/text/duration"
import { formatPixels, formatSpeed } from "../format"
import * as styles from "./Footer.module.css"

type Links = Menus["statistics"]
type Props = { links: Links; className?: string | undefined }

const figures: { name: keyof Links; format: (visit: Statistics) => string }[] = [
  { name: "time", format: visit => formatClock(visit.seconds) },
  { name: "cursor", format: visit => `${formatPixels(visit.cursor)} (${formatSpeed(visit.cursorRate)})` },
  { name: "scroll", format: visit => `${formatPixels(visit.scroll)} (${formatSpeed(visit.scrollRate)})` },
]

/** Figures of the current visit, updated while in view; each links to its own page. */
export function SessionLine({ links, className = styles.session }: Props) {
  const list = useRef<HTMLDListElement>(null)
  const inView = useInView(list)
  return (
    <dl className={className} ref={list}>
      {figures.map(({ name, format }) => (
        <div key={name}>
          <dt>
            <PageLink to={links[name].to}>{links[name].label}</PageLink>
          </dt>
          <dd>
            <Figure format={format} inView={inView} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Figure({ format, inView }: { format: (visit: Statistics) => string; inView: boolean }) {
  return useVisitFigure(format, inView)
}
