import { type CSSProperties, useRef, useState } from "react"
import { useMotion } from "../../hooks/browser/motion"
import { usePageData } from "../../hooks/page/page"
import { useStorage } from "../../hooks/storage/useStorage"
import { useTicks } from "../../kits/motion/useTicks"
import type { PostEntry } from "../../lib/content/derivedLists"
import type { Comment } from "./comment"
import { ageOf, isOlympic, maxRings, type Ring, remarkOn, sloshes, splash, storedRings } from "./mug"
import * as styles from "./PostList.module.css"
import { Mug } from "./parts/Mug"
import { Paper } from "./parts/Paper"
import { following, sceneOf, slugOf } from "./tour"
import { useMug } from "./useMug"

/** The time each picture moves, in milliseconds. */
const turnMs = 3400

/**
 * The blog's posts as a pile of papers, newest first, which yellow with age. A mug stands on them, which is
 * dragged, leaves a ring wherever it is put down, sloshes when it is pressed, and tips over when any of it is too much.
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
  const [pressed, setPressed] = useState(0)
  const list = useRef<HTMLOListElement>(null)
  useTicks(motion && pointed === null, turnMs, () => setTurn(following(slugs, turn)), list)
  const { awake, isFrozen } = sceneOf(turn, pointed)
  const isFlag = isOlympic(rings)
  const isFull = rings.length >= maxRings
  const hasSpilt = isFull && !isFlag
  const stand = (ring: Ring) => {
    setWiped(false)
    setPressed(0)
    setRings(old => [...old, ring].slice(0, maxRings))
  }
  const tip = (ring: Ring) => {
    setPressed(0)
    setRings(old => splash(old, ring))
  }
  const mug = useMug(!isFull, { onStand: stand, onTip: tip })

  if (posts.length === 0) return <p>Nothing has been written yet. That, too, is a kind of blog.</p>

  const press = () => {
    if (mug.wasDragged()) return
    setWiped(isFull)
    if (isFull) {
      mug.wipe()
      return setRings([])
    }
    if (pressed === sloshes.length) return tip(mug.ring())
    setPressed(pressed + 1)
    mug.slosh(pressed % 2 ? -1 : 1)
  }
  const last = rings.at(-1)
  return (
    <div className={styles.desk} data-held={mug.held || undefined}>
      <p className={styles.message} role="status">
        {sloshes[pressed - 1] ??
          (wiped && rings.length === 0 ? "Clean. Here is a fresh mug." : remarkOn(rings))}
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
        {mug.drips.map(({ x, y }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drops are only added at the end
          <span key={i} className={styles.drip} style={{ left: `${x}%`, top: y }} />
        ))}
        {rings.map(({ x, y }, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: rings are only added at the end
            key={i}
            className={styles.ring}
            data-of={isFlag ? i : undefined}
            style={{ left: `${x}%`, top: y }}
          />
        ))}
        {hasSpilt && last && (
          <span
            className={styles.flood}
            style={{ "--x": `${last.x}%`, "--y": `${last.y}px` } as CSSProperties}
          />
        )}
      </div>
      <button
        type="button"
        ref={mug.ref}
        className={styles.mug}
        style={mug.place ?? undefined}
        aria-label={
          isFull ? "Fetch a cloth for the blog mug" : "Slosh the blog mug, or move it with arrow keys"
        }
        onClick={press}
        {...mug.handlers}
      >
        <Mug key={pressed} lying={hasSpilt} isSloshing={pressed > 0} />
      </button>
    </div>
  )
}
