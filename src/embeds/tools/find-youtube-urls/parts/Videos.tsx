import { useState } from "react"
import * as styles from "../FindYoutubeUrls.module.css"
import type { Video } from "../logic"
import { VideoRow } from "./VideoRow"

type Props = {
  videos: readonly Video[]
  dropped: ReadonlySet<string>
  onDrop: (dropped: Set<string>) => void
}

const step = 20

/** The videos, twenty at first, with drawn thumbnails unless YouTube's are asked for. */
export function Videos({ videos, dropped, onDrop }: Props) {
  const [shown, setShown] = useState(step)
  const [real, setReal] = useState(false)
  const left = videos.length - shown
  return (
    <section aria-label="Videos">
      <div className="buttons">
        <button type="button" aria-pressed={real} onClick={() => setReal(!real)}>
          Ask YouTube for the real pictures
        </button>
      </div>
      <p className={styles.note}>
        {real
          ? "The pictures come from i.ytimg.com, which now knows what you look at."
          : "The pictures are drawn here from the ids. YouTube has been asked for nothing."}
      </p>
      <ol className={styles.videos}>
        {videos.slice(0, shown).map(video => (
          <VideoRow
            key={video.id}
            video={video}
            kept={!dropped.has(video.id)}
            real={real}
            onKeep={kept => {
              const next = new Set(dropped)
              if (kept) next.delete(video.id)
              else next.add(video.id)
              onDrop(next)
            }}
          />
        ))}
      </ol>
      {left > 0 && (
        <button type="button" onClick={() => setShown(shown + step)}>
          Show {Math.min(step, left)} more of the {left.toLocaleString("en-GB")} left
        </button>
      )}
    </section>
  )
}
