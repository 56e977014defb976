import { useEffect, useEffectEvent } from "react"
import { now, useNow } from "../../hooks/browser/clock"
import { useMotion } from "../../hooks/browser/motion"
import * as styles from "./DownloadDrama.module.css"
import { percent, totalMs, visibleLineCount } from "./logic"

type Props = {
  startedAt: number
  lines: readonly { say: string; left: string }[]
  onDone: () => void
}

/** The copying itself: a bar that fills and what is said meanwhile. It ends by itself. */
export function Copying({ startedAt, lines, onDone }: Props) {
  const motion = useMotion()
  const time = useNow(motion ? 100 : 500)
  const elapsed = time ? time.getTime() - startedAt : 0
  const done = percent(elapsed, !motion)
  const visibleLines = lines.slice(0, visibleLineCount(elapsed, lines.length))
  const finished = useEffectEvent(onDone)

  useEffect(() => {
    const timer = setTimeout(() => finished(), totalMs - (now() - startedAt))
    return () => clearTimeout(timer)
  }, [startedAt])

  return (
    <>
      <progress className={styles.bar} aria-label="Downloaded" max={100} value={done} />
      <p className={styles.left}>
        {done}% done. Time left: {visibleLines.at(-1)?.left}
      </p>
      <div role="log" aria-label="What is going on" className={`sunken-panel ${styles.log}`}>
        {visibleLines.map(({ say }) => (
          <p key={say}>{say}</p>
        ))}
      </div>
    </>
  )
}
