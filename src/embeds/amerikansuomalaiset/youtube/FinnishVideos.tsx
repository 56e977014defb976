import { ExternalLink } from "../../../components/external-link/ExternalLink"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { VideoPlayer } from "../../../components/video-player/VideoPlayer"
import { usePageData } from "../../../hooks/page/page"
import { choice } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import * as styles from "./FinnishVideos.module.css"
import { Projector } from "./parts/Projector"
import type { Videos } from "./schema"

/**
 * A projector that is cranked by hand, with a drawn film of a dance, and real videos about American Finns as further
 * reels. Nothing of YouTube loads before a press.
 *
 * @feed A film projector with a crank, a film that burns when it runs too fast, and real videos about American Finns.
 * @data finnish-american-videos
 */
export default function FinnishVideos() {
  const { "finnish-american-videos": data } = usePageData<{ "finnish-american-videos": Videos }>()
  const { values, set } = useAddress({
    v: choice(
      data.videos.map(({ id }) => id),
      null,
    ),
  })
  const video = data.videos.find(({ id }) => id === values.v)
  return (
    <div className={styles.tool}>
      <Projector />
      <ul className={styles.reels} aria-label="Other reels">
        {data.videos.map(({ id, title }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === values.v} onClick={() => set({ v: id })}>
              {title}
            </button>
          </li>
        ))}
        <li>
          <ShareButton text="A dance at the hall. Turn it slowly." />
        </li>
      </ul>
      {video && (
        <div className={styles.set}>
          {/* The key gives each video its own player, so that playing one does not start the next. */}
          <VideoPlayer key={video.id} id={video.id} title={video.title} />
          <p className={styles.about} role="status">
            {video.about}
          </p>
        </div>
      )}
      <ul className={styles.searches} aria-label="Reels that are lent out">
        {data.searches.map(({ text, query }) => (
          <li key={query}>
            <ExternalLink
              href={`https://www.youtube.com/results?search_query=${encodeURIComponent(query)}`}
              tile={false}
            >
              Ask YouTube for {text}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
