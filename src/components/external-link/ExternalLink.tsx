import type { ReactNode } from "react"
import { track } from "../../hooks/outside/track"
import { archiveUrl, hostOf } from "./archive"
import * as styles from "./ExternalLink.module.css"
import { Tile } from "./Tile"

type Props = {
  href: string
  children: ReactNode
  className?: string
  /** Shows the tile with the host's letter before the link. */
  tile?: boolean
  /** Shows the host's own icon on the tile, if the favicon service is enabled. */
  favicon?: boolean
  /** Adds a link to an archived copy. */
  archive?: boolean
  /** The id of an element that describes the link. */
  describedBy?: string
}

/** A link to another site, which opens in a new tab, tells screen readers so, and reports clicks. */
export function ExternalLink({
  href,
  children,
  className,
  tile = true,
  favicon = true,
  archive = false,
  describedBy,
}: Props) {
  const report = (action: string) => track({ category: "external link", action, label: href })
  const host = hostOf(href)
  return (
    <>
      <a
        href={href}
        className={className}
        target="_blank"
        rel="noopener noreferrer"
        aria-describedby={describedBy}
        onClick={() => report("click")}
      >
        {tile && host && <Tile href={href} favicon={favicon} />}
        {children}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
      {archive && host && (
        <>
          {" "}
          <a
            href={archiveUrl(href)}
            className={styles.archive}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => report("archive")}
          >
            archived copy<span className="visually-hidden"> of {host} (opens in a new tab)</span>
          </a>
        </>
      )}
    </>
  )
}
