import { PageIcon } from "../../../components/page-icon/PageIcon"
import type { PageEntry } from "../../../lib/content/derivedLists"
import * as styles from "../Best.module.css"

/** The number of pages that the bench has room for. */
const maxSitting = 5

/** The sauna with the last champions on its bench. */
export function Sauna({ pages }: { pages: readonly PageEntry[] }) {
  const sitting = pages.slice(-maxSitting)
  return (
    <div className={styles.sauna}>
      <p>{sitting.length === 0 ? "The sauna is free." : "In the sauna"}</p>
      <ul aria-label="In the sauna">
        {sitting.map((page, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page may sit there twice.
          <li key={`${page.path} ${i}`} title={page.title}>
            <PageIcon name={page.icon} size={32} />
            <span className="visually-hidden">{page.title}</span>
          </li>
        ))}
      </ul>
      <span className={styles.steam} aria-hidden="true" />
    </div>
  )
}
