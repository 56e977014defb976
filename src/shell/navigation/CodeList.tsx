import type { MouseEvent } from "react"
import { PageLink } from "../../components/page-link/PageLink"
import type { PageEntry } from "../../lib/content/derivedLists"
import * as styles from "./Numpad.module.css"

type Props = { pages: readonly PageEntry[]; onClose: () => void }

/** Links to pages with their codes. A click that opens a page in this tab closes the dialog. */
export function CodeList({ pages, onClose }: Props) {
  const closeUnlessNewTab = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
    if (!ctrlKey && !metaKey && !shiftKey && !altKey) onClose()
  }
  if (pages.length === 0) return null
  return (
    <ul className={styles.list} aria-label="Pages by number">
      {pages.map(({ code, path, title }) => (
        <li key={path}>
          <PageLink to={path} onClick={closeUnlessNewTab}>
            <span className="lcd">{code}</span> {title}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
