import { useEffect, useState } from "react"
import * as styles from "../ConvertImageToBase64.module.css"
import type { Picture, Size } from "../snippets"

type Props = { picture: Picture | null; alt: string; onSize: (size: Size | null) => void }

/** Pixels that are fewer are shown as squares. */
const small = 64

/**
 * The picture by an <img>, in which no script of an SVG runs. Its blob is never opened as a page: there it would run,
 * in this site's name.
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
    const made = URL.createObjectURL(new Blob([bytes], { type }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes, type])
  return (
    <div className={styles.preview}>
      {url !== null && url === failed && (
        <p>This browser can't draw {type}. Its letters are right all the same, or one of them is not.</p>
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
