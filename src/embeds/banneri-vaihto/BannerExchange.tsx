import { useMemo, useState } from "react"
import { ShareButton } from "../../components/share-button/ShareButton"
import { StatusMessage } from "../../components/status-message/StatusMessage"
import { download } from "../../hooks/browser/download"
import { type Codec, text } from "../../kits/address/codecs"
import { StartAgain } from "../../kits/address/StartAgain"
import { useAddress } from "../../kits/address/useAddress"
import { Field } from "../../kits/controls/Field"
import { isBlank } from "../../lib/text/blank"
import * as styles from "./BannerExchange.module.css"
import { drawFrame, paletteOf, rgba } from "./drawing"
import { hooks } from "./exchange"
import { encodeGif } from "./gif"
import { homeOf, linesOf, remarks, snippet, timeline } from "./logic"
import { Form } from "./parts/Form"
import { OwnBanners } from "./parts/OwnBanners"
import { Preview } from "./parts/Preview"
import { Snippet } from "./parts/Snippet"
import { Wall } from "./parts/Wall"
import { first, formatLook, formats, maxText, parseLook, type Settings, withPart } from "./settings"

const look: Codec<Settings> = { initial: first, parse: parseLook, format: formatLook }
const codecs = { look, text: text(first.text), home: text("") }

/**
 * The site's banners with their HTML, and an editor that saves new banners in two sizes as animated GIFs or PNGs.
 *
 * @feed A banner exchange: take one of ours with its HTML, and draw your own, which is saved as a real animated GIF.
 */
export default function BannerExchange() {
  const address = useAddress(codecs)
  const { values, set } = address
  const [message, setMessage] = useState("")
  const [got, setGot] = useState(0)
  const press = () => setGot(before => Math.min(hooks, before + 1))

  const settings = useMemo(
    () => ({ ...values.look, text: values.text.slice(0, maxText) }),
    [values.look, values.text],
  )
  const times = useMemo(() => timeline(settings), [settings])
  const home = homeOf(values.home)
  const wrong = !isBlank(values.home) && home === null
  const { width, height } = formats[settings.format]
  const words = linesOf(settings).join(" ")
  const kind = times.frames.length > 1 ? "gif" : "png"

  const change = (part: Partial<Settings>) => {
    setMessage("")
    set(part.text === undefined ? { look: withPart(settings, part) } : { text: part.text })
  }
  const saveGif = async () => {
    setMessage("Drawing...")
    try {
      const bytes = await encodeGif(settings)
      download(new Blob([bytes], { type: "image/gif" }), `${settings.format}.gif`)
      setMessage(`Saved: ${times.frames.length} pictures, ${bytes.length.toLocaleString("en-GB")} bytes.`)
    } catch {
      setMessage("The GIF was not made: its encoder did not come. Try again, or take the PNG.")
    }
  }
  const savePng = () => {
    const [frame] = times.frames
    if (!frame) return
    const canvas = document.createElement("canvas")
    Object.assign(canvas, { width, height })
    const data = new ImageData(rgba(drawFrame(settings, frame), paletteOf(settings)), width, height)
    canvas.getContext("2d")?.putImageData(data, 0, 0)
    canvas.toBlob(blob => {
      if (blob) download(blob, `${settings.format}.png`)
      setMessage(blob ? "Saved, standing still." : "This browser would not make a PNG. Try the GIF.")
    })
  }

  return (
    <div className={styles.tool}>
      <Preview settings={settings} timeline={times} onPress={press} />
      <Wall own={linesOf(settings)[0] ?? ""} got={got} onPress={press} onClear={() => setGot(0)} />
      <h2>Make your own</h2>
      <StatusMessage>{[...remarks(settings), message].filter(Boolean).join(" ")}</StatusMessage>
      <div className="buttons">
        <button data-menu="file" type="button" onClick={saveGif}>
          Save GIF
        </button>
        <button data-menu="file" type="button" onClick={savePng}>
          Save PNG
        </button>
        <ShareButton />
        <StartAgain of={address} />
      </div>
      <Form settings={settings} onChange={change} />
      <Field
        type="url"
        className={styles.home}
        label="Your page, for the HTML"
        value={values.home}
        placeholder="https://example.com/"
        problem={wrong && "That isn't a page's address. It begins with https:// and has a dot somewhere."}
        onChange={next => set({ home: next })}
      />
      <Snippet
        label="HTML of your banner"
        html={snippet(home ?? "https://example.com/", `${settings.format}.${kind}`, words || "My home page", {
          width,
          height,
        })}
      />
      <h2>Take one of ours</h2>
      <OwnBanners />
    </div>
  )
}
