import { useMounted } from "../../hooks/browser/mounted"
import { useRemotePicture, useServices } from "../../hooks/outside/services"
import { faviconUrl, tileOf } from "./archive"
import * as styles from "./ExternalLink.module.css"

type Props = { href: string; favicon: boolean }

/** A tile with a host's first letter, under the host's own icon if it is enabled and loads. */
export function Tile({ href, favicon }: Props) {
  const { favicons } = useServices()
  const mounted = useMounted()
  const { letter, tone } = tileOf(href)
  const src = faviconUrl(href)
  const { failed, props } = useRemotePicture(src)
  return (
    <span className={styles.tile} data-tone={tone} data-letter={letter} aria-hidden="true">
      {favicon && favicons && mounted && !failed && (
        <img
          src={src}
          alt=""
          width="16"
          height="16"
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          {...props}
        />
      )}
    </span>
  )
}
