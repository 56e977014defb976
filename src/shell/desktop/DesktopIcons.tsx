import { useEffect, useRef, useState } from "react"
import { PageIcon } from "../../components/page-icon/PageIcon"
import { PageLink } from "../../components/page-link/PageLink"
import { useBin, useRestoredItems } from "../../hooks/storage/recycleBin"
import { useStorage } from "../../hooks/storage/useStorage"
import type { MenuItem } from "../../lib/lists/menus"
import * as styles from "./DesktopIcons.module.css"
import { binName, desktopIcons, desktopOrigin, type Point } from "./icons"

type Props = {
  items: MenuItem[]
  path: string
  /** True to sort the icons by their labels. */
  isArranged: boolean
  onBin: () => void
}

/** Returns the style that moves an icon, limited to the right edge of a screen that may have become narrower. */
const moveTo = (place: Point | undefined) =>
  place && { translate: `min(${place.x}px, calc(100vw - 110px)) ${place.y}px` }

/**
 * The column of icons beside a page, with the Recycle Bin; hidden on narrow screens. The script that moves and deletes them
 * is loaded when the pointer or the focus first reaches them.
 */
export function DesktopIcons({ items, path, isArranged, onBin }: Props) {
  const [{ places, gone }, setDesk] = useStorage(desktopIcons)
  const bin = useBin()
  const [message, setMessage] = useState("")
  const nav = useRef<HTMLElement>(null)
  useRestoredItems(desktopOrigin, names =>
    setDesk(old => ({ ...old, gone: old.gone.filter(name => !names.includes(name)) })),
  )
  useEffect(() => {
    const icons = nav.current
    const listening = new AbortController()
    let isRequested = false
    let stopMoving = () => {}
    const load = () => {
      if (isRequested || !icons) return
      isRequested = true
      void import("./moveIcons").then(
        ({ moveIcons }) => {
          if (!listening.signal.aborted) stopMoving = moveIcons(icons, setMessage)
        },
        // The icons stay fixed, and the next event tries again.
        () => {
          isRequested = false
        },
      )
    }
    icons?.addEventListener("pointerover", load, listening)
    icons?.addEventListener("focusin", load, listening)
    return () => {
      listening.abort()
      stopMoving()
    }
  }, [])
  const present = items.filter(({ to }) => !gone.includes(to))
  const shown = isArranged ? present.sort((a, b) => a.label.localeCompare(b.label)) : present
  return (
    // Prevents the browser's own drag, which would carry the link's address.
    <nav
      ref={nav}
      aria-label="Desktop"
      className={styles.icons}
      onDragStart={event => event.preventDefault()}
    >
      <ul>
        {shown.map(({ to, label, emoji, icon }) => (
          <li
            key={to}
            data-icon={to}
            data-label={label}
            data-moved={places[to] && ""}
            style={moveTo(places[to])}
          >
            <PageLink to={to} aria-current={to === path ? "page" : undefined}>
              <span aria-hidden="true" className={styles.picture}>
                {icon ? <PageIcon name={icon} size={32} /> : emoji}
              </span>
              <span className={styles.label}>{label}</span>
            </PageLink>
          </li>
        ))}
        <li data-icon={binName} data-moved={places[binName] && ""} style={moveTo(places[binName])}>
          <button type="button" aria-haspopup="dialog" onClick={onBin}>
            <span aria-hidden="true" className={styles.picture}>
              <PageIcon name={bin.length > 0 ? "bin-full" : "bin-empty"} size={32} />
            </span>
            <span className={styles.label}>
              Recycle Bin<span className="visually-hidden">{bin.length > 0 ? ", full" : ", empty"}</span>
            </span>
          </button>
        </li>
      </ul>
      <p role="status" className="visually-hidden">
        {message}
      </p>
    </nav>
  )
}
