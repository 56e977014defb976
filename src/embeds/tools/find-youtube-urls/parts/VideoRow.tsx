import { useId } from "react"
import { ExternalLink } from "../../../../components/external-link/ExternalLink"
import { PageLink } from "../../../../components/page-link/PageLink"
import * as styles from "../FindYoutubeUrls.module.css"
import { addressOf, clockOf, type Video } from "../logic"
import { Thumbnail } from "./Thumbnail"

const forms: Record<Video["form"], string> = {
  watch: "a watch address",
  "youtu.be": "a short address",
  embed: "an embedded player",
  shorts: "a short",
  live: "a live stream",
  "/v/": "an old player, /v/",
  "/e/": "an old frame, /e/",
  id: "an id alone",
}

type Props = { video: Video; kept: boolean; real: boolean; onKeep: (kept: boolean) => void }

/** A video: its thumbnail, its details, and a link to watch it. */
export function VideoRow({ video, kept, real, onKeep }: Props) {
  const box = useId()
  const { id, form, start, list, times, line } = video
  return (
    <li className={styles.video}>
      <Thumbnail id={id} real={real} />
      <div>
        <code className={styles.id}>{id}</code>
        <p>
          Line {line}, {forms[form]}
          {start !== null && `, from ${clockOf(start)}`}
          {list && `, in the list ${list}`}
          {times > 1 && <strong>, {times} times in all</strong>}.
        </p>
        <p className={styles.links}>
          <PageLink to={`/youtube/${id}`}>
            Watch here<span className="visually-hidden"> video {id}</span>
          </PageLink>
          <ExternalLink href={addressOf(video)}>
            On YouTube<span className="visually-hidden"> video {id}</span>
          </ExternalLink>
        </p>
        <input type="checkbox" id={box} checked={kept} onChange={event => onKeep(event.target.checked)} />
        <label htmlFor={box}>
          keep it<span className="visually-hidden"> video {id}</span>
        </label>
      </div>
    </li>
  )
}
