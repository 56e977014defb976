import { useId, useState } from "react"
import { ShareButton } from "../../components/share-button/ShareButton"
import { download } from "../../hooks/download"
import { useMotion } from "../../hooks/motion"
import { useMounted } from "../../hooks/mounted"
import { useQuery } from "../../hooks/query"
import { capture, type Shot, type View, views } from "./capture"
import { type Frame, frames, longestSide, mostCaption } from "./frames"
import { usePicture } from "./parts/usePicture"
import * as styles from "./Screenshot.module.css"

const keys = <Key extends string>(table: Record<Key, string>) => Object.keys(table) as Key[]

/**
 * Takes a picture of the page as it is now, puts it in a frame, and saves it as a PNG or copies it.
 *
 * @feed A camera that takes a picture of its own page and puts it in a monitor of 1998 or an instant photograph.
 */
export default function Screenshot() {
  const [linkedFrame, setFrame] = useQuery("frame")
  const [linkedView, setView] = useQuery("view")
  const [caption, setCaption] = useQuery("caption")
  const [shots, setShots] = useState<{ now: Shot | null; before: Shot | null; taken: number }>({
    now: null,
    before: null,
    taken: 0,
  })
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState("")
  const motion = useMotion()
  const mounted = useMounted()
  const id = useId()

  const frame: Frame = keys(frames).find(key => key === linkedFrame) ?? "monitor"
  const view: View = keys(views).find(key => key === linkedView) ?? "screen"
  const finished = usePicture(shots.now, frame, (caption ?? "").slice(0, mostCaption))
  const picture = finished === "failed" ? null : finished
  const canCopy = mounted && "ClipboardItem" in window && typeof navigator.clipboard?.write === "function"

  const take = async () => {
    setBusy(true)
    setSaid("Hold still...")
    try {
      const shot = await capture(view, longestSide)
      setShots(({ now, taken }) => ({ now: shot, before: now, taken: taken + 1 }))
      setSaid(
        shot.longer
          ? `Click. The page is longer than a picture can be: ${longestSide.toLocaleString("en-GB")} pixels of it were taken.`
          : "Click.",
      )
    } catch {
      setSaid(
        "The camera jammed: this browser would not draw the page. Try again, or press the real Print Screen.",
      )
    } finally {
      setBusy(false)
    }
  }
  const copy = async () => {
    if (!picture) return
    try {
      await navigator.clipboard.write([new ClipboardItem({ "image/png": picture.blob })])
      setSaid("Copied. Paste it into something.")
    } catch {
      setSaid("The clipboard said no. Save the picture instead.")
    }
  }
  const choices = [
    { label: "Picture of", value: view, table: views, set: setView },
    { label: "Frame", value: frame, table: frames, set: setFrame },
  ]

  return (
    <div className={styles.tool}>
      <div className={styles.choices}>
        {choices.map(({ label, value, table, set }) => (
          <div key={label}>
            <label htmlFor={`${id}-${label.replaceAll(" ", "-")}`}>{label}</label>
            <select
              id={`${id}-${label.replaceAll(" ", "-")}`}
              value={value}
              onChange={event => set(event.target.value)}
            >
              {Object.entries(table).map(([key, name]) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        ))}
        <div>
          <label htmlFor={`${id}-caption`}>Caption</label>
          <input
            id={`${id}-caption`}
            type="text"
            maxLength={mostCaption}
            value={caption ?? ""}
            disabled={frame === "none"}
            placeholder={frame === "monitor" ? "juhqVision 17" : "Me and my page"}
            onChange={event => setCaption(event.target.value || null)}
          />
        </div>
      </div>
      <div className="buttons">
        <button type="button" disabled={busy} onClick={take}>
          Print Screen
        </button>
        <button
          type="button"
          disabled={!picture}
          onClick={() => {
            if (!picture) return
            download(picture.blob, "screenshot.png")
            setSaid(`Saved: ${picture.width} by ${picture.height} pixels.`)
          }}
        >
          Save PNG
        </button>
        {canCopy && (
          <button type="button" disabled={!picture} onClick={copy}>
            Copy the picture
          </button>
        )}
        <ShareButton label="Share the frame" />
        {shots.before && (
          <button
            type="button"
            disabled={busy}
            onClick={() => {
              setShots(({ before, taken }) => ({ now: before, before: null, taken }))
              setSaid("The picture before is back.")
            }}
          >
            Undo
          </button>
        )}
      </div>
      <p className={styles.said} role="status">
        {finished === "failed"
          ? "The picture would not go into its frame. Try no frame, or a shorter page."
          : said}
      </p>
      <div className={styles.stage}>
        {picture ? (
          <img
            key={shots.taken}
            src={picture.url}
            width={picture.width}
            height={picture.height}
            alt={`This page, as it was when you pressed the button${frame === "none" ? "" : `, in ${frames[frame].toLowerCase()}`}`}
            className={motion ? styles.developing : undefined}
          />
        ) : (
          <p className={styles.empty}>
            The film is empty. Scroll to where you look good, come back, and press the button.
          </p>
        )}
      </div>
    </div>
  )
}
