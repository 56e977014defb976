import { useEffect, useRef, useState } from "react"
import { ExternalLink } from "../../components/external-link/ExternalLink"
import { PageLink } from "../../components/page-link/PageLink"
import { ShareButton } from "../../components/share-button/ShareButton"
import { VideoPlayer } from "../../components/video-player/VideoPlayer"
import { useMounted } from "../../hooks/browser/mounted"
import { random } from "../../hooks/browser/random"
import { usePage, usePageData } from "../../hooks/page/page"
import type { SongEntry } from "../../lib/content/derivedLists"
import { isVideoId, videoUrl } from "../../lib/music/youtubeId"
import { nextSong, titleOf } from "./logic"
import { WrongId } from "./parts/WrongId"
import * as styles from "./YoutubeView.module.css"

/**
 * A player for the video whose id ends the page's address, followed by a random song from the playlists.
 *
 * @feed A player for any video on YouTube: put its id at the end of the address.
 * @data songs
 */
export default function YoutubeView() {
  const { id = "" } = usePage().params
  const { songs } = usePageData<{ songs: SongEntry[] }>()
  const mounted = useMounted()
  const [playing, setPlaying] = useState("")
  const [following, setFollowing] = useState<string | null>(null)
  const valid = isVideoId(id)
  const drawnFor = useRef<string | null>(null)
  useEffect(() => {
    if (drawnFor.current === id) return
    drawnFor.current = id
    setFollowing(nextSong(songs, id, random))
  }, [songs, id])

  if (!mounted) return <div className={styles.screen}>Looking at the address...</div>
  const title = titleOf(songs, id)

  return (
    <div className={styles.view}>
      {valid ? (
        <VideoPlayer
          id={id}
          title={title ?? `video ${id}`}
          playing={playing === id}
          onPlay={() => setPlaying(id)}
          onPause={() => setPlaying("")}
          onEnd={() => setPlaying("")}
          onFail={() => setPlaying("")}
        />
      ) : (
        <WrongId id={id} />
      )}
      {title && <p className={styles.title}>{title}</p>}
      <div className="buttons">
        {following && (
          // The click that follows the link also starts the next song.
          <PageLink to={`/youtube/${following}`} onClick={() => setPlaying(following)}>
            Play next random song
          </PageLink>
        )}
        {valid && <ExternalLink href={videoUrl(id)}>Watch it on YouTube</ExternalLink>}
        {valid && <ShareButton {...(title && { text: title })} />}
      </div>
    </div>
  )
}
