import { NewMark } from "../../../components/new-mark/NewMark"
import { PageIcon } from "../../../components/page-icon/PageIcon"
import { PageLink } from "../../../components/page-link/PageLink"
import { usePageData } from "../../../hooks/page/page"
import type { PageEntry } from "../../../lib/content/derivedLists"
import * as styles from "./NewestPages.module.css"

/**
 * The newest pages, each with its numpad code.
 *
 * @feed A list of the newest pages.
 * @data newest
 */
export default function NewestPages() {
  const { newest } = usePageData<{ newest: PageEntry[] }>()
  return (
    <ul className={styles.list}>
      {newest.map(({ path, code, title, icon, ...days }) => (
        <li key={path}>
          <PageIcon name={icon} size={32} /> <span className={`lcd ${styles.code}`}>{code}</span>{" "}
          <PageLink to={path}>{title}</PageLink>
          <NewMark of={days} />
        </li>
      ))}
    </ul>
  )
}
