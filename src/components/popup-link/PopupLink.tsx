/** A link to the site's popup: a window of 300 by 150 pixels, or a new tab where popups are blocked. */
import type { MouseEvent, ReactNode } from "react"

const address = "/popup.html"

/** The name by which the popup's links find the window that opened it. */
export const siteWindow = "juhq"

type Props = { children: ReactNode; className?: string }

/** Whether a click is a plain one, that asks for no tab or window of its own. */
function isPlain({ defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return !defaultPrevented && button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey
}

function open(event: MouseEvent) {
  if (!isPlain(event)) return
  if (!window.name) window.name = siteWindow
  const popup = window.open(address, "juhq-popup", "popup,width=300,height=150")
  if (!popup) return
  event.preventDefault()
  popup.focus()
}

export function PopupLink({ children, className }: Props) {
  return (
    <a href={address} target="_blank" rel="noopener" className={className} onClick={open}>
      {children}
      <span className="visually-hidden"> (opens in a new window)</span>
    </a>
  )
}
