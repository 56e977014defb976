import type { QRCodeSVG } from "qrcode.react"
import { useEffect, useState } from "react"
import { fitsQrCode } from "../../lib/shareLinks"
import * as styles from "./ShareButton.module.css"

type Drawer = typeof QRCodeSVG

/** A QR code on white, as wide as its place; the code that draws it is fetched when the first one is looked at. */
export function QrCode({ text }: { text: string }) {
  const [Drawn, setDrawn] = useState<Drawer | null>(null)
  const [failed, setFailed] = useState(false)
  const fits = fitsQrCode(text)

  useEffect(() => {
    let gone = false
    if (fits) {
      import("qrcode.react").then(
        module => !gone && setDrawn(() => module.QRCodeSVG),
        () => !gone && setFailed(true),
      )
    }
    return () => {
      gone = true
    }
  }, [fits])

  if (!fits)
    return <p className={styles.noCode}>This address is too long for a QR code that a phone could read.</p>
  if (failed)
    return <p className={styles.noCode}>The QR code could not be loaded. The address above says the same.</p>
  return (
    <div className={styles.code}>
      {Drawn && (
        <Drawn value={text} size={200} level="L" marginSize={4} title="QR code of this page's address" />
      )}
    </div>
  )
}
