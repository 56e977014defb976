import { useEffect, useRef, useState } from "react"
import { integer, minValue, number, pipe } from "valibot"
import { ExternalLink } from "../../components/external-link/ExternalLink"
import { PageLink } from "../../components/page-link/PageLink"
import { StatusMessage } from "../../components/status-message/StatusMessage"
import { VideoPlayer } from "../../components/video-player/VideoPlayer"
import { useMounted } from "../../hooks/browser/mounted"
import { random } from "../../hooks/browser/random"
import { useHeading } from "../../hooks/page/heading"
import { usePage, usePageData } from "../../hooks/page/page"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { choice } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { useSound } from "../../kits/sound/useSound"
import type { SongEntry } from "../../lib/content/derivedLists"
import { isVideoId, videoUrl } from "../../lib/music/youtubeId"
import { pluralise } from "../../lib/text/pluralise"
import { type Cover, coverOf, covers, famousId } from "./covers"
import { nextSong, titleOf } from "./logic"
import { Dance } from "./parts/Dance"
import { WrapIt } from "./parts/WrapIt"
import { Wrapped } from "./parts/Wrapped"
import { WrongId } from "./parts/WrongId"
import * as styles from "./YoutubeView.module.css"

/** Sets the tab's title while it is given, and puts the old one back unless it has changed since. */
function useTabTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return
    const before = document.title
    document.title = title
    return () => {
      if (document.title === title) document.title = before
    }
  }, [title])
}

/** The number of times that a visitor opened a file here which was none. */
const had = storageEntry("youtube-had", pipe(number(), integer(), minValue(0)), 0)

/**
 * A player for the video whose id ends the page's address, which can be sent wrapped as a file. The most famous video is
 * danced by ourselves.
 *
 * @feed A player for any video on YouTube, that sends it to your friends as a spreadsheet.
 * @data songs
 */
export default function YoutubeView() {
  const { id = "" } = usePage().params
  const { songs } = usePageData<{ songs: SongEntry[] }>()
  const mounted = useMounted()
  const { values } = useAddress({
    as: choice(
      covers.map(cover => cover.id),
      null,
    ),
  })
  const [playing, setPlaying] = useState("")
  const [following, setFollowing] = useState<string | null>(null)
  const [timesHad, setTimesHad] = useStorage(had)
  /** The wrapping that was opened, and the one that the visitor tries on: each with its video. */
  const [opened, setOpened] = useState("")
  const [tried, setTried] = useState<{ id: string; cover: Cover } | null>(null)
  const { open } = useSound()
  const hasSound = useRef(false)
  const drawnFor = useRef<string | null>(null)
  useEffect(() => {
    if (drawnFor.current === id) return
    drawnFor.current = id
    setFollowing(nextSong(songs, id, random))
  }, [songs, id])

  const preview = tried?.id === id ? tried.cover : null
  const sent = mounted ? (coverOf(id) ?? coverOf(values.as ?? "") ?? null) : null
  const cover = preview ?? sent
  const key = `${id} ${cover?.id}`
  const isWrapped = cover !== null && opened !== key
  useTabTitle(isWrapped ? cover.file : null)
  useHeading(isWrapped ? { text: cover.file, lang: "en" } : null)

  if (!mounted) return <div className={styles.screen}>Looking at the address...</div>
  const valid = isVideoId(id)
  const isDanced = id === famousId || coverOf(id) !== undefined
  const title = titleOf(songs, id)
  const reveal = () => {
    setOpened(key)
    if (!preview) setTimesHad(old => old + 1)
  }

  return (
    <div className={styles.view} data-valid={valid || undefined}>
      <div className={styles.place}>
        {!valid ? (
          <WrongId id={id} />
        ) : isWrapped ? (
          <Wrapped
            key={key}
            cover={cover}
            onOpen={() => {
              hasSound.current = open() !== null
            }}
            onLoaded={reveal}
          />
        ) : isDanced ? (
          <Dance
            key={key}
            isClosed={cover === null && playing !== id}
            onOpen={() => {
              hasSound.current = open() !== null
              setPlaying(id)
            }}
            sound={() => (hasSound.current ? open() : null)}
          />
        ) : (
          <VideoPlayer
            id={id}
            title={title ?? `video ${id}`}
            playing={playing === id}
            onPlay={() => setPlaying(id)}
            onPause={() => setPlaying("")}
            onEnd={() => setPlaying("")}
            onFail={() => setPlaying("")}
          />
        )}
      </div>
      <div className={styles.side}>
        {title && (!isWrapped || preview) && <p className={styles.title}>{title}</p>}
        {valid && (!isWrapped || preview) && (
          <WrapIt
            id={id}
            chosen={cover}
            onChoose={next => {
              setTried({ id, cover: next })
              setOpened("")
              setPlaying("")
            }}
          />
        )}
        {(!isWrapped || preview) && (
          <div className="buttons">
            {following && (
              // The click that follows the link also starts the next song.
              <PageLink to={`/youtube/${following}`} onClick={() => setPlaying(following)}>
                Play next random song
              </PageLink>
            )}
            {valid && (
              <ExternalLink href={videoUrl(isDanced ? famousId : id)}>Watch it on YouTube</ExternalLink>
            )}
          </div>
        )}
      </div>
      {sent && !isWrapped && (
        <StatusMessage>You have been had {pluralise(timesHad, "time")}. Pass it on.</StatusMessage>
      )}
    </div>
  )
}
