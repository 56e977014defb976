import { useId, useMemo, useState } from "react"
import { ShareButton } from "../../components/share-button/ShareButton"
import { download } from "../../hooks/download"
import { useQuery } from "../../hooks/query"
import * as styles from "./BannerExchange.module.css"
import { drawFrame, paletteOf, rgba } from "./drawing"
import { encodeGif } from "./gif"
import { homeOf, linesOf, remarks, snippet, timeline } from "./logic"
import { Form } from "./parts/Form"
import { OwnBanners } from "./parts/OwnBanners"
import { Preview } from "./parts/Preview"
import { Snippet } from "./parts/Snippet"
import { formatLook, formats, parseLook, type Settings } from "./settings"

/**
 * The site's banners with their HTML, and a maker of banners of 468x60 and 88x31 that saves an animated GIF or a PNG.
 *
 * @feed A banner exchange: take one of ours with its HTML, and draw your own, which is saved as a real animated GIF.
 */
export default function BannerExchange() {
  const [look, setLook] = useQuery("look")
  const [text, setText] = useQuery("text")
  const [home, setHome] = useQuery("home")
  const [before, setBefore] = useState<(string | null)[] | null>(null)
  const [said, setSaid] = useState("")
  const id = useId()

  const settings = useMemo(() => parseLook(look, text), [look, text])
  const times = useMemo(() => timeline(settings), [settings])
  const address = homeOf(home ?? "")
  const wrong = Boolean(home?.trim()) && address === null
  const { width, height } = formats[settings.format]
  const words = linesOf(settings).join(" ")
  const kind = times.frames.length > 1 ? "gif" : "png"

  const change = (part: Partial<Settings>) => {
    setBefore(null)
    setSaid("")
    if (part.text !== undefined) setText(part.text)
    else setLook(formatLook({ ...settings, ...part }))
  }
  const startAgain = () => {
    setBefore([look, text, home])
    for (const forget of [setLook, setText, setHome]) forget(null)
  }
  const undo = () => {
    const [oldLook = null, oldText = null, oldHome = null] = before ?? []
    setLook(oldLook)
    setText(oldText)
    setHome(oldHome)
    setBefore(null)
  }
  const saveGif = async () => {
    setSaid("Drawing...")
    try {
      const bytes = await encodeGif(settings)
      download(new Blob([bytes], { type: "image/gif" }), `${settings.format}.gif`)
      setSaid(`Saved: ${times.frames.length} pictures, ${bytes.length.toLocaleString("en-GB")} bytes.`)
    } catch {
      setSaid("The GIF was not made: its encoder did not come. Try again, or take the PNG.")
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
      setSaid(blob ? "Saved, standing still." : "This browser would not make a PNG. Try the GIF.")
    })
  }

  return (
    <div className={styles.tool}>
      <h2>Take one of ours</h2>
      <OwnBanners />
      <h2>Make your own</h2>
      <Preview settings={settings} timeline={times} />
      <Form settings={settings} onChange={change} />
      <div role="status" className={styles.said}>
        {remarks(settings).map(remark => (
          <p key={remark}>{remark}</p>
        ))}
        {said && <p>{said}</p>}
      </div>
      <div className="buttons">
        <button type="button" onClick={saveGif}>
          Save GIF
        </button>
        <button type="button" onClick={savePng}>
          Save PNG
        </button>
        <ShareButton />
        {before ? (
          <button type="button" onClick={undo}>
            Undo
          </button>
        ) : (
          <button
            type="button"
            disabled={look === null && text === null && home === null}
            onClick={startAgain}
          >
            Start again
          </button>
        )}
      </div>
      <div>
        <label htmlFor={`${id}-home`}>Your page, for the HTML</label>
        <input
          id={`${id}-home`}
          type="url"
          className={styles.home}
          value={home ?? ""}
          placeholder="https://example.com/"
          aria-invalid={wrong}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
          onChange={event => {
            setBefore(null)
            setHome(event.target.value || null)
          }}
        />
        {wrong && (
          <p id={`${id}-wrong`} role="alert" className={styles.wrong}>
            This is not the address of a page. It begins with https:// and has a dot somewhere.
          </p>
        )}
      </div>
      <Snippet
        label="HTML of your banner"
        html={snippet(
          address ?? "https://example.com/",
          `${settings.format}.${kind}`,
          words || "My home page",
          { width, height },
        )}
      />
    </div>
  )
}
