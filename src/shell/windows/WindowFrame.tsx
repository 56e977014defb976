import { type CSSProperties, type ReactNode, useRef } from "react"
import { usePage } from "../../hooks/page/page"
import * as styles from "./Frame.module.css"
import { SystemMenu } from "./SystemMenu"
import { TitleBarButtons } from "./TitleBarButtons"
import { useWindowMove } from "./useWindowMove"
import { useWindowSize } from "./useWindowSize"
import { activate, frameId, minimise, useWindow, useWindows } from "./windowList"

type Props = {
  /** Id of the window, unique on the page. */
  id: "page" | "readme"
  /** Text of its button on the task bar. */
  name: string
  /** Content of the title bar: the page's heading, or a text hidden from screen readers if the heading is elsewhere. */
  title: ReactNode
  /** Accessible name of the window, if its title bar contains no heading. */
  label?: string
  /** Name of its icon. */
  icon: string
  /** Menu bar below the title. */
  menu?: ReactNode
  status?: ReactNode
  className?: string
  children: ReactNode
}

/** A window of the desktop, which can be moved, resized, minimised to the task bar, maximised and closed. */
export function WindowFrame({ id, name, title, label, icon, menu, status, className = "", children }: Props) {
  const { path } = usePage()
  const window = useWindow(path, id, name, icon)
  const { open, active } = useWindows()
  const frame = useRef<HTMLElement>(null)
  const { grip, move } = useWindowMove(id, frame, window)
  const size = useWindowSize(id, frame)
  const isActive = active === null ? id === "page" : active === id
  const isMoved = window.x !== 0 || window.y !== 0
  const isSized = window.width !== null && !window.maximised
  const style = {
    ...(isMoved && { "--x": `${window.x}px`, "--y": `${window.y}px` }),
    ...(isSized && { "--width": `${window.width}px`, "--height": `${window.height}px` }),
  }

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
      data-sized={isSized || undefined}
      style={isMoved || isSized ? (style as CSSProperties) : undefined}
      onPointerDown={() => activate(id)}
      onFocus={() => activate(id)}
      onKeyDown={event => {
        if (id !== "readme" || event.key !== "Escape" || event.defaultPrevented) return
        event.stopPropagation()
        minimise(id)
      }}
    >
      <div {...grip} className={`title-bar ${isActive ? "" : "inactive"} ${styles.bar}`} data-chrome="">
        <SystemMenu window={window} move={move} resize={size.resize} />
        {title}
        <TitleBarButtons window={window} />
      </div>
      {menu}
      {children}
      {status}
      {/* For pointers, once the scripts are there: keyboards and screen readers use the menu of the icon. */}
      {open.length > 0 && <div {...size.grip} className={styles.grip} data-chrome="" />}
    </section>
  )
}
