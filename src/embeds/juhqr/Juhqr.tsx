import { useId, useRef, useState } from "react"
import { Button } from "../../components/button/Button"
import { ShareButton } from "../../components/share-button/ShareButton"
import { StatusMessage } from "../../components/status-message/StatusMessage"
import { copyText } from "../../hooks/browser/clipboard"
import { download } from "../../hooks/browser/download"
import { type Codec, text } from "../../kits/address/codecs"
import { StartAgain } from "../../kits/address/StartAgain"
import { useAddress } from "../../kits/address/useAddress"
import { canvasToBlob } from "../../kits/canvas/savePicture"
import { Checkbox } from "../../kits/controls/Checkbox"
import { TextArea } from "../../kits/controls/TextArea"
import * as styles from "./Juhqr.module.css"
import { fullness, measure, warnings, wellFormed } from "./logic"
import { Code } from "./parts/Code"
import { Controls } from "./parts/Controls"
import { Telephone } from "./parts/Telephone"
import { rasterise } from "./raster"
import { first, formatLook, levelOf, parseLook, type Settings } from "./settings"
import { useTelephone } from "./useTelephone"

type Props = {
  /** The text to begin with. */
  start: string
}

/**
 * The limit of the text box, in characters. It is far above the capacity of any QR code; anything beyond it is cut
 * off.
 */
const maxKept = 20_000

/** The characters of the text that are shown large once the telephone has read them. */
const maxRead = 120

/** The maximum length of the percent-encoded text in a link. */
const maxLinked = 6000

function isLinkable(text: string): boolean {
  return text.length <= maxLinked && encodeURIComponent(wellFormed(text)).length <= maxLinked
}

const look: Codec<Settings> = { initial: first, parse: parseLook, format: formatLook }
const codecs = {
  text: { ...text(null), format: (value: string | null) => (value && !isLinkable(value) ? null : value) },
  look,
}

/**
 * A maker of QR codes with error correction, colours, size, margin and a hamster, saved as SVG or PNG. A drawn phone
 * reads them.
 *
 * @feed A machine that makes a QR code of any text, warns of colours no camera could read, and saves SVG and PNG.
 */
export default function Juhqr({ start }: Props) {
  const address = useAddress(codecs)
  const { set } = address
  const { look: settings } = address.values
  const [message, setMessage] = useState("")
  const svg = useRef<SVGSVGElement>(null)
  const id = useId()

  const source = address.values.text ?? start
  const written = wellFormed(source)
  const room = measure(written, levelOf(settings))
  const drawn = written !== "" && room.fits
  const cautions = warnings(settings)
  const stage = useRef<HTMLDivElement>(null)
  const telephone = useTelephone(svg, written, settings)

  const silently = (act: () => void) => () => {
    setMessage("")
    act()
  }
  const restart = { ...address, reset: silently(address.reset), undo: silently(address.undo) }
  const drawing = () => (svg.current ? new XMLSerializer().serializeToString(svg.current) : "")
  const savePng = async () => {
    if (!svg.current) return
    const refused = "This browser would not make a PNG. Try the SVG."
    try {
      const canvas = await rasterise(svg.current, settings.size)
      const picture = await canvasToBlob(canvas)
      if (picture) download(picture, "juhqr.png")
      setMessage(picture ? `Saved: ${canvas.width} by ${canvas.width} pixels.` : refused)
    } catch {
      setMessage(refused)
    }
  }
  const copy = async () =>
    setMessage(
      (await copyText(drawing())) ? "Copied as SVG." : "The clipboard said no. Save the SVG instead.",
    )

  return (
    <div className={styles.tool}>
      <div className={styles.left}>
        <div className={styles.stage} ref={stage}>
          {drawn ? (
            <Code text={written} settings={settings} svg={svg} />
          ) : (
            <p className={styles.empty}>{source === "" ? "Your code here" : "Too long to draw"}</p>
          )}
          <Telephone drag={telephone.drag} seen={telephone.seen} />
        </div>
        <div className="buttons">
          <Button onClick={silently(() => telephone.scan(stage.current))}>Scan it</Button>
          <Checkbox
            label="Pertti in the middle (level H)"
            checked={settings.logo}
            onChange={logo => set({ look: { ...settings, logo } })}
          />
        </div>
        <div className={styles.read} aria-hidden="true">
          {telephone.seen.text === "" ? (
            <p>Drag the telephone over the code.</p>
          ) : (
            <>
              <p className={styles.words}>{telephone.seen.text.slice(0, maxRead)}</p>
              <p>The telephone: {telephone.seen.says}</p>
            </>
          )}
        </div>
        <div role="status">
          {cautions.map(caution => (
            <p key={caution} className={`notice ${styles.caution}`}>
              {caution}
            </p>
          ))}
        </div>
      </div>
      <div className={styles.right}>
        <TextArea
          label="Text"
          rows={2}
          maxLength={maxKept}
          value={source}
          placeholder="Type or paste an address, a poem, or a shopping list"
          aria-describedby={id}
          aria-invalid={!room.fits}
          onText={next => {
            setMessage("")
            set({ text: next })
          }}
          beside
        />
        <p id={id} className={room.fits ? styles.message : styles.wrong} role="status">
          {source === ""
            ? "Nothing to encode yet. A code of nothing is a square of silence."
            : fullness(room, settings)}
          {!isLinkable(source) && " It is too long for a link: the link has only the settings."}
        </p>
        <Controls settings={settings} onChange={next => set({ look: next })} />
        <div className="buttons">
          <Button
            data-menu="file"
            disabled={!drawn}
            onClick={() => {
              download(new Blob([drawing()], { type: "image/svg+xml" }), "juhqr.svg")
              setMessage("Saved.")
            }}
          >
            Save SVG
          </Button>
          <Button data-menu="file" disabled={!drawn} onClick={savePng}>
            Save PNG
          </Button>
          <Button data-menu="edit" disabled={!drawn} onClick={copy}>
            Copy SVG
          </Button>
          <ShareButton />
          <StartAgain of={restart} />
        </div>
        <StatusMessage>{message || telephone.seen.told}</StatusMessage>
      </div>
    </div>
  )
}
