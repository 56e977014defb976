import { useRef, useState } from "react"
import { useMotion } from "../../hooks/browser/motion"
import { usePageData } from "../../hooks/page/page"
import { useStorage } from "../../hooks/storage/useStorage"
import { useTicks } from "../../kits/motion/useTicks"
import type { PostEntry } from "../../lib/content/derivedLists"
import type { Comment } from "./comment"
import { ageOf, maxRings, remarkOn, storedRings } from "./mug"
import * as styles from "./PostList.module.css"
import { Mug } from "./parts/Mug"
import { Paper } from "./parts/Paper"
import { following, sceneOf, slugOf } from "./tour"

/** The time each picture moves, in milliseconds. */
const turnMs = 3400
/** Distance of the mug's foot from its top left corner, in pixels. */
const foot = 42

/**
 * The blog's posts as a pile of papers, newest first, which yellow with age. A mug stands on them and leaves rings
 * wherever it is moved, until it tips over.
 *
 * @data posts
 * @data comments
 * @feed The list of posts.
 */
export default function PostList() {
  const { posts, comments } = usePageData<{ posts: PostEntry[]; comments: Comment[] }>()
  const motion = useMotion()
  const slugs = posts.map(({ path }) => slugOf(path))
  const [turn, setTurn] = useState<string | null>(slugs[0] ?? null)
  const [pointed, setPointed] = useState<string | null>(null)
  const [rings, setRings] = useStorage(storedRings)
  const [wiped, setWiped] = useState(false)
  const [stop, setStop] = useState(0)
  const [top, setTop] = useState<number | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const mug = useRef<HTMLButtonElement>(null)
  useTicks(motion && pointed === null, turnMs, () => setTurn(following(slugs, turn)), list)
  const { awake, isFrozen } = sceneOf(turn, pointed)
  const hasSpilt = rings.length >= maxRings

  if (posts.length === 0) return <p>Nothing has been written yet. That, too, is a kind of blog.</p>

  const press = () => {
    const [pile, stood] = [list.current, mug.current]
    if (!pile || !stood) return
    setWiped(hasSpilt)
    if (hasSpilt) return setRings([])
    const x = (100 * (stood.offsetLeft + foot)) / Math.max(1, pile.offsetWidth)
    setRings([...rings, { x, y: stood.offsetTop + foot }])
    // Three papers, so that it stays where it can be seen.
    const next = (stop + 1) % Math.min(3, posts.length)
    const paper = pile.children[next]
    setStop(next)
    if (paper instanceof HTMLElement) setTop(paper.offsetTop + paper.offsetHeight - stood.offsetHeight)
  }
  return (
    <div className={styles.desk} data-spilt={hasSpilt || undefined}>
      <p className={styles.message} role="status">
        {wiped && rings.length === 0 ? "Clean. Here is a fresh mug." : remarkOn(rings.length)}
      </p>
      <ol className={styles.posts} ref={list}>
        {posts.map(post => {
          const slug = slugOf(post.path)
          return (
            <Paper
              key={post.path}
              post={post}
              age={ageOf(
                post.added,
                posts.map(({ added }) => added),
              )}
              comment={comments.filter(each => each.post === slug).at(-1)}
              isAwake={motion && awake === slug}
              isFrozen={isFrozen}
              onPoint={() => setPointed(slug)}
              onLeave={() => setPointed(null)}
            />
          )
        })}
      </ol>
      <div className={styles.stains} aria-hidden="true">
        {rings.map(({ x, y }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rings are only added at the end
          <span key={i} className={styles.ring} style={{ left: `${x}%`, top: y }} />
        ))}
        {hasSpilt && <span className={styles.flood} />}
      </div>
      <button
        type="button"
        ref={mug}
        className={styles.mug}
        style={top === null ? undefined : { top }}
        aria-label={hasSpilt ? "Fetch a cloth" : "Move the mug"}
        onClick={press}
      >
        <Mug lying={hasSpilt} />
      </button>
    </div>
  )
}
