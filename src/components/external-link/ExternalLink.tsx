import type { ReactNode } from "react"
import { track } from "../../hooks/outside/track"
import { archiveUrl, hostOf } from "./archive"
import * as styles from "./ExternalLink.module.css"
import { Tile } from "./Tile"

type Props = {
  href: string
  children: ReactNode
  className?: string
  /** Whether the tile with the host's letter stands before it; it does unless it is told not to. */
  tile?: boolean
  /** Whether the host's own icon is put on the tile, on a site that asks the favicon service for it; it is unless told not to. */
  favicon?: boolean
  /** Whether a link to an archived copy follows. */
  archive?: boolean
  /** The id of an element that says more of the link. */
  describedBy?: string
}

/** A link to another site: it opens in a new tab, says so to those who can't see it, and is reported. */
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
