import { useState } from "react"
import { useTicks } from "../../../kits/motion/useTicks"
import { type Cover, loadingText, percents } from "../covers"
import * as styles from "../Wrapped.module.css"

type Props = {
  cover: Cover
  /** Called when it is opened: a press, after which there may be sound. */
  onOpen: () => void
  onLoaded: () => void
}

/** A file that is something else: it loads slowly, and then is no file. */
export function Wrapped({ cover, onOpen, onLoaded }: Props) {
  const [tick, setTick] = useState<number | null>(null)
  useTicks(tick !== null, 420, () => {
    if (tick === null) return
    if (tick + 1 < percents.length) setTick(tick + 1)
    else onLoaded()
  })
  const percent = percents[tick ?? 0] ?? 0
  return (
    <section className={styles.desk} aria-label={cover.file}>
      <svg className={styles.icon} viewBox="0 0 80 96" aria-hidden="true">
        <path d="M4 2h52l20 20v72H4z" fill="#fff" stroke="#333" strokeWidth="3" />
        <path d="M56 2v20h20" fill="#ddd" stroke="#333" strokeWidth="3" />
        <path d="M14 34h52M14 44h52M14 54h40" stroke="#bbb" strokeWidth="4" />
        <path d="M-2 60h52v28H-2z" fill={cover.colour} />
        <text
          x="24"
          y="82"
          textAnchor="middle"
          fontSize="22"
          fontWeight="700"
          fill="#fff"
          fontFamily="var(--chrome)"
        >
          {cover.letter}
        </text>
      </svg>
      <h2>{cover.file}</h2>
      <p>
        {cover.size}. {cover.says}
      </p>
      <div className={styles.progress}>
        {tick === null ? (
          <button
            type="button"
            className="default"
            onClick={() => {
              setTick(0)
              onOpen()
            }}
          >
            Open
          </button>
        ) : (
          <>
            <progress aria-label={`Opening ${cover.file}`} max={100} value={percent} />
            <b className="lcd">{percent}%</b>
          </>
        )}
      </div>
      <p className={styles.message} role="status">
        {tick !== null && loadingText(cover, tick)}
      </p>
    </section>
  )
}
