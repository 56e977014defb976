import { type RefObject, useMemo } from "react"
import { useLoaded } from "../../../hooks/browser/loaded"
import { LoadError } from "../../../kits/loading/LoadError"
import { faceUri } from "../face"
import * as styles from "../Juhqr.module.css"
import { levelOf, type Settings } from "../settings"

type Props = { text: string; settings: Settings; svg: RefObject<SVGSVGElement | null> }

/**
 * The fraction of the side that the hamster covers: less than a twentieth of the area, while level H can restore
 * far more.
 */
const logoShare = 0.22

/** The code as SVG; the encoder is loaded on first use. */
export function Code({ text, settings, svg }: Props) {
  const { value: drawer, failed, retry } = useLoaded(() => import("qrcode.react"), [])
  const Drawn = drawer?.QRCodeSVG
  const { size, ink, paper, margin, logo } = settings
  const image = useMemo(() => {
    if (!logo) return undefined
    const width = Math.round(size * logoShare)
    return { src: faceUri(), width, height: Math.round((width * 42) / 48), excavate: true }
  }, [logo, size])

  if (failed) return <LoadError what="The machine that draws the codes" onRetry={retry} />
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
