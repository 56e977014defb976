import { useState } from "react"
import { useMounted } from "../../../hooks/browser/mounted"
import { usePage, usePageData } from "../../../hooks/page/page"
import type { Comment } from "../comment"
import { slugOf } from "../tour"
import * as styles from "./Comments.module.css"
import { CommentForm } from "./parts/CommentForm"
import { Entry } from "./parts/Entry"
import { Quarrel } from "./parts/Quarrel"

/**
 * The comments below a post, and a form: whatever the visitor writes begins a quarrel, which Mother ends.
 *
 * @feed Comments, and a quarrel.
 * @data comments
 */
export default function Comments() {
  const { path } = usePage()
  const { comments } = usePageData<{ comments: Comment[] }>()
  // Below the fold, and more than the first ten packets of the page have room for.
  const mounted = useMounted()
  const [own, setOwn] = useState<{ text: string; time: number } | null>(null)
  const [closed, setClosed] = useState(false)
  const thread = comments.filter(({ post }) => post === slugOf(path))
  return (
    <section className={styles.comments} aria-label="Comments">
      <h2>{thread.length} comments</h2>
      <ol className={styles.thread}>
        {mounted && thread.map(({ by, text }) => <Entry key={by + text} by={by} text={text} />)}
      </ol>
      <CommentForm
        closed={closed}
        onPost={text => {
          setClosed(false)
          setOwn(old => ({ text, time: (old?.time ?? 0) + 1 }))
        }}
      />
      {own && <Quarrel key={own.time} about={own.text} onClosed={() => setClosed(true)} />}
    </section>
  )
}
