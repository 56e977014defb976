import { PageLink } from "../../../components/page-link/PageLink"
import { ownZone } from "../../../hooks/zone"
import type { PageEntry } from "../../../lib/lists/derived"
import { answerOf } from "../answers"
import * as styles from "../ClockFaces.module.css"

type Props = {
  pages: PageEntry[]
  /** The instant, in milliseconds from 1970; null while nobody knows. */
  at: number | null
}

/** The other pages about time, each with its answer on the visitor's own clock, or a reason to go and ask. */
export function Hub({ pages, at }: Props) {
  const zone = at === null ? null : ownZone()
  return (
    <section aria-label="Answers right now">
      <h2 className={styles.heading}>Answers right now</h2>
      <ul className={styles.hub}>
        {pages.map(({ path, title, code }) => (
          <li key={path}>
            <PageLink to={path}>{title}</PageLink>
            <span className={styles.code}>
              <span className="visually-hidden">Numpad code </span>
              {code}
            </span>
            <span className={styles.said}>
              {at === null || zone === null ? "..." : (answerOf(path, at, zone) ?? "Go and ask.")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
