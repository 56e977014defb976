import { ExternalLink } from "../../../components/external-link/ExternalLink"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { VideoPlayer } from "../../../components/video-player/VideoPlayer"
import { usePageData } from "../../../hooks/page/page"
import { choice } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import * as styles from "./FinnishVideos.module.css"
import type { Videos } from "./schema"

/**
 * Videos about American Finns on a living-room television. Nothing loads before a press, and missing videos come with
 * a search.
 *
 * @feed Videos about American Finns, that load nothing before they are played, and searches for the ones without an address.
 * @data finnish-american-videos
 */
export default function FinnishVideos() {
  const { "finnish-american-videos": data } = usePageData<{ "finnish-american-videos": Videos }>()
  const { values, set } = useAddress({ v: choice(data.videos.map(({ id }) => id)) })
  const video = data.videos.find(({ id }) => id === values.v) ?? data.videos[0]
  if (!video) return null
  return (
    <div className={styles.tool}>
      <div className={styles.set}>
        {/* The key gives each video its own player, so that playing one does not start the next. */}
        <VideoPlayer key={video.id} id={video.id} title={video.title} />
        <p className={styles.about} role="status">
          {video.about}
        </p>
      </div>
      <ul className={styles.tapes} aria-label="Tapes">
        {data.videos.map(({ id, title }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === video.id} onClick={() => set({ v: id })}>
              {title}
            </button>
          </li>
        ))}
      </ul>
      <ul className={styles.searches} aria-label="Searches">
        {data.searches.map(({ text, query }) => (
          <li key={query}>
            <ExternalLink
              href={`https://www.youtube.com/results?search_query=${encodeURIComponent(query)}`}
              tile={false}
            >
              Look for: {text}
            </ExternalLink>
          </li>
        ))}
      </ul>
      <div className="buttons">
        <ShareButton />
      </div>
    </div>
  )
}
