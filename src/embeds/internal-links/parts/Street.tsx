import { PageIcon } from "../../../components/page-icon/PageIcon"
import { PageLink } from "../../../components/page-link/PageLink"
import type { LinkedEntry } from "../../../lib/content/derivedLists"
import { pluralise } from "../../../lib/text/pluralise"
import * as styles from "../Orphanage.module.css"

/** The number of windows of the house. */
const windows = 12
/** The maximum number of pages that are drawn running; the others of a large family come by bus. */
const maxRunning = 6

type Props = {
  /** The path of the page about the house. */
  home: string
  /** The pages that live there. */
  living: readonly LinkedEntry[]
  /** Those of them who are still on the road. */
  running: readonly LinkedEntry[]
  onArrive: () => void
}

/** The street from the orphanage to the house, where a window lights up for each adopted page. */
export function Street({ home, living, running, onArrive }: Props) {
  const inside = living.filter(page => !running.includes(page)).slice(-windows)
  const shown = running.slice(0, maxRunning)
  return (
    <div className={styles.street}>
      <PageLink
        to={home}
        className={styles.house}
        aria-label={`The house: ${pluralise(living.length, "lit window")}`}
      >
        {Array.from({ length: windows }, (_, i) => {
          const page = inside[i]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a window is its place in the house.
            <span key={i} className={styles.window} data-lit={page ? true : undefined}>
              {page && <PageIcon name={page.icon} size={16} />}
            </span>
          )
        })}
      </PageLink>
      {shown.map((page, i) => (
        <span
          key={page.path}
          className={styles.runner}
          style={{ animationDelay: `${i * 0.25}s` }}
          aria-hidden="true"
          onAnimationEnd={({ target, currentTarget }) => {
            if (target === currentTarget && i === shown.length - 1) onArrive()
          }}
        >
          <PageIcon name={page.icon} size={32} />
          <svg viewBox="0 0 32 12" aria-hidden="true">
            <path d="M10 0l-5 11M22 0l5 11" stroke="#111" strokeWidth="3" strokeLinecap="round" />
          </svg>
        </span>
      ))}
    </div>
  )
}
