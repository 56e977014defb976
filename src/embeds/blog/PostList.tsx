import { useRef, useState } from "react"
import { NewMark } from "../../components/new-mark/NewMark"
import { PageLink } from "../../components/page-link/PageLink"
import { useMotion } from "../../hooks/browser/motion"
import { usePageData } from "../../hooks/page/page"
import { useTicks } from "../../kits/motion/useTicks"
import { longDate } from "../../lib/calendar/longDate"
import type { PostEntry } from "../../lib/content/derivedLists"
import { pluralise } from "../../lib/text/pluralise"
import * as styles from "./PostList.module.css"
import { Picture } from "./parts/Picture"
import { following, sceneOf, slugOf } from "./tour"

/** The time each picture moves, in milliseconds. */
const turnMs = 3400

/**
 * The blog's posts, newest first, each with its picture, date, length and topics. The pictures move in turn, or under
 * the pointer.
 *
 * @data posts
 * @feed The list of posts.
 */
export default function PostList() {
  const { posts } = usePageData<{ posts: PostEntry[] }>()
  const motion = useMotion()
  const slugs = posts.map(({ path }) => slugOf(path))
  const [turn, setTurn] = useState<string | null>(slugs[0] ?? null)
  const [pointed, setPointed] = useState<string | null>(null)
  const list = useRef<HTMLOListElement>(null)
  useTicks(motion && pointed === null, turnMs, () => setTurn(following(slugs, turn)), list)
  const { awake, isFrozen } = sceneOf(turn, pointed)

  if (posts.length === 0) return <p>Nothing has been written yet. That, too, is a kind of blog.</p>
  const leave = () => setPointed(null)
  return (
    <ol className={styles.posts} ref={list}>
      {posts.map(({ path, title, description, added, updated, minutes }) => {
        const point = () => setPointed(slugOf(path))
        return (
          <li
            key={path}
            className={styles.post}
            onPointerEnter={point}
            onPointerLeave={leave}
            onFocus={point}
            onBlur={leave}
          >
            <Picture slug={slugOf(path)} isAwake={motion && awake === slugOf(path)} isFrozen={isFrozen} />
            <div>
              <PageLink to={path} className={styles.title}>
                {title}
              </PageLink>
              <NewMark of={{ added, updated }} />
              <p className={styles.facts}>
                <time dateTime={added}>{longDate(added)}</time>,{" "}
                <span className={styles.minutes}>{pluralise(minutes, "minute")} to read</span>
              </p>
              <p className={styles.about}>{description}</p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
