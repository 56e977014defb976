import { useEffect, useMemo, useRef, useState } from "react"
import { ShareButton } from "../../components/share-button/ShareButton"
import { download } from "../../hooks/download"
import { useMotion } from "../../hooks/motion"
import { useMounted } from "../../hooks/mounted"
import { useQuery } from "../../hooks/query"
import { random } from "../../hooks/random"
import { holdMilliseconds } from "./logic"
import * as styles from "./Mesmerizing.module.css"
import { Knobs } from "./parts/Knobs"
import { Picture } from "./parts/Picture"
import { useFullscreen } from "./parts/useFullscreen"
import { useHeld } from "./parts/useHeld"
import { anySettings, formatLook, parseLook, type Settings } from "./settings"

/**
 * Spirals, a tunnel and moirés on a canvas, still until Play is pressed, with sliders, full screen and a link.
 *
 * @feed Spirals, tunnels and moirés that can be tuned and set in motion; they never flash.
 */
export default function Mesmerizing() {
  const [linked, setLinked] = useQuery("look")
  const [turned, setTurned] = useState<string | null>(null)
  const [played, setPlayed] = useState<"no" | "welcome" | "anyway">("no")
  const [said, setSaid] = useState("")
  const canvas = useRef<HTMLCanvasElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const fullscreen = useFullscreen(stage)
  const mounted = useMounted()
  const motion = useMotion()

  const code = turned ?? linked ?? ""
  const settings = parseLook(code)
  // What is drawn and linked follows the sliders slowly, so that no hand can make it flash.
  const held = useHeld(code, holdMilliseconds)
  const drawn = useMemo(() => parseLook(held), [held])
  const running = played === "anyway" || (played === "welcome" && motion)
  const alike = settings.ink === settings.paper

  useEffect(() => {
    if (turned === held) setLinked(held || null)
  }, [held, turned, setLinked])

  const change = (next: Settings) => {
    setSaid("")
    setTurned(formatLook(next))
  }
  const save = () => {
    const sorry = () => setSaid("This browser keeps the picture to itself.")
    if (!canvas.current) return
    canvas.current.toBlob(blob => {
      if (!blob) return sorry()
      download(blob, `mesmerizing-${drawn.pattern}.png`)
      setSaid("Saved.")
    })
  }

  return (
    <div className={styles.tool}>
      {mounted && !motion && (
        <p className="plate">
          <strong>Warning: this moves.</strong> You have asked for calm, so here is a still picture. It stays
          still unless you press Play anyway, and Pause stops it at once.
        </p>
      )}
      <div ref={stage} className={styles.stage}>
        <Picture settings={drawn} running={running} canvas={canvas} />
        <div className={`buttons ${styles.stageButtons}`}>
          <button type="button" onClick={() => setPlayed(running ? "no" : motion ? "welcome" : "anyway")}>
            {running ? "Pause" : mounted && !motion ? "Play anyway" : "Play"}
          </button>
          <button type="button" onClick={() => change(anySettings(random))}>
            Random
          </button>
          {fullscreen.available && (
            <button type="button" onClick={fullscreen.toggle}>
              {fullscreen.on ? "Leave full screen" : "Full screen"}
            </button>
          )}
        </div>
      </div>
      <Knobs settings={settings} onChange={change} />
      <p className={styles.said} role="status">
        {alike ? "The ink and the paper have the same colour. This is also calming." : said}
      </p>
      <div className="buttons">
        <ShareButton text="I was looking at this and then it was Tuesday" />
        <button type="button" onClick={save}>
          Save as PNG
        </button>
        <button type="button" disabled={code === ""} onClick={() => setTurned("")}>
          Start again
        </button>
      </div>
    </div>
  )
}
