import { useCallback, useEffect, useId, useMemo, useState } from "react"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { mostDrawn } from "../../../components/text-source/longText"
import { useQuery } from "../../../hooks/query"
import { useSlowly } from "../../../hooks/slowly"
import * as styles from "./FindYoutubeUrls.module.css"
import { type Findings, find, formatVideos, mostLinked, textOfVideos } from "./logic"
import { Playlist } from "./parts/Playlist"
import { Rest } from "./parts/Rest"
import { Source } from "./parts/Source"
import { Videos } from "./parts/Videos"

type Props = {
  /** The text to begin with. */
  start: string
}

/** A longer text is searched in slices. */
const mostAtOnce = 20_000
const none: ReadonlySet<string> = new Set()

function counted(number: number, what: string): string {
  return `${number.toLocaleString("en-GB")} ${what}${number === 1 ? "" : "s"}`
}

function summary({ videos, addresses }: Findings): string {
  const doubles = addresses - videos.length
  if (videos.length === 0) return "No video was found. Perhaps it is a book."
  return `${counted(videos.length, "video")}, ${doubles === 0 ? "each once" : `${counted(doubles, "double")} removed`}.`
}

/**
 * Finds every video of YouTube's in a text, removes the doubles, and makes a playlist of them.
 *
 * @feed A machine that finds every YouTube video in any text, removes the doubles and makes a playlist of the rest.
 */
export default function FindYoutubeUrls({ start }: Props) {
  const [linked, setLinked] = useQuery("videos")
  const [typed, setTyped] = useState<string | null>(null)
  const [ids, setIds] = useState(false)
  const [dropped, setDropped] = useState(none)
  const [before, setBefore] = useState<{ text: string; dropped: ReadonlySet<string> } | null>(null)
  const id = useId()
  const text = useMemo(
    () => typed ?? (linked === null ? start : textOfVideos(linked)),
    [typed, linked, start],
  )

  const begin = useCallback(() => find(text, ids), [text, ids])
  const { value: found, progress } = useSlowly(begin, text.length <= mostAtOnce)
  const kept = useMemo(() => found?.videos.filter(video => !dropped.has(video.id)) ?? [], [found, dropped])

  const link = typed !== null && found ? formatVideos(kept) : null
  useEffect(() => {
    if (link !== null) setLinked(link || null)
  }, [link, setLinked])

  const change = (next: string, whole = false) => {
    // What was not typed into the text box can't be taken back there with Ctrl+Z.
    setBefore(whole || text.length > mostDrawn ? { text, dropped } : null)
    setTyped(next)
    setDropped(none)
  }
  const drop = (next: ReadonlySet<string>) => {
    setTyped(text)
    setDropped(next)
  }
  const restart = () => {
    setBefore({ text, dropped })
    setTyped(null)
    setDropped(none)
    setLinked(null)
  }
  const undo = () => {
    if (!before) return
    setTyped(before.text)
    setDropped(before.dropped)
    setBefore(null)
  }

  return (
    <div className={styles.tool}>
      <Source text={text} onChange={change} />
      <div className="field-row">
        <input
          id={`${id}-ids`}
          type="checkbox"
          checked={ids}
          onChange={event => setIds(event.target.checked)}
        />
        <label htmlFor={`${id}-ids`}>A line of eleven letters alone is an id too</label>
      </div>
      {found === null && <progress className={styles.progress} value={progress} aria-label="Text searched" />}
      <p role="status" className={styles.said}>
        {found === null && "Looking through it."}
        {found !== null &&
          (text.trim() === "" ? "Nothing was pasted, so nothing was found. So far so good." : summary(found))}
        {kept.length > mostLinked && ` The link to this page carries the first ${mostLinked}.`}
      </p>
      {kept.length > 0 && <Playlist videos={kept} />}
      {found !== null && found.videos.length > 0 && (
        <Videos videos={found.videos} dropped={dropped} onDrop={drop} />
      )}
      {found !== null && <Rest lists={found.lists} broken={found.broken} others={found.others} />}
      <div className="buttons">
        <ShareButton text={found ? summary(found) : undefined} />
        {before ? (
          <button type="button" onClick={undo}>
            Undo
          </button>
        ) : (
          <button type="button" disabled={typed === null && linked === null} onClick={restart}>
            Start again
          </button>
        )}
      </div>
    </div>
  )
}
