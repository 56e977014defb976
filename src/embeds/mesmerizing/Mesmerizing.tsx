import { useEffect, useRef, useState } from "react"
import { Button } from "../../components/button/Button"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useFullscreen } from "../../hooks/browser/fullscreen"
import { random } from "../../hooks/browser/random"
import { type Codec, isInitial } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { savePng } from "../../kits/canvas/savePicture"
import { usePlayback } from "../../kits/motion/usePlayback"
import { holdMilliseconds, seenAfter } from "./logic"
import * as styles from "./Mesmerizing.module.css"
import { Afterwards } from "./parts/Afterwards"
import { Controls } from "./parts/Controls"
import { Picture } from "./parts/Picture"
import { useStare } from "./parts/useStare"
import { useThrottled } from "./parts/useThrottled"
import { anySettings, defaultSettings, formatLook, parseLook, type Settings } from "./settings"

const look: Codec<Settings> = { initial: defaultSettings, parse: parseLook, format: formatLook }

/**
 * Adjustable spirals, a tunnel and moirés on a canvas, still until played. Twenty seconds of staring make a hamster's
 * portrait seem to move.
 *
 * @feed Spirals, tunnels and moirés that can be tuned and set in motion; they never flash.
 */
export default function Mesmerizing() {
  const { values, set } = useAddress({ look })
  const [turned, setTurned] = useState<Settings | null>(null)
  const [message, setMessage] = useState("")
  const canvas = useRef<HTMLCanvasElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const fullscreen = useFullscreen(stage, "mesmerizing")
  const { playing: running, label, toggle, pause, calm } = usePlayback()
  const [staring, setStaring] = useState(true)
  /** The text over the hamster; null while he is hidden. */
  const [after, setAfter] = useState<string | null>(null)

  const settings = turned ?? values.look
  // The canvas and the link follow the sliders with a delay, so that rapid changes can't make it flash.
  const drawn = useThrottled(settings, holdMilliseconds)
  const isStaring = running && staring
  const left = useStare(isStaring, canvas, () => {
    setAfter(seenAfter(drawn))
    pause()
  })
  const play = () => {
    setAfter(null)
    toggle()
  }
  const alike = settings.ink === settings.paper

  useEffect(() => {
    if (turned === drawn) set({ look: drawn })
  }, [drawn, turned, set])

  const change = (next: Settings) => {
    setMessage("")
    setAfter(null)
    setTurned(next)
  }
  const save = async () => setMessage(await savePng(canvas.current, `mesmerizing-${drawn.pattern}.png`))

  return (
    <div className={styles.tool}>
      {calm && (
        <p className={`notice ${styles.warning}`}>
          <strong>Warning: this moves.</strong> You asked for calm, so it stands still until you press Play
          anyway.
        </p>
      )}
      <div className={styles.screen} data-watched="">
        <div ref={stage} className={styles.stage}>
          <div className={styles.picture}>
            <Picture settings={drawn} running={running} canvas={canvas} onPress={play} />
            {isStaring && (
              <span className={styles.middle} aria-hidden="true">
                {left}
              </span>
            )}
            <Afterwards coming={isStaring} says={after} />
          </div>
          <div className={`buttons ${styles.stageButtons}`}>
            <button type="button" onClick={play}>
              {label}
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
        <div className="buttons">
          <ShareButton text="Look at the middle for 20 seconds, then at the hamster. He isn't moving." />
          <button data-menu="file" type="button" onClick={() => void save()}>
            Save as PNG
          </button>
          <Button
            data-menu="edit"
            disabled={isInitial(look, settings)}
            onClick={() => setTurned(defaultSettings)}
          >
            Start again
          </Button>
          <span role="status" className={styles.message}>
            {alike ? "The ink is the colour of the paper. That is calming, too." : message}
          </span>
        </div>
      </div>
      <details>
        <summary>Tune it</summary>
        <Controls settings={settings} onChange={change} staring={staring} onStaring={setStaring} />
      </details>
    </div>
  )
}
