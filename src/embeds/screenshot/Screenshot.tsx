import { useState } from "react"
import { Button } from "../../components/button/Button"
import { RevealOnce } from "../../components/reveal-once/RevealOnce"
import { ShareButton } from "../../components/share-button/ShareButton"
import { download } from "../../hooks/browser/download"
import { useMotion } from "../../hooks/browser/motion"
import { useMounted } from "../../hooks/browser/mounted"
import { useScrollToResult } from "../../hooks/page/useScrollToResult"
import { choice, text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Choice } from "../../kits/controls/Choice"
import { Field } from "../../kits/controls/Field"
import { capture, loadCamera, type Shot, views } from "./capture"
import { brand, frames, maxCaption, maxSideLength } from "./frames"
import { Example } from "./parts/Example"
import { usePicture } from "./parts/usePicture"
import * as styles from "./Screenshot.module.css"

const codecs = { frame: choice(frames, "monitor"), view: choice(views, "screen"), caption: text("") }

function options<Name extends string>(names: Record<Name, string>) {
  return Object.entries(names) as [Name, string][]
}

/**
 * A camera that photographs the current page, frames the picture, and saves it as a PNG or copies it.
 *
 * @feed A camera that takes a picture of its own page and puts it in a monitor of 1998 or an instant photograph.
 */
export default function Screenshot() {
  const { values, set } = useAddress(codecs)
  const { frame, view, caption } = values
  const [shots, setShots] = useState<{ now: Shot | null; before: Shot | null; taken: number }>({
    now: null,
    before: null,
    taken: 0,
  })
  /** The progress of the capture, 0 to 1; null when idle. */
  const [share, setShare] = useState<number | null>(null)
  const [message, setMessage] = useState("")
  const busy = share !== null
  const motion = useMotion()
  const mounted = useMounted()

  const finished = usePicture(shots.now, frame, caption.slice(0, maxCaption))
  const picture = finished === "failed" ? null : finished
  const [place, ask] = useScrollToResult<HTMLDivElement>(picture)
  const canCopy = mounted && "ClipboardItem" in window && typeof navigator.clipboard?.write === "function"

  const take = async () => {
    setShare(0)
    setMessage("Hold still...")
    const isThere = await loadCamera().then(
      () => true,
      () => false,
    )
    if (!isThere) {
      setMessage("The camera did not arrive. Press Print Screen to send for it again.")
      return setShare(null)
    }
    try {
      const shot = await capture(view, maxSideLength, setShare)
      setShots(({ now, taken }) => ({ now: shot, before: now, taken: taken + 1 }))
      ask()
      setMessage(
        shot.longer
          ? `Click. The page is longer than a picture can be: ${maxSideLength.toLocaleString("en-GB")} pixels of it were taken.`
          : "Click.",
      )
    } catch {
      setMessage(
        "The camera jammed: this browser would not draw the page. Try again, or press the real Print Screen.",
      )
    } finally {
      setShare(null)
    }
  }
  const copy = async () => {
    if (!picture) return
    try {
      await navigator.clipboard.write([new ClipboardItem({ "image/png": picture.blob })])
      setMessage("Copied. Paste it into something.")
    } catch {
      setMessage("The clipboard said no. Save the picture instead.")
    }
  }

  return (
    <div className={styles.tool}>
      <div className="buttons">
        <Button data-menu="file" disabled={busy} onClick={take}>
          Print Screen
        </Button>
        <ShareButton />
        <span className={styles.status} role="status" data-unseen={busy ? "" : undefined}>
          {finished === "failed"
            ? "The picture would not go into its frame. Try no frame, or a shorter page."
            : message}
          {share !== null && (
            <progress
              className={styles.progress}
              value={share || undefined}
              aria-label="Drawn"
              data-unseen=""
            />
          )}
        </span>
      </div>
      <div ref={place} className={styles.stage}>
        {busy && motion && <div className={styles.shutter} data-unseen="" />}
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
          <Example />
        )}
      </div>
      <div className={styles.choices}>
        <Choice
          label="Picture of"
          value={view}
          options={options(views)}
          onChange={next => set({ view: next })}
        />
        <Choice
          label="Frame"
          value={frame}
          options={options(frames)}
          onChange={next => set({ frame: next })}
        />
        <Field
          label="Caption"
          maxLength={maxCaption}
          value={caption}
          disabled={frame === "none"}
          placeholder={frame === "monitor" ? `Instead of ${brand}` : "Nothing, or a few words"}
          onChange={next => set({ caption: next })}
        />
      </div>
      <div className="buttons">
        <RevealOnce when={picture !== null}>
          <Button
            data-menu="file"
            disabled={!picture}
            onClick={() => {
              if (!picture) return
              download(picture.blob, "screenshot.png")
              setMessage(`Saved: ${picture.width} by ${picture.height} pixels.`)
            }}
          >
            Save PNG
          </Button>
          {canCopy && (
            <Button data-menu="edit" disabled={!picture} onClick={copy}>
              Copy the picture
            </Button>
          )}
        </RevealOnce>
        <RevealOnce when={shots.before !== null}>
          <Button
            data-menu="edit"
            disabled={busy || !shots.before}
            onClick={() => {
              setShots(({ before, taken }) => ({ now: before, before: null, taken }))
              setMessage("The picture before is back.")
            }}
          >
            Undo
          </Button>
        </RevealOnce>
      </div>
    </div>
  )
}
