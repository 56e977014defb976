import { useEffect, useState } from "react"
import * as styles from "../ConvertImageToBase64.module.css"
import type { Picture, Size } from "../snippets"

type Props = { picture: Picture | null; alt: string; onSize: (size: Size | null) => void }

/** The size in pixels below which the picture is enlarged with sharp pixels. */
const small = 64

/**
 * The picture as an <img>, which runs no script of an SVG. Its blob URL is never opened as a page, where a script
 * would run with this site's origin.
 */
export function Preview({ picture, alt, onSize }: Props) {
  const [url, setUrl] = useState<string | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const [isSmall, setSmall] = useState(true)
  const { bytes, type } = picture ?? { bytes: null, type: "" }
  useEffect(() => {
    if (!bytes) {
      setUrl(null)
      return
    }
    const objectUrl = URL.createObjectURL(new Blob([bytes], { type }))
    setUrl(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [bytes, type])
  return (
    <div className={styles.preview}>
      {url !== null && url === failed && (
        <p>This browser can't draw {type}. Or one of the letters is wrong.</p>
      )}
      {picture && url !== null && url !== failed && (
        <img
          src={url}
          alt={alt || "The picture"}
          data-small={isSmall || undefined}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
            setSmall(Math.max(width, height) <= small)
            onSize(width > 0 && height > 0 ? { width, height } : null)
          }}
          onError={() => {
            setFailed(url)
            onSize(null)
          }}
        />
      )}
    </div>
  )
}
