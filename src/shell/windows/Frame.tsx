import { type CSSProperties, type ReactNode, useRef } from "react"
import { usePage } from "../../hooks/page/page"
import { Controls } from "./Controls"
import * as styles from "./Frame.module.css"
import { SystemMenu } from "./SystemMenu"
import { useMove } from "./useMove"
import { activate, frameId, useWindow, useWindows } from "./windowList"

type Props = {
  /** Its name among the windows of the page. */
  id: "page" | "readme"
  /** What its button on the task bar says. */
  name: string
  /** What stands in the title bar: the page's heading, or words for the eye alone where the heading is elsewhere. */
  title: ReactNode
  /** What a screen reader calls the window, where its title bar does not say it. */
  label?: string
  /** The name of its icon: a page's address without the first slash. */
  icon: string
  /** The bar of menus under the title. */
  menu?: ReactNode
  status?: ReactNode
  className?: string
  children: ReactNode
}

/** A window of the desktop: it can be moved, minimised to the task bar, maximised and closed. */
export function Frame({ id, name, title, label, icon, menu, status, className = "", children }: Props) {
  const { path } = usePage()
  const window = useWindow(path, id, name, icon)
  const { active } = useWindows()
  const frame = useRef<HTMLElement>(null)
  const { grip, move } = useMove(id, frame, window)
  const isActive = active === null ? id === "page" : active === id
  const isMoved = window.x !== 0 || window.y !== 0

  return (
    <section
      ref={frame}
      id={frameId(id)}
      tabIndex={-1}
      aria-label={label}
      className={`window ${styles.frame} ${className}`}
      data-active={isActive}
      data-maximised={window.maximised || undefined}
      hidden={window.minimised || window.closed}
      data-moved={isMoved || undefined}
      style={isMoved ? ({ "--x": `${window.x}px`, "--y": `${window.y}px` } as CSSProperties) : undefined}
      onPointerDown={() => activate(id)}
      onFocus={() => activate(id)}
    >
      <div {...grip} className={`title-bar ${isActive ? "" : "inactive"} ${styles.bar}`} data-chrome="">
        <SystemMenu window={window} move={move} />
        {title}
        <Controls window={window} />
      </div>
      {menu}
      {children}
      {status}
    </section>
  )
}
