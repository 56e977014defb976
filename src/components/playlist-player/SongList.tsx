import type { KeyboardEvent } from "react"
import { hasVideo, type PlaylistState } from "../../lib/music/playlistState"
import { searchUrl } from "../../lib/music/youtubeId"
import { ExternalLink } from "../external-link/ExternalLink"
import { Icon } from "../icon/Icon"
import * as styles from "./PlaylistPlayer.module.css"

type Props = { state: PlaylistState; onChoose: (index: number) => void }

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: at => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** Moves the focus among the list's buttons with the arrow keys, Home and End. */
function move(event: KeyboardEvent<HTMLButtonElement>) {
  const step = steps[event.key]
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  const buttons = [...(event.currentTarget.closest("ol")?.querySelectorAll("button") ?? [])]
  buttons[step(buttons.indexOf(event.currentTarget), buttons.length - 1)]?.focus()
}

/**
 * A list of songs, each a button that plays it. Songs without a video, or whose video failed, have a link to a search.
 */
export function SongList({ state: { songs, index: current, failed }, onChoose }: Props) {
  return (
    <ol className={`sunken-panel ${styles.songs}`} aria-label="Songs">
      {songs.map((song, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: songs have no identity but their index
        <li key={index} className={index === current ? styles.current : undefined}>
          <span className={styles.sign} aria-hidden="true">
            {index === current ? <Icon name="right" /> : `${index + 1}.`}
          </span>
          {hasVideo(song) ? (
            <button
              type="button"
              className={styles.song}
              aria-current={index === current ? "true" : undefined}
              onKeyDown={move}
              onClick={() => onChoose(index)}
            >
              {song.title}
              {failed.includes(index) && " (would not play)"}
            </button>
          ) : (
            <span className={styles.song}>{song.title}</span>
          )}
          {(!hasVideo(song) || failed.includes(index)) && (
            <ExternalLink href={searchUrl(song.title)} className={styles.search}>
              Search<span className="visually-hidden"> YouTube for {song.title}</span>
            </ExternalLink>
          )}
        </li>
      ))}
    </ol>
  )
}
