import { useEffect, useRef, useState } from "react"
import { LazyMenu } from "../windows/LazyMenu"
import * as styles from "./DesktopMenu.module.css"

type Props = { onProperties: () => void; onRefresh: () => void; onArrange: () => void; onBin: () => void }

/** How much room a menu wants right of and below the press that opened it, in pixels. */
const room = { x: 200, y: 290 }

/** To which sides of the press a menu opens, so that all of it is on the screen. */
const menuSides = ({ x, y }: { x: number; y: number }) =>
  `${x > window.innerWidth - room.x ? styles.leftwards : ""} ${y > window.innerHeight - room.y ? styles.upwards : ""}`

/** What was pressed is bare desktop: neither a window nor anything that has a menu of the browser's own. */
const isBare = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest("[data-desktop]") !== null &&
  target.closest(".window, a, button, input, header, footer, dialog, [role=region]") === null

/** The menu of the desktop itself, by a right press or a long one of a thumb; the Start menu leads to its dialog too. */
export function useDesktopMenu({ onProperties, onRefresh, onArrange, onBin }: Props) {
  const [at, setAt] = useState<{ x: number; y: number } | null>(null)
  const before = useRef<Element | null>(null)
  useEffect(() => {
    const open = (event: MouseEvent) => {
      if (!isBare(event.target)) return
      event.preventDefault()
      before.current = document.activeElement
      setAt({ x: event.clientX, y: event.clientY })
    }
    document.addEventListener("contextmenu", open)
    return () => document.removeEventListener("contextmenu", open)
  }, [])
  return (
    at && (
      <div className={styles.place} style={{ insetInlineStart: at.x, insetBlockStart: at.y }}>
        <LazyMenu
          label="Desktop"
          className={menuSides(at)}
          entries={[
            { label: "Arrange icons", act: onArrange },
            { label: "Refresh", act: onRefresh },
            null,
            { label: "Recycle Bin", act: onBin },
            { label: "Properties", act: onProperties },
          ]}
          onClose={why => {
            // The focus goes back to what had it, unless something else was pressed.
            if (why !== "away" && before.current instanceof HTMLElement)
              before.current.focus({ preventScroll: true })
            setAt(null)
          }}
        />
      </div>
    )
  )
}
