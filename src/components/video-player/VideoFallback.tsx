import { useEffect, useEffectEvent } from "react"
import { videoUrl } from "../../lib/music/youtubeId"
import { ExternalLink } from "../external-link/ExternalLink"
import { type Problem, problemText } from "./states"
import * as styles from "./VideoPlayer.module.css"

type Props = { id: string; title: string; playing?: boolean; onFail?: (problem: Problem) => void }

/** The fallback for a player on a site without YouTube: a link to the video. */
export function VideoFallback({ id, title, playing = false, onFail }: Props) {
  const fail = useEffectEvent(() => onFail?.({ kind: "off" }))
  useEffect(() => {
    if (playing) fail()
  }, [playing])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={`Video: ${title}`} className={styles.screen}>
      <div className={styles.notice}>
        <p>{title}</p>
        <p>{problemText({ kind: "off" })}</p>
        <ExternalLink href={videoUrl(id)}>Watch it on YouTube</ExternalLink>
      </div>
    </div>
  )
}
