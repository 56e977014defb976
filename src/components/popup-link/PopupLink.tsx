/** A link to the site's popup: a window of 300 by 150 pixels, or a new tab where popups are blocked. */
import type { MouseEvent, ReactNode } from "react"
import { isUnmodifiedClick } from "../../lib/content/isUnmodifiedClick"

const address = "/popup.html"

/** The name by which the popup's links find the window that opened it. */
export const siteWindow = "juhq"

type Props = { children: ReactNode; className?: string }

function open(event: MouseEvent) {
  if (!isUnmodifiedClick(event)) return
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
