import { useId, useRef, useState } from "react"
import { Button } from "../../components/button/Button"
import { ShareButton } from "../../components/share-button/ShareButton"
import { copyText } from "../../hooks/browser/clipboard"
import { download } from "../../hooks/browser/download"
import { useQuery } from "../../hooks/page/query"
import { pictureOf } from "../../kits/canvas/savePicture"
import * as styles from "./Juhqr.module.css"
import { fullness, measure, warnings, wellFormed } from "./logic"
import { Code } from "./parts/Code"
import { Knobs } from "./parts/Knobs"
import { rasterise } from "./raster"
import { formatLook, levelOf, parseLook } from "./settings"

type Props = {
  /** The text to begin with. */
  start: string
}

/** Far more than any code holds, and little enough for a text box; what is pasted beyond it falls off. */
const mostKept = 20_000

/** How long a text may be in a link, with its percent signs. */
const mostLinked = 6000

/**
 * QR codes of any text, with error correction, colours, size, margin and a hamster, saved as SVG or PNG.
 *
 * @feed A machine that makes a QR code of any text, warns of colours no camera could read, and saves SVG and PNG.
 */
export default function Juhqr({ start }: Props) {
  const [linked, setLinked] = useQuery("text")
  const [look, setLook] = useQuery("look")
  const [typed, setTyped] = useState<string | null>(null)
  const [before, setBefore] = useState<{ text: string; look: string | null } | null>(null)
  const [said, setSaid] = useState("")
  const svg = useRef<SVGSVGElement>(null)
  const id = useId()

  const text = typed ?? linked ?? start
  const settings = parseLook(look ?? "")
  const written = wellFormed(text)
  const room = measure(written, levelOf(settings))
  const drawn = written !== "" && room.fits
  const linkable = text.length <= mostLinked && encodeURIComponent(written).length <= mostLinked
  const cautions = warnings(settings)

  const write = (next: string | null) => {
    setBefore(null)
    setSaid("")
    setTyped(next)
    const fits =
      next !== null && encodeURIComponent(wellFormed(next.slice(0, mostLinked + 1))).length <= mostLinked
    setLinked(fits ? next : null)
  }
  const startAgain = () => {
    write(null)
    setLook(null)
    setBefore({ text, look })
  }
  const undo = () => {
    if (!before) return
    write(before.text)
    setLook(before.look)
  }
  const source = () => (svg.current ? new XMLSerializer().serializeToString(svg.current) : "")
  const savePng = async () => {
    if (!svg.current) return
    const refused = "This browser would not make a PNG. Try the SVG."
    try {
      const canvas = await rasterise(svg.current, settings.size)
      const picture = await pictureOf(canvas)
      if (picture) download(picture, "juhqr.png")
      setSaid(picture ? `Saved: ${canvas.width} by ${canvas.width} pixels.` : refused)
    } catch {
      setSaid(refused)
    }
  }
  const copy = async () =>
    setSaid((await copyText(source())) ? "Copied as SVG." : "The clipboard said no. Save the SVG instead.")

  return (
    <div className={styles.tool}>
      <label htmlFor={`${id}-text`}>Text</label>
      <textarea
        id={`${id}-text`}
        rows={3}
        maxLength={mostKept}
        value={text}
        placeholder="Type or paste an address, a poem, or a shopping list"
        aria-describedby={`${id}-room`}
        aria-invalid={!room.fits}
        onChange={event => write(event.target.value)}
      />
      <p id={`${id}-room`} className={room.fits ? styles.said : styles.wrong} role="status">
        {text === ""
          ? "Nothing to encode yet. A code of nothing is a square of silence."
          : fullness(room, settings)}
        {!linkable && " It is too long for a link: the link has only the settings."}
      </p>
      <div className={styles.stage}>
        {drawn ? (
          <Code text={written} settings={settings} svg={svg} />
        ) : (
          <p className={styles.empty}>{text === "" ? "Your code here" : "Too long to draw"}</p>
        )}
      </div>
      <div role="status">
        {cautions.map(caution => (
          <p key={caution} className={`plate ${styles.caution}`}>
            {caution}
          </p>
        ))}
      </div>
      <Knobs settings={settings} onChange={next => setLook(formatLook(next))} />
      <p className={styles.said} role="status">
        {said}
      </p>
      <div className="buttons">
        <Button
          disabled={!drawn}
          onClick={() => {
            download(new Blob([source()], { type: "image/svg+xml" }), "juhqr.svg")
            setSaid("Saved.")
          }}
        >
          Save SVG
        </Button>
        <Button disabled={!drawn} onClick={savePng}>
          Save PNG
        </Button>
        <Button disabled={!drawn} onClick={copy}>
          Copy SVG
        </Button>
        <ShareButton />
        {before ? (
          <button type="button" onClick={undo}>
            Undo
          </button>
        ) : (
          <Button disabled={typed === null && linked === null && look === null} onClick={startAgain}>
            Start again
          </Button>
        )}
      </div>
    </div>
  )
}
