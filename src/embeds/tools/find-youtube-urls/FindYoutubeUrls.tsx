import { useCallback, useEffect, useMemo, useState } from "react"
import { Button } from "../../../components/button/Button"
import { RevealOnce } from "../../../components/reveal-once/RevealOnce"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { maxFieldLength } from "../../../components/text-source/longText"
import { useTimeSliced } from "../../../hooks/browser/useTimeSliced"
import { text } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import { Checkbox } from "../../../kits/controls/Checkbox"
import { Field } from "../../../kits/controls/Field"
import { isBlank } from "../../../lib/text/blank"
import { pluralise } from "../../../lib/text/pluralise"
import * as styles from "./FindYoutubeUrls.module.css"
import { type Findings, find, formatVideos, maxLinked, textOfVideos } from "./logic"
import { Deck } from "./parts/Deck"
import { Playlist } from "./parts/Playlist"
import { Rest } from "./parts/Rest"
import { Source } from "./parts/Source"
import { Videos } from "./parts/Videos"

type Props = {
  /** The text to begin with. */
  start: string
}

/** The maximum length that is searched synchronously; longer texts are searched in slices. */
const maxAtOnce = 20_000
/** The maximum length of the cassette's label. */
const maxLabel = 30
const none: ReadonlySet<string> = new Set()

function summary({ videos, addresses }: Findings, kept: number): string {
  const doubles = addresses - videos.length
  const all = pluralise(videos.length, "video")
  if (videos.length === 0) return "No video was found. Perhaps it is a book."
  if (kept === 0) return `None of ${all} is kept.`
  const shown = kept < videos.length ? `${kept.toLocaleString("en-GB")} of ${all} kept` : all
  return `${shown}, ${doubles === 0 ? "each once" : `${pluralise(doubles, "double")} removed`}.`
}

/**
 * A finder of YouTube videos in any text. It removes duplicates and makes a playlist and a cassette to share.
 *
 * @feed A machine that finds every YouTube video in any text, removes the doubles and makes a playlist of the rest.
 */
export default function FindYoutubeUrls({ start }: Props) {
  const { values, set } = useAddress({ videos: text(null), label: text("", { maxLength: maxLabel }) })
  const linked = values.videos
  const label = values.label.slice(0, maxLabel)
  const [typed, setTyped] = useState<string | null>(null)
  const [ids, setIds] = useState(false)
  const [dropped, setDropped] = useState(none)
  const [before, setBefore] = useState<{ text: string; dropped: ReadonlySet<string>; label: string } | null>(
    null,
  )
  const source = useMemo(
    () => typed ?? (linked === null ? start : textOfVideos(linked)),
    [typed, linked, start],
  )

  const begin = useCallback(() => find(source, ids), [source, ids])
  const { value: found, progress } = useTimeSliced(begin, source.length <= maxAtOnce)
  const keptVideos = useMemo(
    () => found?.videos.filter(video => !dropped.has(video.id)) ?? [],
    [found, dropped],
  )

  const link = typed !== null && found ? formatVideos(keptVideos) : null
  useEffect(() => {
    if (link !== null) set({ videos: link || null })
  }, [link, set])

  const change = (next: string, whole = false) => {
    // Ctrl+Z can't undo a text that wasn't typed into the text box.
    setBefore(whole || source.length > maxFieldLength ? { text: source, dropped, label } : null)
    setTyped(next)
    setDropped(none)
  }
  const drop = (next: ReadonlySet<string>) => {
    setTyped(source)
    setDropped(next)
  }
  const restart = () => {
    setBefore({ text: source, dropped, label })
    setTyped(null)
    setDropped(none)
    set({ videos: null, label: "" })
  }
  const undo = () => {
    if (!before) return
    setTyped(before.text)
    setDropped(before.dropped)
    set({ label: before.label })
    setBefore(null)
  }

  return (
    <div className={styles.tool}>
      <div className={styles.found}>
        <Deck
          videos={keptVideos}
          doubles={found === null ? 0 : Math.max(0, found.addresses - found.videos.length)}
          label={label}
        />
        <div>
          <p role="status" className={styles.message}>
            {found === null && "Looking through it."}
            {found !== null &&
              (isBlank(source)
                ? "Nothing was pasted, so nothing was found. So far so good."
                : summary(found, keptVideos.length))}
            {keptVideos.length > maxLinked && ` The link to this page carries the first ${maxLinked}.`}
          </p>
          {found !== null && found.broken.length > 0 && (
            <p>{pluralise(found.broken.length, "address", "addresses")} broken: the reason is at the end.</p>
          )}
          {found === null && (
            <progress className={styles.progress} value={progress} aria-label="Text searched" />
          )}
          <Field
            label="Write on the label"
            maxLength={maxLabel}
            placeholder="For Raimo, with leeks"
            value={label}
            onChange={next => set({ label: next })}
          />
        </div>
      </div>
      <Source text={source} onChange={change} />
      <Checkbox label="A line of eleven letters alone is an id too" checked={ids} onChange={setIds} />
      {found !== null && found.videos.length > 0 && (
        <Videos videos={found.videos} dropped={dropped} onDrop={drop} />
      )}
      {keptVideos.length > 0 && <Playlist videos={keptVideos} />}
      {found !== null && <Rest lists={found.lists} broken={found.broken} others={found.others} />}
      <div className="buttons">
        <ShareButton
          text={found && keptVideos.length > 0 ? label || summary(found, keptVideos.length) : undefined}
        />
        {before ? (
          <button data-menu="edit" type="button" onClick={undo}>
            Undo
          </button>
        ) : (
          <RevealOnce when={typed !== null || linked !== null || label !== ""}>
            <Button
              data-menu="edit"
              disabled={typed === null && linked === null && label === ""}
              onClick={restart}
            >
              Start again
            </Button>
          </RevealOnce>
        )}
      </div>
    </div>
  )
}
