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
import { type Findings, find, formatVideos, maxLinked, type Spot, textOfVideos, type Video } from "./logic"
import { Bench } from "./parts/Bench"
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
const noSpots: readonly Spot[] = []

/** Returns the link to the tape with its label. */
function tapeLink(videos: readonly Video[], label: string): string | undefined {
  if (videos.length === 0) return undefined
  const query = new URLSearchParams({ videos: formatVideos(videos), ...(label && { label }) })
  return `?${query}`
}

function summary({ videos, addresses }: Findings, kept: number): string {
  const doubles = addresses - videos.length
  const all = pluralise(videos.length, "video")
  if (videos.length === 0) return "No song in it. Perhaps it is a book."
  if (kept === 0) return `None of ${all} is kept.`
  const shown = kept < videos.length ? `${kept.toLocaleString("en-GB")} of ${all} kept` : all
  return `${shown}, ${doubles === 0 ? "each once" : `${pluralise(doubles, "double")} removed`}.`
}

/**
 * A cassette onto which the YouTube addresses of any text are wound with a pencil; also as a list and a playlist.
 *
 * @feed A cassette and a pencil: every YouTube address is pulled out of a text and wound onto a mix tape.
 */
export default function FindYoutubeUrls({ start }: Props) {
  const { values, set } = useAddress({ videos: text(null), label: text("", { maxLength: maxLabel }) })
  const linked = values.videos
  const label = values.label.slice(0, maxLabel)
  const [typed, setTyped] = useState<string | null>(null)
  const [ids, setIds] = useState(false)
  const [dropped, setDropped] = useState(none)
  const [ownTurns, setTurns] = useState<number | null>(null)
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

  const spots = found?.spots ?? noSpots
  // A tape that came by a link has been wound by the sender.
  const turns = ownTurns ?? (typed === null && linked !== null ? spots.length : 0)

  const change = (next: string, whole = false) => {
    // Ctrl+Z can't undo a text that wasn't typed into the text box.
    setBefore(whole || source.length > maxFieldLength ? { text: source, dropped, label } : null)
    setTyped(next)
    setTurns(0)
    setDropped(none)
  }
  const drop = (next: ReadonlySet<string>) => {
    setTyped(source)
    setDropped(next)
  }
  const restart = () => {
    setBefore({ text: source, dropped, label })
    setTyped(null)
    setTurns(null)
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
      <Bench text={source} spots={spots} label={label} turns={turns} onTurn={setTurns} />
      <div className={styles.found}>
        <Field
          label="Write on the label"
          maxLength={maxLabel}
          placeholder="For Raimo, with leeks"
          value={label}
          onChange={next => set({ label: next })}
        />
        <ShareButton
          text={found && keptVideos.length > 0 ? label || summary(found, keptVideos.length) : undefined}
          link={tapeLink(keptVideos, label)}
        />
        <p role="status" className={styles.message}>
          {found === null && "Looking through it."}
          {found !== null &&
            (isBlank(source) ? "Nothing was pasted. So far so good." : summary(found, keptVideos.length))}
          {keptVideos.length > maxLinked && ` The link to this page carries the first ${maxLinked}.`}
        </p>
        {found === null && (
          <progress className={styles.progress} value={progress} aria-label="Text searched" />
        )}
      </div>
      <Source text={source} onChange={change} />
      <Checkbox label="A line of eleven letters alone is an id too" checked={ids} onChange={setIds} />
      {found !== null && found.videos.length > 0 && (
        <Videos videos={found.videos} dropped={dropped} onDrop={drop} />
      )}
      {keptVideos.length > 0 && <Playlist videos={keptVideos} />}
      {found !== null && <Rest lists={found.lists} broken={found.broken} others={found.others} />}
      <div className="buttons">
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
