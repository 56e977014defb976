import { useEffect, useRef, useState } from "react"
import { LazyMenu } from "../windows/LazyMenu"
import * as styles from "./DesktopMenu.module.css"

type Props = { onProperties: () => void; onRefresh: () => void; onArrange: () => void; onBin: () => void }

/** Size of the menu in CSS pixels. */
const menuSize = { x: 200, y: 290 }

/** Returns the classes that open the menu leftwards or upwards where it would not fit otherwise. */
const menuSides = ({ x, y }: { x: number; y: number }) =>
  `${x > window.innerWidth - menuSize.x ? styles.leftwards : ""} ${y > window.innerHeight - menuSize.y ? styles.upwards : ""}`

/** Returns whether a target is the empty desktop, and not a window or a control with the browser's own context menu. */
const isEmptyDesktop = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest("[data-desktop]") !== null &&
  target.closest(".window, a, button, input, header, footer, dialog, section, [role=region]") === null

/** Shows the desktop's context menu on a right click or a long press. The Start menu offers its dialogs, too. */
export function useDesktopMenu({ onProperties, onRefresh, onArrange, onBin }: Props) {
  const [at, setAt] = useState<{ x: number; y: number } | null>(null)
  const before = useRef<Element | null>(null)
  useEffect(() => {
    const open = (event: MouseEvent) => {
      if (!isEmptyDesktop(event.target)) return
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
