import { ExternalLink } from "../../components/external-link/ExternalLink"
import { VideoPlayer } from "../../components/video-player/VideoPlayer"
import { useServices } from "../../hooks/outside/services"
import { videoUrl } from "../../lib/music/youtubeId"
import * as styles from "./Video.module.css"

type Props = {
  /**
   * The video's id on YouTube.
   * @format video
   */
  id: string
  /** The video's title, shown until play is pressed. */
  title: string
}

/**
 * A YouTube video that loads nothing before play is pressed.
 *
 * @inText
 * @feed Video: [{title}](https://www.youtube.com/watch?v={id})
 */
export default function Video({ id, title }: Props) {
  const { youtube } = useServices()
  return (
    <figure className={styles.video}>
      <VideoPlayer id={id} title={title} />
      {youtube && (
        <figcaption>
          <ExternalLink href={videoUrl(id)}>
            Watch it on YouTube<span className="visually-hidden">: {title}</span>
          </ExternalLink>
        </figcaption>
      )}
    </figure>
  )
}
