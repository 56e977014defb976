import { useMemo } from "react"
import { Button } from "../../../../components/button/Button"
import { CopyButton } from "../../../../components/copy-button/CopyButton"
import { ExternalLink } from "../../../../components/external-link/ExternalLink"
import { download } from "../../../../hooks/browser/download"
import * as styles from "../FindYoutubeUrls.module.css"
import { addressOf, maxInPlaylist, playlistLinks, type Video } from "../logic"

type Props = { videos: readonly Video[] }

/** The maximum number of playlist links drawn. */
const maxShown = 10

/** The kept videos as one or more playlists, and as texts to copy. */
export function Playlist({ videos }: Props) {
  const links = useMemo(() => playlistLinks(videos.map(({ id }) => id)), [videos])
  const addresses = useMemo(() => videos.map(addressOf).join("\n"), [videos])
  const ids = useMemo(() => videos.map(({ id }) => id).join("\n"), [videos])
  return (
    <section aria-label="Playlist" className={styles.playlist}>
      <ul>
        {links.slice(0, maxShown).map((link, i) => (
          <li key={link}>
            <ExternalLink href={link}>
              {links.length === 1
                ? "Play them all on YouTube"
                : `Play ${i * maxInPlaylist + 1} to ${Math.min((i + 1) * maxInPlaylist, videos.length)} on YouTube`}
            </ExternalLink>{" "}
            <CopyButton
              text={link}
              label={links.length === 1 ? "Copy the playlist link" : `Copy link ${i + 1}`}
            />
          </li>
        ))}
      </ul>
      {links.length > maxShown && (
        <p>
          And {(links.length - maxShown).toLocaleString("en-GB")} playlists more, which are in the saved file.
        </p>
      )}
      <div className="buttons">
        <CopyButton text={addresses} label="Copy the addresses" />
        <CopyButton text={ids} label="Copy the ids" />
        <Button
          data-menu="file"
          disabled={videos.length === 0}
          onClick={() =>
            download(
              new Blob([`${addresses}\n\nPlaylists:\n${links.join("\n")}\n`], { type: "text/plain" }),
              "youtube-addresses.txt",
            )
          }
        >
          Save as text
        </Button>
      </div>
    </section>
  )
}
