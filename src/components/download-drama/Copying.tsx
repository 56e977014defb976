import { useEffect, useEffectEvent } from "react"
import { now, useNow } from "../../hooks/browser/clock"
import { useMotion } from "../../hooks/browser/motion"
import * as styles from "./DownloadDrama.module.css"
import { linesSaid, percent, total } from "./logic"

type Props = {
  startedAt: number
  lines: readonly { say: string; left: string }[]
  onDone: () => void
}

/** The download in progress: a progress bar and a log, until `onDone` after `total` milliseconds. */
export function Copying({ startedAt, lines, onDone }: Props) {
  const motion = useMotion()
  const time = useNow(motion ? 100 : 500)
  const elapsed = time ? time.getTime() - startedAt : 0
  const done = percent(elapsed, !motion)
  const shown = lines.slice(0, linesSaid(elapsed, lines.length))
  const onTimeout = useEffectEvent(onDone)

  useEffect(() => {
    const timer = setTimeout(() => onTimeout(), total - (now() - startedAt))
    return () => clearTimeout(timer)
  }, [startedAt])

  return (
    <>
      <progress className={styles.bar} aria-label="Downloaded" max={100} value={done} />
      <p className={styles.left}>
        {done} % done. Time left: {shown.at(-1)?.left}
      </p>
      <div role="log" aria-label="What is going on" className={`sunken-panel ${styles.log}`}>
        {shown.map(({ say }) => (
          <p key={say}>{say}</p>
        ))}
      </div>
    </>
  )
}
