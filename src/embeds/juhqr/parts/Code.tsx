import { type RefObject, useEffect, useMemo, useState } from "react"
import { faceUri } from "../face"
import * as styles from "../Juhqr.module.css"
import { levelOf, type Settings } from "../settings"

type Drawer = typeof import("qrcode.react")["QRCodeSVG"]
type Props = { text: string; settings: Settings; svg: RefObject<SVGSVGElement | null> }

/** How much of the side the hamster covers: less than a twentieth of the whole, where level H can spare far more. */
const logoShare = 0.22

/** The code itself, as SVG; what draws it is fetched when it is first needed. */
export function Code({ text, settings, svg }: Props) {
  const [Drawn, setDrawn] = useState<Drawer | null>(null)
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another reason to load.
  useEffect(() => {
    let gone = false
    import("qrcode.react").then(
      module => !gone && setDrawn(() => module.QRCodeSVG),
      () => !gone && setFailed(true),
    )
    return () => {
      gone = true
    }
  }, [tries])
  const { size, ink, paper, margin, logo } = settings
  const image = useMemo(() => {
    if (!logo) return undefined
    const width = Math.round(size * logoShare)
    return { src: faceUri(), width, height: Math.round((width * 42) / 48), excavate: true }
  }, [logo, size])

  if (failed)
    return (
      <div role="alert">
        <p>The machine that draws the codes did not come.</p>
        <button
          type="button"
          onClick={() => {
            setFailed(false)
            setTries(tries + 1)
          }}
        >
          Try again
        </button>
      </div>
    )
  if (!Drawn) return null
  return (
    <Drawn
      ref={svg}
      className={styles.code}
      value={text}
      size={size}
      level={levelOf(settings)}
      fgColor={ink}
      bgColor={paper}
      marginSize={margin}
      imageSettings={image}
      aria-label={`QR code of the text${logo ? ", with a hamster in the middle" : ""}`}
    />
  )
}
