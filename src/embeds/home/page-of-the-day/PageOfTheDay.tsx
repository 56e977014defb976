import { PageIcon } from "../../../components/page-icon/PageIcon"
import { PageLink } from "../../../components/page-link/PageLink"
import { useNow } from "../../../hooks/browser/clock"
import { useMotion } from "../../../hooks/browser/motion"
import { usePageIndex } from "../../../hooks/page/pageIndex"
import { pageOfTheDay } from "./logic"
import * as styles from "./PageOfTheDay.module.css"

/**
 * A link to the page of the day, by the visitor's calendar, with the page's own description.
 *
 * @feed The page of the day; every page of the site gets its turn.
 */
export default function PageOfTheDay() {
  const now = useNow()
  const moves = useMotion()
  const pages = usePageIndex()
  const page = now && pages && pageOfTheDay(pages, now)

  return (
    <p className={styles.page} data-still={moves ? undefined : ""}>
      {page ? (
        <>
          <PageIcon name={page.icon} size={32} drawn={64} />
          <span>
            <PageLink to={page.path}>{page.title}</PageLink> {page.description}
          </span>
        </>
      ) : page === undefined ? (
        <>The page of the day has not come in today. Any other will do.</>
      ) : (
        <>Being chosen...</>
      )}
    </p>
  )
}
