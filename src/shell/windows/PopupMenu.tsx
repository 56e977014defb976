import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react"
import { useWaking } from "../../hooks/browser/waking"
import { entryIndexForKey } from "../menuKeys"
import type { Entries, Entry } from "./menus"
import * as styles from "./PopupMenu.module.css"

type Props = {
  label: string
  entries: Entries
  /** Called when the menu should close, with the reason. */
  onClose: (why: "chosen" | "escape" | "away") => void
  /** Called for the left (-1) and the right (1) arrow key, which move to another menu of a bar. */
  onSide?: (step: 1 | -1) => void
  className?: string
}

/** The minimum distance between a menu and the edge of the screen, in pixels. */
const marginPx = 4

const entriesOf = (menu: Element | null) => [...(menu?.querySelectorAll<HTMLElement>("[data-entry]") ?? [])]

/** An open menu. It takes the focus, and closes when the focus leaves it. */
export default function PopupMenu({ label, entries, onClose, onSide, className = "" }: Props) {
  const menu = useRef<HTMLDivElement>(null)
  const away = useEffectEvent((event: Event) => {
    const { target } = event
    if (target instanceof Node && menu.current?.parentElement?.contains(target)) return
    onClose("away")
  })

  // One that was open when its program fell asleep.
  useWaking(() => onClose("away"))

  // It is as wide as its longest entry, and may have been opened near the edge of a phone.
  useLayoutEffect(() => {
    const shown = menu.current
    if (!shown) return
    const { left, right } = shown.getBoundingClientRect()
    const beyond = Math.min(right - document.documentElement.clientWidth, left - 2 * marginPx) + marginPx
    if (beyond > 0) shown.style.translate = `${-beyond}px`
  }, [])

  useEffect(() => {
    const all = entriesOf(menu.current)
    const first = all.find(entry => entry.getAttribute("aria-disabled") !== "true") ?? all[0]
    first?.focus({ preventScroll: true })
    document.addEventListener("pointerdown", away)
    document.addEventListener("focusin", away)
    return () => {
      document.removeEventListener("pointerdown", away)
      document.removeEventListener("focusin", away)
    }
  }, [])

  const keyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const { key } = event
    if (key === "Tab") return onClose("away")
    const isSide = key === "ArrowLeft" || key === "ArrowRight"
    const all = entriesOf(menu.current)
    const labels = all.map(item => item.textContent ?? "")
    const at = all.indexOf(document.activeElement as HTMLElement)
    const next = entryIndexForKey(key, at, labels)
    // Outside menus, letters and digits are hot keys of the site.
    if (isSide || next !== null || key === "Escape" || /^[a-z0-9]$/i.test(key)) {
      event.preventDefault()
      event.stopPropagation()
    }
    if (key === "Escape") onClose("escape")
    else if (isSide) onSide?.(key === "ArrowRight" ? 1 : -1)
    else if (next !== null) all[next]?.focus({ preventScroll: true })
  }

  const choose = ({ act, disabled }: Entry) => {
    if (disabled) return
    onClose("chosen")
    act()
  }

  return (
    <div
      ref={menu}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className={`window ${styles.menu} ${className}`}
      onKeyDown={keyDown}
    >
      {entries.map((entry, at) =>
        entry === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a separator has no identity but its position
          <hr key={at} className={styles.line} />
        ) : (
          <button
            key={entry.label}
            type="button"
            {...(entry.on === undefined
              ? { role: "menuitem" }
              : { role: "menuitemcheckbox", "aria-checked": entry.on })}
            aria-disabled={entry.disabled || undefined}
            data-entry=""
            tabIndex={-1}
            onClick={() => choose(entry)}
          >
            {entry.label}
          </button>
        ),
      )}
    </div>
  )
}
