import { PageLink } from "../../../../components/page-link/PageLink"
import type { PageEntry } from "../../../../lib/content/derivedLists"
import * as styles from "../RunningPrograms.module.css"
import { Bar } from "./Bar"

/** The window of a program before the day is known, which is a link to a page where no script will ever know it. */
export function Waiting({ page }: { page: PageEntry }) {
  return (
    <>
      <span className={`window ${styles.program}`} aria-hidden="true">
        <Bar>Starting...</Bar>
        <span className={styles.screen} />
      </span>
      <noscript>
        <PageLink to={page.path} className={`window ${styles.program}`}>
          <Bar>{page.title}</Bar>
          <span className={styles.screen} />
        </PageLink>
      </noscript>
    </>
  )
}
