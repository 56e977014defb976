import { type ReactNode, useContext } from "react"
import { createPortal } from "react-dom"
import { StatusContext } from "../../hooks/page/status"
import { BidiIsolate } from "../bidi-isolate/BidiIsolate"

/** A message in the status bar of the page's window, or in place outside a window. Screen readers announce it. */
export function StatusMessage({ children }: { children: ReactNode }) {
  const statusBar = useContext(StatusContext)
  const message = <BidiIsolate>{children}</BidiIsolate>
  return statusBar ? createPortal(message, statusBar) : <p role="status">{message}</p>
}
