import { useEffect, useEffectEvent, useRef, useState } from "react"
import * as styles from "../Comments.module.css"
import { repliesTo } from "../logic"
import { Entry } from "./Entry"

/** The time between two replies, in milliseconds. */
const replyMs = 1300

type Props = { about: string; onClosed: () => void }

/** The visitor's comment and the replies to it, which come one by one until the moderator closes the thread. */
export function Quarrel({ about, onClosed }: Props) {
  const [shown, setShown] = useState(0)
  const end = useRef<HTMLParagraphElement>(null)
  const replies = repliesTo(about)
  const isClosed = shown === replies.length
  const next = replies[shown]
  const close = useEffectEvent(onClosed)

  useEffect(() => {
    if (shown > 0) end.current?.scrollIntoView?.({ block: "nearest" })
    if (isClosed) {
      close()
      return
    }
    const timer = setTimeout(() => setShown(shown + 1), replyMs)
    return () => clearTimeout(timer)
  }, [shown, isClosed])

  return (
    <div className={styles.quarrel} data-closed={isClosed || undefined}>
      <ol className={styles.thread} role="log" aria-label="What your comment began">
        <Entry by="You" text={about} note="awaiting moderation, 1 hamster ahead of you" />
        {replies.slice(0, shown).map((reply, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: replies are only added at the end
          <Entry key={i} {...reply} />
        ))}
      </ol>
      <p className={styles.end} ref={end}>
        {next
          ? `${next.by} is typing...`
          : `This thread is closed. You wrote one comment and got ${replies.length}.`}
      </p>
    </div>
  )
}
