/** A link to the site's popup window, or to a new tab if popups are blocked. */
import type { MouseEvent, ReactNode } from "react"
import { isUnmodifiedClick } from "../../lib/content/isUnmodifiedClick"

const address = "/popup.html"

/** The name of the opener window, the target of the popup's links. */
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
