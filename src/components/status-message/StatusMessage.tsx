import { type ReactNode, useContext } from "react"
import { createPortal } from "react-dom"
import { StatusContext } from "../../hooks/page/status"

/** What has just happened, in the status bar of the page's window, or here where there is none; it is read aloud. */
export function StatusMessage({ children }: { children: ReactNode }) {
  const place = useContext(StatusContext)
  return place ? createPortal(children, place) : <p role="status">{children}</p>
}
