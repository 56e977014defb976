import { NewMark } from "../../components/new-mark/NewMark"
import { PageLink } from "../../components/page-link/PageLink"
import { usePageData } from "../../hooks/page/page"
import { longDate } from "../../lib/calendar/longDate"
import type { PostEntry } from "../../lib/content/derivedLists"
import { counted } from "../../lib/text/counted"
import * as styles from "./PostList.module.css"

/**
 * The posts of the blog, newest first, each with its day, its length and what it is about.
 *
 * @data posts
 * @feed The list of posts.
 */
export default function PostList() {
  const { posts } = usePageData<{ posts: PostEntry[] }>()
  if (posts.length === 0) return <p>Nothing has been written yet. That, too, is a kind of blog.</p>
  return (
    <ol className={styles.posts}>
      {posts.map(({ path, title, description, added, updated, minutes }) => (
        <li key={path}>
          <PageLink to={path} className={styles.title}>
            {title}
          </PageLink>
          <NewMark of={{ added, updated }} />
          <p className={styles.facts}>
            <time dateTime={added}>{longDate(added)}</time>, {counted(minutes, "minute")} to read
          </p>
          <p className={styles.about}>{description}</p>
        </li>
      ))}
    </ol>
  )
}
