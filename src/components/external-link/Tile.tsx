import { useState } from "react"
import { useServices } from "../../hooks/services"
import { faviconUrl, tileOf } from "../../lib/archive"
import * as styles from "./ExternalLink.module.css"

type Props = { href: string; favicon: boolean }

/** A host's letter on a tile, drawn here; on top of it the host's own icon, where one is wanted and comes. */
export function Tile({ href, favicon }: Props) {
  const { favicons } = useServices()
  const [failed, setFailed] = useState("")
  const { letter, tone } = tileOf(href)
  const src = faviconUrl(href)
  return (
    <span className={styles.tile} data-tone={tone} data-letter={letter} aria-hidden="true">
      {favicon && favicons && failed !== src && (
        <img
          src={src}
          alt=""
          width="16"
          height="16"
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(src)}
        />
      )}
    </span>
  )
}
