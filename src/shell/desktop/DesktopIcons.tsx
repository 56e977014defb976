import { useEffect, useRef, useState } from "react"
import { PageIcon } from "../../components/page-icon/PageIcon"
import { PageLink } from "../../components/page-link/PageLink"
import { useBin, useReturned } from "../../hooks/storage/recycleBin"
import { useStorage } from "../../hooks/storage/useStorage"
import type { MenuItem } from "../../lib/lists/menus"
import * as styles from "./DesktopIcons.module.css"
import { binName, deskIcons, fromDesktop, type Point } from "./icons"

type Props = {
  items: MenuItem[]
  path: string
  /** By name, or as they were put there. */
  arranged: boolean
  /** Opens the Recycle Bin. */
  onBin: () => void
}

/** Where an icon was put; never beyond the right edge of a screen that has become narrower. */
const at = (place: Point | undefined) =>
  place && { translate: `min(${place.x}px, calc(100vw - 110px)) ${place.y}px` }

/**
 * Icons in a column on the empty desktop beside a narrow page, and the Recycle Bin; only there where there is room. They
 * can be moved, and thrown into the bin, as soon as somebody comes near.
 */
export function DesktopIcons({ items, path, arranged, onBin }: Props) {
  const [{ places, gone }, setDesk] = useStorage(deskIcons)
  const bin = useBin()
  const [said, setSaid] = useState("")
  const nav = useRef<HTMLElement>(null)
  useReturned(fromDesktop, names =>
    setDesk(old => ({ ...old, gone: old.gone.filter(name => !names.includes(name)) })),
  )
  useEffect(() => {
    const icons = nav.current
    const over = new AbortController()
    let isAsked = false
    let end = () => {}
    // Who goes near them may want to move them.
    const near = () => {
      if (isAsked || !icons) return
      isAsked = true
      void import("./moveIcons").then(
        ({ moveIcons }) => {
          if (!over.signal.aborted) end = moveIcons(icons, setSaid)
        },
        // They stay where they are, and the next who comes near asks again.
        () => {
          isAsked = false
        },
      )
    }
    icons?.addEventListener("pointerover", near, over)
    icons?.addEventListener("focusin", near, over)
    return () => {
      over.abort()
      end()
    }
  }, [])
  const there = items.filter(({ to }) => !gone.includes(to))
  const shown = arranged ? there.sort((a, b) => a.label.localeCompare(b.label)) : there
  return (
    // Moving them is this component's own; the browser would carry the link's address away.
    <nav
      ref={nav}
      aria-label="Desktop"
      className={styles.icons}
      onDragStart={event => event.preventDefault()}
    >
      <ul>
        {shown.map(({ to, label, emoji, icon }) => (
          <li key={to} data-icon={to} data-label={label} data-moved={places[to] && ""} style={at(places[to])}>
            <PageLink to={to} aria-current={to === path ? "page" : undefined}>
              <span aria-hidden="true" className={styles.picture}>
                {icon ? <PageIcon name={icon} size={32} /> : emoji}
              </span>
              <span className={styles.label}>{label}</span>
            </PageLink>
          </li>
        ))}
        <li data-icon={binName} data-moved={places[binName] && ""} style={at(places[binName])}>
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
        {said}
      </p>
    </nav>
  )
}
