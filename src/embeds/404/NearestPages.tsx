import { PageLink } from "../../components/page-link/PageLink"
import { useMounted } from "../../hooks/browser/mounted"
import { usePageIndex } from "../../hooks/page/pageIndex"
import { nearestPages } from "./logic"
import * as styles from "./NearestPages.module.css"
import { Consolation } from "./parts/Consolation"

/**
 * A crying emoji that can be given handkerchiefs, and the three pages nearest to what was typed.
 *
 * @feed A crying emoji, and three guesses at what was meant.
 */
export default function NearestPages() {
  const mounted = useMounted()
  const pages = usePageIndex()
  const nearest = mounted && pages ? nearestPages(window.location.pathname, pages) : null

  return (
    <div className={styles.page}>
      <Consolation typed={mounted ? window.location.pathname : null} />
      <div role="status" aria-label="Nearest pages">
        {nearest === null && <p>Looking for the nearest pages that do exist.</p>}
        {nearest?.length === 0 && (
          <p>
            The list of pages could not be fetched. The <PageLink to="/">front page</PageLink> is where it
            always was.
          </p>
        )}
        {nearest && nearest.length > 0 && (
          <>
            <p>The nearest pages that do exist, the likeliest first:</p>
            <ul className={styles.list}>
              {nearest.map(({ path, title, description }) => (
                <li key={path}>
                  <PageLink to={path}>{title}</PageLink> <span className={styles.path}>{path}</span>
                  <br />
                  {description}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}
