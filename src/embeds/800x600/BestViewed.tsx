import { useEffect, useRef, useState } from "react"
import { Button } from "../../components/button/Button"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useMotion } from "../../hooks/browser/motion"
import { choice } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Choice } from "../../kits/controls/Choice"
import { useTicks } from "../../kits/motion/useTicks"
import { formatSeconds } from "../../lib/text/duration"
import * as styles from "./BestViewed.module.css"
import {
  bytesOf,
  type Depth,
  depths,
  height,
  linesReceived,
  type Modem,
  modems,
  secondsOf,
  strikes,
  unusedPixelsText,
  width,
} from "./logic"
import { Screen } from "./parts/Screen"
import { useSite } from "./useSite"

const tickMs = 250
/** The bytes already received when the page is opened: most of the first pass. */
const initialBytes = 38_400

const colours: [Depth, string][] = [
  ["16", "16 colours"],
  ["256", "256 colours"],
  ["true", "16.7 million"],
]

/**
 * A view of the site on an 800 by 600 monitor with few colours, arriving line by line over a modem.
 *
 * @feed The site in 800 by 600 dots and 256 colours, arriving over a modem at its true pace.
 */
export default function BestViewed() {
  const { values, set } = useAddress({ modem: choice(modems, "56k"), colours: choice(depths, "256") })
  const moves = useMotion()
  const dots = useSite()
  const [{ bytes, call }, setLoad] = useState({ bytes: initialBytes, call: 0 })
  const [struck, setStruck] = useState(0)
  const grip = useRef<{ x: number; y: number } | null>(null)
  /** The tilt of the case under the hand, in degrees. */
  const [pushed, setPushed] = useState(0)
  const [spare, setSpare] = useState<string | null>(null)
  const monitor = useRef<HTMLDivElement>(null)
  const { modem, colours: depth } = values
  const all = bytesOf(depth)
  // Without motion the picture is complete from the start.
  const receivedBytes = moves ? Math.min(bytes, all) : all
  useEffect(() => {
    setSpare(unusedPixelsText(window.screen))
  }, [])
  useTicks(
    dots !== null && receivedBytes < all,
    tickMs,
    () => {
      setLoad(old => ({ ...old, bytes: old.bytes + (modems[modem] / 8) * (tickMs / 1000) }))
    },
    monitor,
  )
  const again = (part: { modem?: Modem; colours?: Depth }) => {
    set(part)
    setLoad(old => ({ bytes: 0, call: old.call + 1 }))
    // A picture that is fetched again comes straight.
    setStruck(0)
  }
  const hit = () => setStruck((struck % (strikes.length - 1)) + 1)
  const left = ((all - receivedBytes) * 8) / modems[modem]
  const strike = strikes[struck] ?? strikes[0]
  return (
    <div className={styles.desk}>
      <div
        className={styles.monitor}
        ref={monitor}
        data-testid="monitor"
        onPointerDown={event => {
          if (event.button !== 0) return
          grip.current = { x: event.clientX, y: event.clientY }
          event.currentTarget.setPointerCapture?.(event.pointerId)
        }}
        onPointerMove={event => {
          if (!grip.current) return
          setPushed(Math.max(-6, Math.min(6, (event.clientX - grip.current.x) / 12)))
        }}
        onPointerUp={() => {
          if (!grip.current) return
          grip.current = null
          setPushed(0)
          hit()
        }}
        onPointerCancel={() => {
          grip.current = null
          setPushed(0)
        }}
        style={pushed ? { rotate: `${pushed}deg` } : undefined}
      >
        <div className={styles.tube} data-strike={strike.name} data-still={!moves || undefined} key={struck}>
          <Screen dots={dots} depth={depth} lines={linesReceived(receivedBytes, depth)} call={call} />
        </div>
        <p className={styles.plate}>
          {width}x{height}
          <span className={styles.lamp} data-on={receivedBytes < all || undefined} />
        </p>
      </div>
      <div className={styles.panel}>
        <p className={styles.lcd} role="status" aria-label="Modem">
          {receivedBytes < all
            ? `${Math.floor((100 * receivedBytes) / all)}% of ${all.toLocaleString("en-GB")} bytes, ${formatSeconds(Math.ceil(left))} to go`
            : `Document: done. ${all.toLocaleString("en-GB")} bytes, which is ${formatSeconds(Math.round(secondsOf(depth, modem)))} at ${modem}.`}
        </p>
        <div className="buttons">
          <Button onClick={hit}>Strike the case</Button>
          <Button disabled={receivedBytes >= all} onClick={() => setLoad(old => ({ ...old, bytes: all }))}>
            Go for coffee
          </Button>
          <Button onClick={() => again({})}>Reload</Button>
        </div>
        <p className={styles.message}>{strike.message || spare || "Keep 60 centimetres away."}</p>
        <div className="buttons">
          <Choice
            label="Modem"
            value={modem}
            options={Object.keys(modems) as Modem[]}
            onChange={to => again({ modem: to })}
          />
          <Choice label="Colours" value={depth} options={colours} onChange={to => again({ colours: to })} />
          <ShareButton />
        </div>
      </div>
    </div>
  )
}
