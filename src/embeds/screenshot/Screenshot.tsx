import { useRef, useState } from "react"
import { Button } from "../../components/button/Button"
import { RevealOnce } from "../../components/reveal-once/RevealOnce"
import { ShareButton } from "../../components/share-button/ShareButton"
import { download } from "../../hooks/browser/download"
import { useMotion } from "../../hooks/browser/motion"
import { useMounted } from "../../hooks/browser/mounted"
import { choice, text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Choice } from "../../kits/controls/Choice"
import { Field } from "../../kits/controls/Field"
import { useThing } from "../../kits/things/useThing"
import { capture, loadCamera, type Shot, views } from "./capture"
import { depth, holeIn, type Level } from "./fall"
import { type Box, brand, cropped, frames, layoutOf, maxCaption, maxSideLength } from "./frames"
import { drawGuest } from "./guest"
import { Example } from "./parts/Example"
import { Fall, noFloor } from "./parts/Fall"
import { usePicture } from "./parts/usePicture"
import * as styles from "./Screenshot.module.css"
import { sketch } from "./sketch"

const codecs = { frame: choice(frames, "monitor"), view: choice(views, "screen"), caption: text("") }

const jammed = "The camera jammed. Pertti drew it."
const lost = "The camera did not arrive. Pertti drew it."
/** The messages by the number of the picture, from 1, about who is in it. */
const sightings = ["", "Who is that? Take another.", "He is nearer. One more.", "Too near."]

/** The screen of the drawn monitor, in the units of its drawing. */
const exampleLayout = { width: 320, height: 270, to: { x: 46, y: 38, width: 228, height: 140 } }

function options<Name extends string>(names: Record<Name, string>) {
  return Object.entries(names) as [Name, string][]
}

/**
 * A camera that photographs the current page, the picture included. The visitor falls through the third picture of a
 * picture.
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
  const motion = useMotion()
  const mounted = useMounted()
  const { give } = useThing()

  const finished = usePicture(shots.now, frame, caption.slice(0, maxCaption))
  const picture = finished === "failed" ? null : finished
  const isDrying = shots.now !== null && finished === null
  const busy = share !== null || isDrying
  const stage = useRef<HTMLDivElement>(null)
  /** The pictures of pictures so far, the newest first. */
  const [levels, setLevels] = useState<readonly Level[]>([])
  const [fall, setFall] = useState<Box | null>(null)
  /** The number of the last picture, from 1 to `depth`; 0 before the first. */
  const nth = useRef(0)
  /** True after a failure: the next picture is drawn at once, and nobody waits for the camera again. */
  const isJammed = useRef(false)
  const canCopy = mounted && "ClipboardItem" in window && typeof navigator.clipboard?.write === "function"

  /** Returns the place on the screen that the picture in the stage fills, or the screen of the drawn monitor. */
  const holeNow = (shot: Shot | null): Box | null => {
    const shown = stage.current?.querySelector("img, svg")?.getBoundingClientRect()
    if (!shown) return null
    const box = { x: shown.x, y: shown.y, width: shown.width, height: shown.height }
    if (!shot) return holeIn(box, exampleLayout)
    return holeIn(box, layoutOf(frame, cropped(shot.width, shot.height), caption.slice(0, maxCaption)))
  }
  /** Adds a picture to those it shows; the floor opens under the third. */
  const stack = (shot: Shot, hole: Box | null) => {
    const isWhole = view === "screen" && frame !== "polaroid" && hole !== null
    setLevels(isWhole ? [{ shot, hole }, ...levels].slice(0, depth) : [])
    return isWhole ? levels.length + 1 : 1
  }
  const take = async () => {
    setShare(0)
    const hole = holeNow(picture ? shots.now : null)
    setMessage("Hold still...")
    const isThere = await loadCamera().then(
      () => true,
      () => false,
    )
    try {
      const photograph =
        isThere && !isJammed.current && (await capture(view, maxSideLength, setShare).catch(() => null))
      isJammed.current = isThere && !photograph
      const shot = photograph || (await sketch())
      const sound = photograph ? "Click." : isThere ? jammed : lost
      nth.current = (nth.current % depth) + 1
      const pen = shot.picture.getContext("2d")
      pen?.setTransform(1, 0, 0, 1, 0, 0)
      if (pen) drawGuest(pen, nth.current, shot.width, shot.height)
      setShots(({ now, taken }) => ({ now: shot, before: now, taken: taken + 1 }))
      const count = stack(shot, hole)
      setMessage(
        shot.longer
          ? `${sound} The page is too long for a picture, so this is the top of it.`
          : `${sound} ${count >= depth ? noFloor : sightings[nth.current]}`,
      )
    } catch {
      setMessage("No camera and no pencil. Press again, and one of them may come.")
    } finally {
      setShare(null)
    }
  }
  const copy = async () => {
    if (!picture) return
    try {
      await navigator.clipboard.write([new ClipboardItem({ "image/png": picture.blob })])
      setMessage("Copied. Paste it somewhere.")
    } catch {
      setMessage("The clipboard said no. Save the picture instead.")
    }
  }

  return (
    <div className={styles.tool}>
      <div className="buttons">
        <Button className="default" data-menu="file" disabled={busy} onClick={take}>
          Print Screen
        </Button>
        <ShareButton />
        <span className={styles.status} role="status" data-unseen={busy ? "" : undefined}>
          {finished === "failed"
            ? "The picture would not go into its frame. Try no frame, or a shorter page."
            : isDrying
              ? "It has to dry."
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
      <div ref={stage} className={styles.stage} data-stage="">
        {share !== null && motion && <div className={styles.shutter} data-unseen="" />}
        {fall && (
          <Fall
            levels={levels}
            first={fall}
            onEnd={() => {
              setFall(null)
              give()
              setLevels([])
              nth.current = 0
              setMessage("You are back on the page. It looks flatter.")
              stage.current?.parentElement?.querySelector("button")?.focus()
            }}
          />
        )}
        {picture ? (
          <img
            key={shots.taken}
            onLoad={() => {
              if (levels.length === depth && shots.now === levels[0]?.shot) setFall(holeNow(shots.now))
            }}
            src={picture.url}
            width={picture.width}
            height={picture.height}
            alt={`This page, as it was when you pressed the button${frame === "none" ? "" : `, in ${frames[frame].toLowerCase()}`}. A hamster is in it.`}
            className={motion ? styles.developing : undefined}
          />
        ) : (
          <Example />
        )}
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
              setLevels([])
              nth.current = 0
              setMessage("The last picture is back.")
            }}
          >
            Undo
          </Button>
        </RevealOnce>
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
    </div>
  )
}
