import { useLoaded } from "../../hooks/browser/loaded"
import * as styles from "./ShareButton.module.css"
import { fitsQrCode } from "./shareLinks"

/** A QR code, drawn by a library that loads with the first code. */
export function QrCode({ text }: { text: string }) {
  const fits = fitsQrCode(text)
  const { value: library, failed } = useLoaded(() => import("qrcode.react"), [], fits)
  const Svg = library?.QRCodeSVG

  if (!fits)
    return <p className={styles.noCode}>This address is too long for a QR code that a phone could read.</p>
  if (failed)
    return <p className={styles.noCode}>The QR code could not be loaded. The address above says the same.</p>
  return (
    <div className={styles.code}>
      {Svg && <Svg value={text} size={200} level="L" marginSize={4} title="QR code of this page's address" />}
    </div>
  )
}
